import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A console behind a host: the path that leads there, and whether the proxy takes it away. */
interface Behind {
  base: string;
  url: string;
  isStripped?: boolean;
}

/**
 * One host for several servers, as a web server in front of them is: the longest path wins. What leads to
 * none is answered 404.
 */
export async function oneHost(behind: Behind[]) {
  const longestFirst = behind.toSorted((one, other) => other.base.length - one.base.length);
  const server = createServer((asked, answer) => {
    const { url: path = '/', method, headers } = asked;
    const found = longestFirst.find(({ base }) => `${path}/`.startsWith(base));
    if (!found) return void answer.writeHead(404).end();
    const taken = found.isStripped ? path.slice(found.base.length - 1) || '/' : path;
    const { origin } = new URL(found.url);
    const passed = request(origin + taken, { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
