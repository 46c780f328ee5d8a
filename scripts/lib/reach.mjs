import { createServer } from 'node:net';

/**
 * Whether something answers at a URL. Any HTTP status is an answer: a platform asks for a token at
 * most of its addresses. Undefined when it answers, else the reason in words.
 * @param {string} url
 * @param {number} [waitMs]
 * @returns {Promise<string | undefined>}
 */
export async function unreachable(url, waitMs = 10_000) {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(waitMs) });
    await answer.body?.cancel();
    return undefined;
  } catch (error) {
    return `No platform answers at ${url}: ${reason(error, waitMs)}.`;
  }
}

/** @type {Record<string, string>} */
const words = {
  ECONNREFUSED: 'the connection is refused, nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host name cannot be looked up just now',
  ECONNRESET: 'the connection is cut off',
  EHOSTUNREACH: 'there is no way to that host',
  ENETUNREACH: 'there is no way to that network',
  ETIMEDOUT: 'the connection takes too long',
  UND_ERR_CONNECT_TIMEOUT: 'the connection takes too long',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  CERT_HAS_EXPIRED: 'its certificate has expired',
};

/** @param {unknown} error @param {number} waitMs */
function reason(error, waitMs) {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${waitMs / 1000} seconds`;
  const cause = /** @type {{ code?: string, message?: string } | undefined} */ (error.cause);
  return words[cause?.code ?? ''] ?? cause?.message ?? error.message;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} the error code when the port cannot be had
 */
function portProblem(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code ?? 'unknown'),
    );
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

/**
 * Why the console cannot listen here, in words, with another port to try; undefined when it can.
 * @param {number} port
 * @param {string} host
 * @param {(port: number) => string} [command] what is typed for another port
 */
export async function cannotListen(port, host, command = (free) => `npm start -- --port ${free}`) {
  const code = await portProblem(port, host);
  if (code === undefined) return undefined;
  if (code === 'EADDRINUSE') {
    const free = await nextFreePort(port + 1, host);
    return [
      `Port ${port} is in use by another program (perhaps this one, started twice).`,
      `Stop that program, or try another port: ${command(free)}`,
    ].join('\n');
  }
  if (code === 'EACCES') return `Port ${port} is reserved for the system. Try one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `This machine has no address "${host}" to listen on.`;
  }
  return `Cannot listen on ${host}, port ${port}: ${code}.`;
}

/** @param {number} from @param {string} host */
async function nextFreePort(from, host) {
  for (let port = from; port < from + 50 && port < 65536; port += 1) {
    if ((await portProblem(port, host)) === undefined) return port;
  }
  return from;
}
