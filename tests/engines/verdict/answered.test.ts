import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hint } from '../../../src/engines/sip';
import type { KnownOfCall, VerdictKind } from '../../../src/engines/verdict';
import {
  answered,
  answeredLeg,
  callOf,
  legOf,
  messagesOf,
  type Verdict,
  verdictWith,
} from '../../support/knownCalls';

type Stream = NonNullable<KnownOfCall['sound']>['caller'][number];

describe('what was wrong with an answered call', () => {
  const side = 'callee' as const;
  const heard = { message: 1, side, address: '192.0.2.1' };
  /** The gravest first, each with what it is called. */
  const hints: [Hint, VerdictKind][] = [
    [{ kind: 'noAck', message: 1 }, 'noAck'],
    [{ kind: 'ackLost', message: 1, count: 2 }, 'ackLost'],
    [{ ...heard, kind: 'oneWay', target: '192.0.2.2:4' }, 'oneWay'],
    [{ kind: 'noSdpAnswer', message: 1 }, 'noSdpAnswer'],
    [{ kind: 'audioRefused', message: 1 }, 'audioRefused'],
    [{ kind: 'noCodec', message: 1 }, 'noCodec'],
    [{ kind: 'direction', message: 1, direction: 'sendonly' }, 'oneWay'],
    [{ ...heard, kind: 'wrongCodec', payloadType: 8, codec: 'PCMA' }, 'wrongCodec'],
    [{ ...heard, kind: 'stopsEarly', time: 1 }, 'stopsEarly'],
    [{ kind: 'bothStop', message: 1, time: 1 }, 'bothStop'],
    [{ ...heard, kind: 'startsLate', time: 1 }, 'startsLate'],
    [{ ...heard, kind: 'loss', part: 0.1 }, 'loss'],
    [
      { kind: 'privateAddress', message: 1, address: '10.0.0.1', host: 'h', isInside: false },
      'privateAddress',
    ],
    [{ kind: 'retransmissions', message: 1, count: 2 }, 'repeated'],
  ];
  const of = (...own: Hint[]) =>
    verdictWith({ call: answered, messages: messagesOf(answeredLeg(own)) });

  it.each(hints)('%j is %s', (hint, kind) => {
    const isFeared = kind === 'privateAddress' || kind === 'repeated';
    expect(of(hint)).toMatchObject({
      ...{ kind, hint, role: 'side' in hint ? 'carrier' : null },
      ...{ certainty: isFeared ? 'likely' : 'shown', tone: kind === 'repeated' ? 'note' : 'fault' },
    });
  });

  it('is no audio at all where neither side may send any', () => {
    expect(of({ kind: 'direction', message: 1, direction: 'inactive' }).kind).toBe('noAudio');
  });

  it('is the gravest of several, wherever it stands', () => {
    const several = fc.shuffledSubarray(hints, { minLength: 1 });
    fc.assert(
      fc.property(several, (some) => {
        const [gravest] = hints.filter((one) => some.includes(one));
        expect(of(...some.map(([hint]) => hint)).hint).toBe(gravest?.[0]);
      }),
    );
  });

  const stream = (category: 'medium' | 'low' | 'poor' | null, seconds = 3): Stream => ({
    ...{ start: 1_000_000, end: 1_000_000 + seconds * 1_000_000 },
    quality: category && {
      ...{ category, mos: 1, rating: 10, isWideband: false, delay: 1, isDelayKnown: false },
    },
  });
  it.each<[string, Stream[], Stream[], Verdict['role']]>([
    ['poor', [], [stream('medium'), stream('poor')], 'carrier'],
    ['low', [stream('low')], [], 'platform'],
    ['poor on both sides', [stream('poor')], [stream('poor')], 'platform'],
    ['medium', [stream('medium')], [stream('medium')], null],
    ['not known', [stream(null)], [stream(null)], null],
    ['too short to say', [stream('poor', 2.9)], [], null],
  ])('is its sound where that is %s', (_what, caller, callee, role) => {
    const found = verdictWith({
      ...{ call: answered, messages: messagesOf(answeredLeg()) },
      sound: { caller, callee },
    });
    const kind = role ? 'poorSound' : 'fine';
    expect(found).toMatchObject({ kind, role, tone: role ? 'fault' : 'good' });
    const poor = { source: 'sound', says: 'poor', side: role === 'carrier' ? 'callee' : 'caller' };
    expect(found.evidence.some(({ says }) => says === 'poor')).toBe(role !== null);
    if (role) expect(found.evidence).toContainEqual(poor);
  });
});

