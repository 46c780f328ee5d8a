import { createServer, type RequestListener, type Server, request as send } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { selfSigned } from './tls';

/** Servers beside that of a story, each on a port of its own. */
export function neighbours() {
  const servers: Server[] = [];
  const listen = async (server: Server, scheme: string): Promise<string> => {
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const close = async (): Promise<void> => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  };
  return {
    /** The origin of one that answers like this. */
    http: (answer: RequestListener) => listen(createServer(answer), 'http'),
    /** The same over TLS, with a certificate that no browser trusts. */
    https: (answer: RequestListener) => listen(createTlsServer(selfSigned(), answer), 'https'),
    close,
  };
}

/** Answers with a status, headers and a body. */
export const says =
  (status: number, headers: Record<string, string> = {}, body = ''): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);

/** Hands every request on to another server. */
export const handsOnTo =
  (target: string): RequestListener =>
  (asked, response) => {
    const { method, headers, url = '/' } = asked;
    const passed = send(new URL(url, target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.pipe(passed);
  };
