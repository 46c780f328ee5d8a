import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where a call of the suite stands, as the engine sees it. */
export type CallStanding = 'trying' | 'ringing' | 'in-progress' | 'completed';

/** An engine that a platform of others is given for the calls of the suite. */
export interface EngineStandIn {
  url: string;
  /** Where each call stands; one that is missing is gone. */
  calls: Map<string, CallStanding>;
  close(): void;
}

/**
 * Answers what the suite asks the platform to pass on, as an engine does: a call that is gone, or that
 * is not answered, cannot be hung up (contract 5.7).
 */
export async function startEngineStandIn(): Promise<EngineStandIn> {
  const calls: EngineStandIn['calls'] = new Map();
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      const answer = (status: number, type: string, body: string) =>
        response.writeHead(status, { 'Content-Type': type }).end(body);
      const [, callSid] = /\/updateCall\/(.+)$/.exec(request.url ?? '') ?? [];
      if (!callSid) {
        const sid = randomUUID();
        answer(201, 'application/json', JSON.stringify({ sid, callId: `${sid}@10.0.0.9` }));
        return;
      }
      const standing = calls.get(callSid);
      const { call_status, sip_request } = JSON.parse(text);
      if (!standing || standing === 'completed') {
        answer(422, 'text/plain', `call session is gone for call_sid ${callSid}`);
      } else if (call_status === 'completed' && standing !== 'in-progress') {
        const why = 'current call state is incompatible with requested action for call_sid';
        answer(422, 'text/plain', `${why} ${callSid}`);
      } else if (sip_request) {
        answer(200, 'application/json', JSON.stringify({ status: 200, reason: 'OK' }));
      } else {
        answer(202, 'text/plain', 'Accepted');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, calls, close: () => server.close() };
}