describe('the evidence of a verdict', () => {
  const spans = [1, 2, 3, 4].map((span) => ({ span, name: `s${span}`, kind: 'other' as const }));
  const said = (known: Partial<KnownOfCall>) =>
    verdictWith(known).evidence.map(({ source, says, ...more }) =>
      [source, says, ...Object.values(more)].join(' '),
    );
  it.each<[string, Partial<KnownOfCall>, string[]]>([
    ['is none where nothing is known', {}, []],
    [
      'leads to the final answer, and to what ended the call',
      { messages: messagesOf(legOf(486, { ended: { by: 'caller', message: 4 } })) },
      ['messages final 3', 'messages ended 4'],
    ],
    [
      'leads to one message once',
      { messages: messagesOf(legOf(486, { ended: { by: 'callee', message: 3 } })) },
      ['messages final 3'],
    ],
    [
      'leads to a final answer that is the first message',
      { messages: messagesOf(legOf(486, { final: 0 })) },
      ['messages final 0'],
    ],
    [
      'leads to no final answer where there is none',
      { call: callOf(), messages: messagesOf(legOf(null, { final: null })) },
      ['record result'],
    ],
    [
      'leads to the hint, and to a final answer that is another message',
      { messages: messagesOf(answeredLeg([{ kind: 'noAck', message: 5 }])) },
      ['messages hint 5', 'messages final 3'],
    ],
    [
      'leads to three steps and three alerts at most',
      {
        call: callOf({ direction: 'outbound' }),
        trace: { failed: spans },
        alerts: spans.map(() => ({ isError: true, isApplication: false })),
      },
      [
        'record result',
        ...['trace span 1 s1', 'trace span 2 s2', 'trace span 3 s3'],
        ...['alerts alert 0', 'alerts alert 1', 'alerts alert 2'],
      ],
    ],
    [
      'says of both ways that they were heard, only where both were',
      {
        messages: messagesOf(answeredLeg()),
        sound: { caller: [], callee: [{ start: 0, end: 9, quality: null }] },
      },
      ['messages final 3', 'sound none'],
    ],
  ])('%s', (_what, known, evidence) => expect(said(known)).toEqual(evidence));

  it.each<[string, Partial<KnownOfCall>, Verdict['certainty']]>([
    ['what is shown', { messages: messagesOf(legOf(486)) }, 'likely'],
    ['what is told', { call: callOf() }, 'likely'],
    ['what nobody knows', {}, 'unknown'],
  ])('that disagrees makes %s no more certain than it is', (_what, known, certainty) => {
    expect(verdictWith({ ...known, disagrees: true }).certainty).toBe(certainty);
  });
});

describe('a call that was answered, without messages that say what was wrong', () => {
  const step = { span: 1, name: 'verb:say', kind: 'other' as const };
  it.each<[string, Partial<KnownOfCall>, VerdictKind, Verdict['role']]>([
    [
      'ended by its application',
      { call: { ...answered, termination_reason: 'Application error' } },
      'applicationError',
      'application',
    ],
    [
      'that was said to have no application error',
      { call: { ...answered, termination_reason: 'no application error' } },
      'completed',
      null,
    ],
    [
      'as long as it may be',
      { call: { ...answered, termination_reason: 'Maximum duration' } },
      'maxDuration',
      'platform',
    ],
    ['a step of which failed', { call: answered, trace: { failed: [step] } }, 'stepFailed', null],
    ['none of whose steps failed', { call: answered, trace: { failed: [] } }, 'completed', null],
    [
      'with a grave alert',
      {
        call: answered,
        alerts: [
          { isError: false, isApplication: false },
          { isError: true, isApplication: true },
        ],
      },
      'alerted',
      'application',
    ],
    [
      'that its messages show to be answered, whatever the record says',
      { call: callOf(), messages: messagesOf(answeredLeg()) },
      'fine',
      null,
    ],
  ])('%s', (_what, known, kind, role) => {
    expect(verdictWith(known)).toMatchObject({ kind, role, status: null });
  });
});
