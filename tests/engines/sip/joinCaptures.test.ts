import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callLadder } from '../../../src/engines/sip/callLadder';
import { joinCaptures } from '../../../src/engines/sip/joinCaptures';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import type { Capture, SipMessage } from '../../../src/engines/sip/types';
import { propertyRuns } from '../../support/propertyRuns';
import { captureOf, script } from './dialogs';

const captured = (messages: SipMessage[]): Capture => ({
  ...{ messages, problems: [], packets: messages.length, otherPackets: 0, work: 0 },
});
const shown = ({ messages, facts }: ReturnType<typeof callLadder>) => ({
  messages: messages.map(({ time, text, isRetransmission }) => [time, text, isRetransmission]),
  facts,
});

const second = 1_000_000;
const [caller, proxy, callee] = ['192.0.2.1:5060', '192.0.2.2:5060', '192.0.2.3:5060'] as const;
const hop = (text: string, time: number, ends: readonly [string, string]): SipMessage => ({
  ...{ packet: 1, time: time * second, source: ends[0], destination: ends[1], transport: 'udp' },
  ...{ method: 'INVITE', status: null, reason: '', callId: 'one', cseq: '1 INVITE', branch: text },
  ...{ from: '', to: '', toTag: '', rseq: '', agent: '', hasSdp: false, body: '', text },
  ...{ isCut: false },
});
const near = [caller, proxy] as const;
const far = [proxy, callee] as const;

/** The texts of what is joined with their times in seconds, and how many were captured by several taps. */
function joined(...files: SipMessage[][]) {
  const { messages, copies } = joinCaptures(files.map(captured));
  const told = messages.map(({ text, time }) => `${text} ${time / second}`);
  return { told: told.sort(), copies };
}
const times = (shift: number, ...parts: SipMessage[]): SipMessage[] =>
  parts.map((one) => ({ ...one, time: one.time + shift * second }));

it('two captures of a call by hosts whose clocks differ are one call', () => {
  const lag = fc.array(fc.integer({ min: 0, max: 90_000 }), { minLength: 60, maxLength: 60 });
  const clock = fc.oneof(
    fc.integer({ min: -3 * second, max: 3 * second }),
    fc.integer({ min: -40_000, max: 40_000 }).map((seconds) => seconds * second),
  );
  fc.assert(
    fc.property(script, clock, lag, (plan, ahead, lags) => {
      const one = parseCapture(captureOf(plan));
      fc.pre(one.messages.length > 2);
      const other = one.messages.map((message, place) => {
        return { ...message, time: message.time + ahead + (lags[place] ?? 0) };
      });
      expect(shown(callLadder([one, captured(other)]))).toEqual(shown(callLadder([one])));
    }),
    { numRuns: propertyRuns(100, 1_000) },
  );
});

describe('of two captures', () => {
  const call = [hop('a', 0, near), hop('b', 1, near), hop('c', 2, near), hop('d', 9, near)];

  it('what one has alone is told by the clock of the first, and another call by its own', () => {
    const more = [hop('x', 1.5, far), hop('y', 3, far), { ...hop('z', 4, far), callId: 'two' }];
    const told = ['a 0', 'b 1', 'c 2', 'd 9', 'x 1.5', 'y 3', 'z 11'];
    expect(joined(call, times(7, ...call, ...more))).toEqual({ told, copies: 4 });
    expect(joined(call, times(7, ...call.slice(1), ...more)).told).toEqual(told);
  });

  it('over connections, too, which repeat nothing', () => {
    const connected = call.map((one): SipMessage => ({ ...one, transport: 'tcp' }));
    expect(joined(connected, times(0.04, ...connected)).copies).toBe(4);
  });

  it.each([-30, -0.7, 0, 60])('%d s apart a sending that one tap did not see stays', (shift) => {
    const again = hop('a', 0.5, near);
    const told = ['a 0', 'a 0.5', 'b 1', 'c 2', 'd 9'];
    expect(joined([...call, again], times(shift, ...call.slice(1))).told).toEqual(told);
    expect(joined(call, times(shift, again, ...call.slice(1))).told).toEqual(told);
  });

  it('the next one may begin with what is sent again', () => {
    const again = times(0.5, hop('a', 0, near), hop('b', 1, near), hop('c', 2, near));
    const rest = ['e', 'f', 'g', 'h'].map((text, place) => hop(text, 10 + place, near));
    expect(joined(call, [...again, ...rest])).toMatchObject({ copies: 0 });
    expect(joined(call, [...again, ...rest]).told).toHaveLength(11);
  });

  it('a packet that was written into both at the same time stands once, and is no copy', () => {
    expect(joined(call, [...call.slice(3), hop('e', 10, near)])).toEqual({
      told: ['a 0', 'b 1', 'c 2', 'd 9', 'e 10'],
      copies: 0,
    });
  });
});

