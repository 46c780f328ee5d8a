import { describe, expect, it } from 'vitest';
import type { Hint, LegFacts } from '../../../src/engines/sip';
import { type KnownOfCall, verdictOf } from '../../../src/engines/verdict';

type Call = NonNullable<KnownOfCall['call']>;

const call: Call = {
  answered: true,
  direction: 'inbound',
  sip_status: 200,
  termination_reason: 'caller hungup',
  carrier: 'Example Telecom',
};
const out: Call = { ...call, direction: 'outbound' };
const refused = (sip_status: number, more: Partial<Call> = {}): Call => ({
  ...{ ...call, answered: false, sip_status, termination_reason: '' },
  ...more,
});

const facts: LegFacts = {
  leg: 0,
  invite: 0,
  outcome: 'answered',
  final: 3,
  ended: { by: 'caller', message: 5 },
  postDialDelay: null,
  ring: null,
  setup: null,
  talk: null,
  reasons: [],
  warnings: [],
  codecs: null,
  hints: [],
};
const messages = (
  more: Partial<LegFacts> = {},
  status: number | null = 200,
): NonNullable<KnownOfCall['messages']> => ({
  own: { facts: { ...facts, ...more }, status },
  others: [],
});
const hinted = (...hints: Hint[]) => messages({ hints });
const oneWay: Hint = {
  ...{ kind: 'oneWay', message: 3, side: 'caller' },
  ...{ address: '192.0.2.1', target: '192.0.2.2:4000' },
};
const isPrivate: Hint = {
  ...{ kind: 'privateAddress', message: 0, address: '10.0.0.1' },
  ...{ host: '192.0.2.1', isInside: false },
};
const repeated: Hint = { kind: 'retransmissions', message: 1, count: 2 };

const nothing: KnownOfCall = {
  ...{ call: null, messages: null, sound: null, trace: null, alerts: null },
  disagrees: false,
};
const stream = (category: 'best' | 'poor') => ({
  start: 0,
  end: 9_000_000,
  quality: {
    category,
    ...{ mos: 1, rating: 10, isWideband: false, delay: 1, isDelayKnown: false },
  },
});
const webhook = { span: 7, name: 'verb:hook', kind: 'webhook' as const };

describe('a call that was answered', () => {
  it.each<[string, Partial<KnownOfCall>, object]>([
    ['by its record alone', { call }, { kind: 'completed', certainty: 'told', tone: 'good' }],
    [
      'as its messages show',
      { call, messages: messages() },
      { kind: 'fine', certainty: 'shown', tone: 'good', role: null },
    ],
    [
      'and the caller of which the platform does not hear',
      { call, messages: hinted(isPrivate, oneWay) },
      { kind: 'oneWay', certainty: 'shown', role: 'carrier', hint: oneWay },
    ],
    [
      'whose own sound does not leave the platform',
      { call: out, messages: hinted(oneWay) },
      { kind: 'oneWay', role: 'platform' },
    ],
    [
      'from a device, which is not heard',
      { call: { ...call, carrier: '' }, messages: hinted(oneWay) },
      { kind: 'oneWay', role: 'caller', tone: 'fault' },
    ],
    [
      'with a private address that nothing shows to matter',
      { call, messages: hinted(isPrivate) },
      { kind: 'privateAddress', certainty: 'likely', role: null, tone: 'fault' },
    ],
    [
      'with messages that were sent again',
      { call, messages: hinted(repeated) },
      { kind: 'repeated', certainty: 'likely', tone: 'note' },
    ],
    [
      'and sounded badly',
      { call, messages: messages(), sound: { caller: [stream('best')], callee: [stream('poor')] } },
      { kind: 'poorSound', certainty: 'shown', role: 'platform' },
    ],
    [
      'while a webhook failed',
      { call, trace: { failed: [webhook] } },
      { kind: 'webhookFailed', certainty: 'shown', role: 'application', tone: 'note' },
    ],
    [
      'and ended by a fault of the application',
      { call: { ...call, termination_reason: 'application error' } },
      { kind: 'applicationError', certainty: 'told', role: 'application' },
    ],
    [
      'and ended as long as it may be',
      { call: { ...call, termination_reason: 'max duration' } },
      { kind: 'maxDuration', role: 'platform', tone: 'note' },
    ],
    [
      'and complained of',
      { call, alerts: [{ isError: true, isApplication: false }] },
      { kind: 'alerted', role: null, tone: 'note' },
    ],
    [
      'of which alerts say nothing grave',
      { call, alerts: [{ isError: false, isApplication: true }] },
      { kind: 'completed', tone: 'good' },
    ],
  ])('%s', (_name, known, expected) => {
    expect(verdictOf({ ...nothing, ...known })).toMatchObject(expected);
  });
});

const ending = (outcome: LegFacts['outcome'], by: 'caller' | 'callee' = 'callee') => ({
  outcome,
  ended: { by, message: 5 },
});

