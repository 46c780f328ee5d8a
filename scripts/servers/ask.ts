// One request as it is written, to a server with any certificate.
import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';

export interface Question {
  /** As it goes over the wire: nothing in it is put right. */
  path: string;
  method?: string;
  headers?: Record<string, string>;
  /** Told once, when the first of the answer's body is here. */
  onFirst?: () => void;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks a server, such as `https://127.0.0.1:8443`. Rejects where nothing answers within 20 seconds. */
export function ask(
  origin: string,
  { path, method = 'GET', headers, onFirst }: Question,
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const request = protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ hostname, port, path, method, headers },
        rejectUnauthorized: false,
        agent: false,
        timeout: 20_000,
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.once('data', () => onFirst?.());
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const { statusCode = 0, headers: said } = answer;
          resolve({ status: statusCode, headers: said, body: Buffer.concat(parts) });
        });
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer within 20 seconds')));
    sent.on('error', reject);
    sent.end();
  });
}
