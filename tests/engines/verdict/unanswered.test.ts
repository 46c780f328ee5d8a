import { describe, expect, it } from 'vitest';
import type { KnownOfCall, VerdictKind } from '../../../src/engines/verdict';
import {
  answered,
  callOf,
  incoming,
  type JudgedCall,
  type JudgedLeg,
  legOf,
  messagesOf,
  type Verdict,
  verdictWith,
} from '../../support/knownCalls';

describe('a status that refuses a call', () => {
  const kinds: [VerdictKind, 'note' | 'fault', number[]][] = [
    ['credentials', 'fault', [401, 407]],
    ['notAllowed', 'fault', [402, 403, 428, 433, 436, 437, 438]],
    ['unknownNumber', 'fault', [404, 410, 414, 416, 484, 485, 604]],
    ['noAnswer', 'note', [408, 480]],
    ['busy', 'note', [486, 600]],
    ['cancelled', 'note', [487]],
    ['codecs', 'fault', [415, 488, 606]],
    ['declined', 'note', [603, 607, 608]],
    ['redirected', 'note', [300, 302, 399]],
    ['failed', 'fault', [500, 503, 599]],
    ['rejected', 'fault', [400, 420, 499, 699]],
  ];
  const rows = kinds.flatMap(([kind, tone, all]) =>
    all.map((status) => ({ status, kind, tone, role: kind === 'cancelled' ? 'caller' : 'called' })),
  );
  it.each(rows)('$status is $kind, a $tone', ({ status, ...expected }) => {
    const role = expected.role === 'called' ? 'carrier' : 'platform';
    const record = callOf({ sip_status: status });
    expect(verdictWith({ call: record })).toMatchObject({ ...expected, role, certainty: 'told' });
    // Of a capture alone nobody knows who is at the other end.
    const certainty = expected.kind === 'cancelled' ? 'likely' : 'shown';
    const own = legOf(status);
    const seen = expected.kind === 'credentials' ? { kind: 'unknown' } : { ...expected, certainty };
    expect(verdictWith({ messages: messagesOf(own) })).toMatchObject(seen);
  });

  it.each([200, 299, 0])('is none below 300: %i', (sip_status) => {
    expect(verdictWith({ call: callOf({ sip_status }) })).toMatchObject({ kind: 'unknown' });
  });

  it.each<[string, number, VerdictKind, Verdict['role']]>([
    ['call limit exceeded', 403, 'limit', 'platform'],
    ['maximum calls reached', 503, 'limit', 'platform'],
    ['max calls reached', 503, 'limit', 'platform'],
    ['caller abandoned', 480, 'cancelled', 'carrier'],
    ['Caller hung up', 480, 'cancelled', 'carrier'],
    ['callee and caller hungup', 480, 'noAnswer', 'platform'],
    ['Application error: 404', 480, 'applicationError', 'platform'],
    ['no application error', 480, 'noAnswer', 'platform'],
  ])('means less than the reason “%s”', (termination_reason, status, kind, role) => {
    expect(verdictWith({ call: incoming(status, { termination_reason }) })).toMatchObject({
      ...{ kind, role, status, certainty: 'told' },
    });
  });

  it('is that of the messages, of a cancelled call that of the record too', () => {
    const of = (own: JudgedLeg, more: Partial<JudgedCall> = {}) =>
      verdictWith({ call: callOf({ sip_status: 503, ...more }), messages: messagesOf(own) }).status;
    expect(of(legOf(486))).toBe(486);
    expect(of(legOf(null))).toBe(503);
    expect(of(legOf(407))).toBe(503);
    expect(of(legOf(486, { outcome: 'pending' }))).toBe(503);
    const cancelled = { outcome: 'cancelled' as const };
    expect(of(legOf(480, cancelled))).toBe(480);
    expect(of(legOf(null, cancelled))).toBe(503);
    expect(of(legOf(null, cancelled), { answered: true })).toBe(487);
    expect(of(legOf(null, cancelled), { sip_status: 200 })).toBe(487);
  });

  it('is shown by the final answer that has it, and by nothing else', () => {
    const certainty = (own: JudgedLeg, record: JudgedCall | null = incoming(486)) =>
      verdictWith({ call: record, messages: messagesOf(own) }).certainty;
    expect(certainty(legOf(486))).toBe('shown');
    expect(certainty(legOf(486, { final: null }))).toBe('told');
    expect(certainty(legOf(407))).toBe('told');
    expect(certainty(legOf(486, { final: null }), null)).toBe('likely');
    // A 487 alone does not say who gave up.
    expect(certainty(legOf(487))).toBe('told');
    expect(certainty(legOf(487, { outcome: 'cancelled' }))).toBe('shown');
  });
});