describe('a call that was not answered', () => {
  it.each<[string, Partial<KnownOfCall>, object]>([
    ['refused by the platform', { call: refused(403) }, { kind: 'notAllowed', role: 'platform' }],
    [
      'refused by the carrier',
      { call: refused(403, { direction: 'outbound' }) },
      { kind: 'notAllowed', role: 'carrier', certainty: 'told', status: 403 },
    ],
    [
      'refused by the carrier, as the messages show',
      {
        call: refused(503, { direction: 'outbound' }),
        messages: messages(ending('refused'), 503),
      },
      { kind: 'failed', role: 'carrier', certainty: 'shown' },
    ],
    [
      'over a limit, whatever the status',
      { call: refused(403, { termination_reason: 'call limit exceeded' }) },
      { kind: 'limit', role: 'platform' },
    ],
    [
      'given up',
      { call: refused(487, { termination_reason: 'caller abandoned' }) },
      { kind: 'cancelled', role: 'carrier', certainty: 'told', tone: 'note' },
    ],
    [
      'given up, as the messages show',
      { call: refused(487), messages: messages(ending('cancelled', 'caller'), 487) },
      { kind: 'cancelled', role: 'carrier', certainty: 'shown' },
    ],
    ['busy', { call: refused(486, { direction: 'outbound' }) }, { kind: 'busy', tone: 'note' }],
    ['no number', { call: refused(404) }, { kind: 'unknownNumber', role: 'platform' }],
    ['redirected', { messages: messages(ending('redirected'), 302) }, { kind: 'redirected' }],
    [
      'because nothing came back',
      {
        call: refused(408, { direction: 'outbound' }),
        messages: messages({
          ...{ outcome: 'pending', final: null, ended: null },
          hints: [{ kind: 'noResponse', message: 2 }],
        }),
      },
      { kind: 'noResponse', role: 'carrier', certainty: 'shown' },
    ],
    [
      'while a webhook of the application failed',
      { call: refused(500), trace: { failed: [webhook] } },
      { kind: 'webhookFailed', role: 'application', certainty: 'likely' },
    ],
    [
      'by its carrier, while a webhook failed that has nothing to do with it',
      { call: refused(500, { direction: 'outbound' }), trace: { failed: [webhook] } },
      { kind: 'failed', role: 'carrier' },
    ],
    [
      'as far as a capture shows that ends with a question for credentials',
      { messages: messages(ending('refused'), 407) },
      { kind: 'unknown', certainty: 'unknown', role: null },
    ],
    [
      'for want of credentials, as the record says too',
      {
        call: refused(407, { direction: 'outbound' }),
        messages: messages(ending('refused'), 407),
      },
      { kind: 'credentials', role: 'carrier', certainty: 'shown' },
    ],
    ['without anything that says it', {}, { kind: 'unknown', certainty: 'unknown' }],
  ])('%s', (_name, known, expected) => {
    expect(verdictOf({ ...nothing, ...known })).toMatchObject(expected);
  });
});

describe('the evidence of a verdict', () => {
  it('leads to the record, the messages, the failed steps and the alerts', () => {
    const { evidence } = verdictOf({
      call,
      messages: hinted(oneWay),
      sound: { caller: [], callee: [stream('best')] },
      trace: { failed: [webhook] },
      alerts: [{ isError: true, isApplication: true }],
      disagrees: false,
    });
    expect(evidence).toEqual([
      { source: 'record', says: 'result' },
      { source: 'messages', says: 'hint', message: 3 },
      { source: 'messages', says: 'ended', message: 5 },
      { source: 'sound', says: 'only', side: 'callee' },
      { source: 'trace', says: 'span', span: 7, name: 'verb:hook' },
      { source: 'alerts', says: 'alert', place: 0 },
    ]);
  });

  it('says what was heard where nothing is wrong, and that a trace holds no failure', () => {
    const heard = { caller: [stream('best')], callee: [stream('best')] };
    const of = (sound: KnownOfCall['sound']) =>
      verdictOf({ ...nothing, messages: messages(), sound, trace: { failed: [] } }).evidence;
    expect(of(heard)).toContainEqual({ source: 'sound', says: 'bothWays' });
    expect(of(null)).toContainEqual({ source: 'sound', says: 'none' });
    expect(of(null)).toContainEqual({ source: 'trace', says: 'clean' });
  });

  it('makes nothing certain where sources disagree', () => {
    const one = { ...nothing, call, messages: messages() };
    expect(verdictOf(one).certainty).toBe('shown');
    const other = verdictOf({ ...one, disagrees: true });
    expect(other.certainty).toBe('likely');
    expect(other.evidence).toContainEqual({ source: 'record', says: 'disagrees' });
  });

  it('names the other leg on which the callee refused', () => {
    const leg = { facts: { ...facts, leg: 1, outcome: 'refused' as const, final: 9 }, status: 486 };
    const known = { ...messages(ending('refused'), 480), others: [leg] };
    const { evidence } = verdictOf({ ...nothing, call: refused(480), messages: known });
    expect(evidence).toContainEqual({ source: 'messages', says: 'leg', message: 9 });
  });
});
