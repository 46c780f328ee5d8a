import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyReply } from 'fastify';

/** How long a request may take to arrive as a whole, its body included (ms). */
const requestTimeout = 120_000;

/** What Node says of a request that it cannot read, and the status of its answer; 400 for any other. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const isReadable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** Where nothing is, and no page either. */
const nowhere = '/assets/not-found';

/**
 * A page whose address cannot be decoded is the console's, which repairs it; a file that is called so is
 * missing. The API's addresses stay as they are.
 */
function readableUrl(url: string, { method, headers }: IncomingMessage): string {
  const [path = ''] = url.split('?');
  if (isReadable(path) || path.startsWith('/api/')) return url;
  const isPage = method === 'GET' && (headers.accept ?? '').includes('text/html');
  return isPage && !path.startsWith('/assets/') ? '/' : nowhere;
}

/** Asked below the base, or by a proxy that has taken the base away: both find the same. */
const belowBase = (base: string, { url = '/' }: IncomingMessage) =>
  base !== '/' && url.startsWith(base) ? url.slice(base.length - 1) : url;

/**
 * How a server takes requests that reach no route: half-sent ones end after two minutes, an address that
 * cannot be decoded leads to the console, and what cannot be read at all is answered with `headers` too.
 * What is asked below `base` is asked of the root.
 */
export function serverFaults(headers: () => Record<string, string>, base = '/') {
  return {
    requestTimeout,
    rewriteUrl: (request) => readableUrl(belowBase(base, request), request),
    // Node's own refusal of a request without a host has no headers.
    http: { requireHostHeader: false },
    frameworkErrors: (error, _request, reply) => {
      (reply as unknown as FastifyReply)
        .code(error.statusCode ?? 400)
        .headers({ ...headers(), 'Cache-Control': 'no-store' })
        .send({ msg: error.message });
    },
    clientErrorHandler: (error, socket: Socket) => {
      if (!socket.writable) return void socket.destroy();
      const status = statuses[error.code ?? ''] ?? 400;
      const body = `${STATUS_CODES[status]}\n`;
      const all = {
        ...headers(),
        'Cache-Control': 'no-store',
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Length': String(body.length),
        Connection: 'close',
      };
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    },
  } satisfies FastifyHttpOptions<Server>;
}