describe('the side that a verdict is about', () => {
  it.each<[Partial<JudgedCall> | null, Verdict['role'], Verdict['role']]>([
    [{ direction: 'inbound' }, 'carrier', 'platform'],
    [{ direction: 'inbound', carrier: '' }, 'caller', 'platform'],
    [{ direction: 'outbound' }, 'platform', 'carrier'],
    [{ direction: 'outbound', carrier: '' }, 'platform', 'called'],
    [null, 'caller', 'called'],
  ])('of %j is %s where it gave up, and %s where it was busy', (more, caller, called) => {
    const roleOf = (own: JudgedLeg) =>
      verdictWith({ call: more && callOf(more), messages: messagesOf(own) }).role;
    expect(roleOf(legOf(487, { outcome: 'cancelled' }))).toBe(caller);
    expect(roleOf(legOf(486))).toBe(called);
  });
});

describe('what stands behind a refusal of the platform', () => {
  const others = [
    legOf(486, { leg: 1, final: 9 }),
    legOf(400, { leg: 2, final: 10 }),
    legOf(399, { leg: 3, final: 11 }),
    legOf(null, { leg: 4, final: 12 }),
    legOf(503, { leg: 5, final: null }),
    legOf(487, { leg: 6, final: 14, outcome: 'cancelled' }),
    legOf(200, { leg: 7, final: 15, outcome: 'answered' }),
  ];
  const legsOf = (record: JudgedCall | null, status = 480) =>
    verdictWith({ call: record, messages: messagesOf(legOf(status), others) }).evidence.flatMap(
      (one) => (one.says === 'leg' ? [one.message] : []),
    );
  it('are the legs that were refused, where it may have passed that on', () => {
    for (const status of [480, 486, 603, 500]) {
      expect(legsOf(incoming(status), status)).toEqual([9, 10]);
      expect(legsOf(callOf({ sip_status: status }), status)).toEqual([]);
    }
    for (const status of [403, 404, 488]) expect(legsOf(incoming(status), status)).toEqual([]);
    expect(legsOf(null)).toEqual([]);
  });

  const webhook = { span: 7, name: 'verb:hook', kind: 'webhook' as const };
  it.each<[string, Partial<KnownOfCall>, boolean]>([
    ['a webhook that failed', { trace: { failed: [webhook] } }, true],
    ['a step that is no webhook', { trace: { failed: [{ ...webhook, kind: 'other' }] } }, false],
    ['no step that failed', { trace: { failed: [] } }, false],
    [
      'a grave alert of the application',
      { alerts: [{ isError: true, isApplication: true }] },
      true,
    ],
    ['no grave alert', { alerts: [{ isError: false, isApplication: true }] }, false],
    ['an alert of something else', { alerts: [{ isError: true, isApplication: false }] }, false],
    ['no alerts', { alerts: [] }, false],
  ])('is likely the application with %s', (_what, known, isApplication) => {
    const of = (record: JudgedCall) => verdictWith({ call: record, ...known });
    const found = {
      kind: 'webhookFailed',
      role: 'application',
      certainty: 'likely',
      tone: 'fault',
    };
    const plain = { kind: 'noAnswer', role: 'platform', certainty: 'told', tone: 'note' };
    expect(of(incoming(480))).toMatchObject(isApplication ? found : plain);
    // A carrier refuses for reasons of its own, and so does the platform what it does not pass on.
    expect(of(callOf({ sip_status: 480 })).kind).toBe('noAnswer');
    expect(of(incoming(404)).kind).toBe('unknownNumber');
    expect(of(incoming(480, { termination_reason: 'caller abandoned' })).kind).toBe('cancelled');
  });

  it('is silence, where nothing came back and nobody answered', () => {
    const silent = legOf(null, {
      ...{ outcome: 'pending', final: null },
      hints: [{ kind: 'noResponse', message: 2 }],
    });
    const of = (record: JudgedCall | null) =>
      verdictWith({ call: record, messages: messagesOf(silent) });
    expect(of(null)).toMatchObject({ kind: 'noResponse', role: 'called', tone: 'fault' });
    // It was captured one way only.
    expect(of(answered)).toMatchObject({ kind: 'completed', certainty: 'told', hint: null });
    const loss = legOf(486, { hints: [{ kind: 'noAck', message: 2 }] });
    expect(verdictWith({ messages: messagesOf(loss) }).kind).toBe('busy');
  });
});
