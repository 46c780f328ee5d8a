import { expect, it } from 'vitest';
import { callFacts } from '../../../src/engines/sip/facts';
import { buildLadder } from '../../../src/engines/sip/ladder';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import { ethernet, ip4, pcap, udp } from './packets';

const caller = '192.0.2.1';
const server = '192.0.2.2';

/** An INVITE and where it comes from. */
interface Try {
  host?: string;
  port?: number;
  tag?: string;
  number?: number;
  vias?: number;
}

/** A try and its final answer, each as a packet. */
function tried({ host = caller, port = 5060, tag = 'a', number = 2, vias = 1 }: Try, end: string) {
  const headers = [
    ...Array.from({ length: vias }, (_, hop) => `v: SIP/2.0/UDP h${hop};branch=${end}${hop}`),
    `From: <sip:a@a>;tag=${tag}`,
    'To: <sip:b@b>',
    'Call-ID: one',
    `CSeq: ${number} INVITE`,
    'Content-Length: 0',
    '',
    '',
  ].join('\r\n');
  const sent = udp(`INVITE sip:b@b SIP/2.0\r\n${headers}`, [port, 5060]);
  const told = udp(`SIP/2.0 ${end} Any\r\n${headers}`, [5060, port]);
  return [ip4(sent, { from: host, to: server }), ip4(told, { from: server, to: host })];
}

/** Whether what became of the second try is what became of the call. */
it.each<[string, Try, boolean]>([
  ['the same port', { number: 3 }, true],
  ['another port', { port: 40_001, number: 3 }, true],
  ['another port, with the same CSeq', { port: 40_001 }, true],
  ['another port, with a lower CSeq', { port: 40_001, number: 1 }, false],
  ['another port, for another call', { port: 40_001, number: 3, tag: 'b' }, false],
  ['a proxy on the same host', { port: 5080, vias: 2 }, false],
  ['another host', { host: '192.0.2.9', number: 3 }, false],
])('an INVITE from %s after a refusal', (_name, second, counts) => {
  const packets = [...tried({}, '503'), ...tried(second, '200')];
  const { messages } = parseCapture(pcap(packets.map((packet) => ethernet(packet))));
  const [facts] = callFacts(buildLadder(messages));
  expect(facts).toMatchObject(
    counts ? { outcome: 'answered', final: 3 } : { outcome: 'refused', final: 1 },
  );
});
