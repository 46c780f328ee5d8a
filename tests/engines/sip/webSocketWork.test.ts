import { expect, it } from 'vitest';
import { defaultLimits, SipLog } from '../../../src/engines/sip/limits';
import { WebSocketReader } from '../../../src/engines/sip/webSocket';

/** A final frame of 100 bytes under a mask of zeros. */
const frame = (opcode: number) => [0x80 | opcode, 0x80 | 100, 0, 0, 0, 0, ...Array(100).fill(0x41)];

it.each([
  // Taken out of its mask, and looked at twice.
  { kind: 'text', opcode: 1, each: 300, inAThousand: 1200 },
  { kind: 'pong', opcode: 10, each: 100, inAThousand: 1100 },
])('what each frame of $kind holds is work, which ends the reading', (one) => {
  const sent = Uint8Array.from(Array.from({ length: 30 }, () => frame(one.opcode)).flat());
  /** The work beside taking the bytes in, where that much is allowed. */
  const read = (beyond: number) => {
    const limits = { ...defaultLimits, workBase: sent.length + beyond, workPerByte: 0 };
    const log = new SipLog(limits, 0);
    const reader = new WebSocketReader(log);
    reader.push(sent);
    return log.work - sent.length;
  };
  expect([read(0), read(1000), read(1_000_000)]).toEqual([
    one.each,
    one.inAThousand,
    30 * one.each,
  ]);
});
