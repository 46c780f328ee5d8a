import { describe, expect, it } from 'vitest';
import type { LegFacts } from '../../../src/engines/sip';
import { callFacts as texts } from '../../../src/i18n/en/callFacts';
import { adviceKey, refusalKey } from '../../../src/resources/recent-calls/details/advice';
import { disagreementsOf } from '../../../src/resources/recent-calls/details/disagreements';
import type { RecentCall } from '../../../src/types';

type Refused = [RecentCall['direction'], number, string, string | null];
const refused: Refused[] = [
  ['inbound', 403, 'call limit exceeded', 'ownAdvice.callLimit'],
  ['inbound', 503, 'Maximum calls in progress', 'ownAdvice.callLimit'],
  ['inbound', 403, 'rejected', 'ownAdvice.403'],
  ['inbound', 404, 'number not found', 'ownAdvice.404'],
  ['inbound', 420, '', 'ownAdvice.other'],
  ['inbound', 0, '', null],
  ['outbound', 403, 'declined', 'advice.403'],
  ['outbound', 503, 'service unavailable', 'advice.503'],
  ['outbound', 503, 'call limit exceeded', 'ownAdvice.callLimit'],
  ['outbound', 486, 'busy', 'advice.486'],
];

describe('what to check', () => {
  it.each(refused)('%s %d, "%s"', (direction, sip_status, termination_reason, expected) => {
    const call = { direction, sip_status, termination_reason };
    expect(adviceKey({ ...call, answered: false })).toBe(expected);
    expect(adviceKey({ ...call, answered: true })).toBeNull();
  });

  it('is told for every refusal of the platform, and blames nobody else', () => {
    const { ownAdvice } = texts;
    for (let status = 300; status < 700; status += 1) {
      const key = refusalKey(status, true)?.replace('ownAdvice.', '') as keyof typeof ownAdvice;
      expect(ownAdvice[key], String(status)).toBeTruthy();
      expect(ownAdvice[key]).not.toMatch(/other side|ask the carrier|carrier refuses/i);
    }
  });
});

describe('sources that disagree', () => {
  const call = {
    ...{ answered: true, sip_status: 200, termination_reason: 'caller hungup', duration: 60 },
    attempted_at: '2026-01-01T10:00:00.000Z',
    answered_at: '2026-01-01T10:00:04.000Z',
  } as RecentCall;
  const span = (seconds: number) => ({ from: 0, to: 1, time: seconds * 1e6 });
  const facts = {
    ...{ outcome: 'answered', ended: { by: 'caller', message: 5 } },
    ...{ setup: span(4.2), talk: span(60.4) },
  } as LegFacts;
  const about = (
    more: Partial<LegFacts>,
    status: number | null = 200,
    record: Partial<RecentCall> = {},
  ) =>
    disagreementsOf({ ...call, ...record }, { facts: { ...facts, ...more }, status }, null).map(
      (one) => one.about,
    );

  it('are none where times are rounded and a side is not named', () => {
    expect(about({})).toEqual([]);
    expect(about({ setup: span(2.5), talk: span(58.5), ended: null })).toEqual([]);
    const byPlatform = { termination_reason: 'application error' };
    expect(about({ ended: { by: 'callee', message: 5 } }, 200, byPlatform)).toEqual([]);
    expect(disagreementsOf(call, null, null)).toEqual([]);
    // A proxy rings while a capture shows it: no final answer is no other answer.
    expect(about({ outcome: 'pending', setup: null, talk: null }, 180)).toEqual([]);
  });

  it.each([
    ['who hung up', { ended: { by: 'callee' as const, message: 5 } }, 200, ['end']],
    ['the answer', { outcome: 'refused' as const, setup: null, talk: null }, 486, ['result']],
    ['when it was answered', { setup: span(0.4) }, 200, ['answered']],
    ['how long it lasted', { talk: span(33) }, 200, ['duration']],
  ])('about %s', (_name, more, status, expected) => {
    expect(about(more, status)).toEqual(expected);
  });

  it.each([
    ['two seconds of a short wait', { setup: span(2) }, []],
    ['more than two seconds of it', { setup: span(1.9) }, ['answered']],
    ['a later answer', { setup: span(6.1) }, ['answered']],
    ['a fifth of the length', { talk: span(75) }, []],
    ['more than a fifth more', { talk: span(75.1) }, ['duration']],
    ['a fifth less', { talk: span(48) }, []],
    ['more than a fifth less', { talk: span(47.9) }, ['duration']],
  ])('in times: %s', (_name, more, expected) => {
    expect(about(more)).toEqual(expected);
  });

  const refusedBoth = { outcome: 'refused' as const, setup: null };
  it.each<[string, Partial<LegFacts>, number | null, Partial<RecentCall>, string[]]>([
    ['no answer was seen', { outcome: 'pending' }, null, { sip_status: 486 }, []],
    ['only that it is on its way was seen', {}, 199, { sip_status: 486 }, []],
    ['an answer was seen', {}, 200, { sip_status: 486 }, ['result']],
    ['only one of both says that it was answered', {}, 200, { answered: false }, ['result']],
    ['both say the same refusal', refusedBoth, 486, { answered: false, sip_status: 486 }, []],
    ['it lasted in messages alone', { talk: span(9) }, 200, { answered: false }, ['result']],
    ['no time of the answer is stored', { setup: span(0.1) }, 200, { answered_at: undefined }, []],
    ['the called party hung up', {}, 200, { termination_reason: 'called party hungup' }, ['end']],
    ['a name only begins like a side', {}, 200, { termination_reason: 'callerid rejected' }, []],
    ['no reason is stored', {}, 200, { termination_reason: undefined }, []],
  ])('where %s', (_name, more, status, record, expected) => {
    expect(about(more, status, record)).toEqual(expected);
  });

  it('may be record and messages', () => {
    expect(
      disagreementsOf(call, { facts: { ...facts, setup: span(0) }, status: 200 }, null),
    ).toEqual([{ about: 'answered', source: 'messages' }]);
  });

  it('may be record and trace', () => {
    const trace = (attributes: object) =>
      disagreementsOf(call, null, new Map(Object.entries(attributes)));
    expect(trace({ sipStatus: 200, callTerminationBy: 'caller' })).toEqual([]);
    expect(trace({ callTerminationBy: 'jambonz' })).toEqual([]);
    // It rings in the trace: that is no other answer. One of success is.
    expect(trace({ sipStatus: 199 })).toEqual([]);
    const refused = { ...call, answered: false, sip_status: 486, termination_reason: '' };
    const answered = new Map<string, unknown>([
      ['sipStatus', 200],
      ['callTerminationBy', 'callee'],
    ]);
    expect(disagreementsOf(refused, null, answered)).toEqual([
      { about: 'result', source: 'trace' },
    ]);
    expect(trace({ sipStatus: 480, callTerminationBy: 'callee' })).toEqual([
      { about: 'end', source: 'trace' },
      { about: 'result', source: 'trace' },
    ]);
  });
});