/** Messages by their letters, 2 s apart; in capitals those of another way, and behind a bar of another call. */
const spoken = (letters: string) => {
  const [own = '', others = ''] = letters.split('|');
  return [...own, ...others].map((letter, place): SipMessage => {
    const message = hop(letter, 2 * place, letter === letter.toUpperCase() ? far : near);
    return place < own.length ? message : { ...message, callId: 'two' };
  });
};

it.each<[what: string, first: string, second: string, copies: number]>([
  ['two messages', 'ab', 'ab', 0],
  ['three', 'abc', 'abc', 3],
  ['three of five of the first', 'abcde', 'abc', 3],
  ['three of six of the first', 'abcdef', 'abc', 0],
  ['three of five of the second', 'abc', 'abcde', 3],
  ['three of six of the second', 'abc', 'abcdef', 0],
  ['three, and other ones of another way', 'abcDEFG', 'abcHIJK', 3],
  ['three, and other ones of another call', 'abc|defg', 'abc|hijk', 3],
  ['two, and two of another call', 'ab|cd', 'ab|cd', 4],
])('how clocks differ is shown by most of what both see: %s', (_what, first, second, copies) => {
  expect(joined(spoken(first), times(7, ...spoken(second))).copies).toBe(copies);
});

it.each([
  [-250_001, 0],
  [-250_000, 0],
  [-249_999, 1],
  [-1, 1],
  [0, 0],
  [1, 1],
  [249_999, 1],
  [250_000, 0],
])('the same message is the same packet within a quarter of a second: %i', (later, copies) => {
  const call = spoken('abcd');
  const other = call.map((one, place) => ({ ...one, time: one.time + (place === 3 ? later : 0) }));
  expect(joined(call, other)).toMatchObject({ copies });
  const isOne = Math.abs(later) < 250_000;
  expect(joined(call, other).told).toHaveLength(isOne ? 4 : 5);
});

it.each<[what: string, files: [messages: string, ...problems: string[]][], told: string[]]>([
  ['none', [['ab'], ['cd']], []],
  [
    'the same of both',
    [
      ['ab', 'gaps 2'],
      ['cd', 'gaps 1'],
    ],
    ['gaps 3'],
  ],
  [
    'others',
    [
      ['ab', 'gaps 2'],
      ['cd', 'cutPackets 1', 'gaps 1'],
    ],
    ['gaps 3', 'cutPackets 1'],
  ],
  ['nothing in one of them', [['ab'], ['', 'noSip 1']], []],
  ['a file without packets', [['', 'noPackets 1', 'gaps 1'], ['ab']], ['gaps 1']],
  [
    'nothing in both',
    [
      ['', 'noSip 1'],
      ['', 'noSip 1'],
    ],
    ['noSip 2'],
  ],
  ['copies', [['abcd', 'gaps 1'], ['+abcd']], ['copies 4', 'gaps 1']],
])('what is wrong with several captures is told once: %s', (_what, files, told) => {
  const captures = files.map(([letters, ...problems]): Capture => {
    const shift = letters.startsWith('+') ? 7 : 0;
    const messages = [...letters.replace('+', '')].map((text, place) =>
      hop(text, shift + 2 * place, near),
    );
    const listed = problems.map(
      (problem) => problem.split(' ') as [Capture['problems'][0]['kind'], string],
    );
    return {
      ...captured(messages),
      problems: listed.map(([kind, count]) => ({ kind, count: Number(count) })),
    };
  });
  const { problems, packets } = callLadder(captures);
  expect(problems.map(({ kind, count }) => `${kind} ${count}`)).toEqual(told);
  expect(packets).toBe(captures.reduce((sum, { messages }) => sum + messages.length, 0));
});
