import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildLadder } from '../../../src/engines/sip/ladder';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import type { SipMessage } from '../../../src/engines/sip/types';

/** One message as tshark reads it; see tests/fixtures/sip/README.md. */
interface Golden {
  frame: number;
  epoch: string;
  source: string;
  target: string;
  transport: 'UDP' | 'TCP' | 'SCTP';
  method: string | null;
  status: number | null;
  reason: string | null;
  callId: string;
  cseq: string;
  retransmission: boolean;
}

const folders = ['platform/data/captures', 'tests/fixtures/sip/captures'];
const paths = new Map(
  folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.pcap(ng)?$/.test(name))
      .map((name): [string, string] => [name, `${folder}/${name}`]),
  ),
);
const files = [...paths.keys()];
const isUnread = ({ isCut }: SipMessage, golden?: Golden) => isCut && golden?.callId === '';
const read = (name: string) => parseCapture(readFileSync(paths.get(name) ?? ''));

it('finds captures to compare', () => {
  expect(files.length).toBeGreaterThanOrEqual(35);
});

it.each(files)('reads %s as tshark does', (name) => {
  const golden: Golden[] = JSON.parse(readFileSync(`tests/fixtures/sip/${name}.json`, 'utf8'));
  const found = read(name).messages;
  const messages = [...found].sort((a, b) => a.time - b.time);
  expect(
    messages.map((message, place) => ({
      frame: message.packet,
      epoch: message.time,
      source: message.source,
      target: message.destination,
      // To tshark a WebSocket is what TCP carries.
      transport: message.transport === 'ws' ? 'TCP' : message.transport.toUpperCase(),
      method: message.status === null ? message.method : null,
      status: message.status,
      reason: message.status === null ? null : message.reason,
      // Of a segment or a fragment that was cut tshark reads no header.
      callId: isUnread(message, golden[place]) ? '' : message.callId,
      cseq: isUnread(message, golden[place]) ? '' : message.cseq,
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
  // What tshark calls sent again is sent again; provisional answers and ACKs it does not look at.
  const isLookedAt = ({ method, status }: SipMessage) =>
    status === null ? method !== 'ACK' : status >= 200;
  const shown = buildLadder(found).messages;
  // It calls those sent again, too, that were captured twice: they are no messages of their own.
  const frames = new Set(shown.map(({ packet }) => packet));
  expect(
    shown
      .filter((message) => message.isRetransmission && isLookedAt(message))
      .map(({ packet }) => packet),
  ).toEqual(
    golden.flatMap(({ retransmission, frame }) =>
      retransmission && frames.has(frame) ? [frame] : [],
    ),
  );
});

it('finds nothing wrong with the sound captures, and says what is wrong with the others', () => {
  const problems = files.map((name) => [name, read(name).problems.map(({ kind }) => kind)]);
  expect(problems.filter(([, kinds]) => kinds?.length)).toEqual([
    ['empty.pcap', ['noPackets']],
    ['truncated.pcap', ['endsEarly']],
    ['fragmented-cut.pcap', ['cutPackets', 'fragments']],
    ['homer-export.pcap', ['homerExport']],
    ['tcp-cut.pcap', ['cutPackets']],
    ['tcp-lost-keepalive.pcap', ['gaps']],
    ['tcp-lost-segment.pcap', ['gaps']],
    ['udp-cut.pcap', ['cutPackets']],
    ['websocket-secure.pcap', ['secureWebSocket', 'noSip']],
  ]);
});
