import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildLadder } from '../../../src/engines/sip/ladder';
import { parseCapture } from '../../../src/engines/sip/parseCapture';

/** One message as tshark reads it; see tests/fixtures/sip/README.md. */
interface Golden {
  frame: number;
  epoch: string;
  source: string;
  target: string;
  transport: 'UDP' | 'TCP';
  method: string | null;
  status: number | null;
  reason: string | null;
  callId: string;
  cseq: string;
  retransmission: boolean;
}

const captures = 'platform/data/captures';
const files = readdirSync(captures).filter((name) => /\.pcap(ng)?$/.test(name));
const read = (name: string) => parseCapture(readFileSync(`${captures}/${name}`));

it('finds captures to compare', () => {
  expect(files.length).toBeGreaterThanOrEqual(15);
});

it.each(files)('reads %s as tshark does', (name) => {
  const golden: Golden[] = JSON.parse(readFileSync(`tests/fixtures/sip/${name}.json`, 'utf8'));
  const { messages } = buildLadder(read(name).messages);
  expect(
    messages.map((message) => ({
      frame: message.packet,
      epoch: message.time,
      source: message.source,
      target: message.destination,
      transport: message.transport.toUpperCase(),
      method: message.status === null ? message.method : null,
      status: message.status,
      reason: message.status === null ? null : message.reason,
      callId: message.callId,
      cseq: message.cseq,
    })),
  ).toEqual(
    golden.map(({ frame, epoch, source, target, transport, method, status, reason, ...rest }) => ({
      frame,
      // Whole microseconds; tshark prints nanoseconds.
      epoch: Number(epoch.replace('.', '').slice(0, -3)),
      source,
      target,
      transport,
      method,
      status,
      reason,
      callId: rest.callId,
      cseq: rest.cseq,
    })),
  );
  // What tshark calls sent again is sent again; provisional answers it does not look at.
  expect(
    messages
      .filter(({ status, isRetransmission }) => isRetransmission && !(status && status < 200))
      .map(({ packet }) => packet),
  ).toEqual(golden.filter(({ retransmission }) => retransmission).map(({ frame }) => frame));
});

it('finds nothing wrong with the sound captures, and says what is wrong with the others', () => {
  const problems = files.map((name) => [name, read(name).problems.map(({ kind }) => kind)]);
  expect(problems.filter(([, kinds]) => kinds?.length)).toEqual([
    ['empty.pcap', ['noPackets']],
    ['truncated.pcap', ['endsEarly']],
  ]);
});
