import type { Hint, LegFacts } from '../../src/engines/sip';
import { type KnownOfCall, verdictOf } from '../../src/engines/verdict';

export type JudgedCall = NonNullable<KnownOfCall['call']>;
export type JudgedLeg = NonNullable<KnownOfCall['messages']>['own'];
export type Verdict = ReturnType<typeof verdictOf>;

/** The record of a call that went out over a carrier and was not answered. */
export const callOf = (more: Partial<JudgedCall> = {}): JudgedCall => ({
  ...{ answered: false, direction: 'outbound', sip_status: 500 },
  ...{ termination_reason: '', carrier: 'Example Telecom', ...more },
});
/** The same of one that came in. */
export const incoming = (sip_status: number, more: Partial<JudgedCall> = {}) =>
  callOf({ direction: 'inbound', sip_status, ...more });
export const answered = callOf({ answered: true, sip_status: 200 });

const facts: LegFacts = {
  ...{ leg: 0, invite: 0, outcome: 'refused', final: 3, ended: null, postDialDelay: null },
  ...{ ring: null, setup: null, talk: null, reasons: [], warnings: [], codecs: null, hints: [] },
};
/** A leg as its messages show it: refused, unless more is said of it. */
export const legOf = (status: number | null, more: Partial<LegFacts> = {}): JudgedLeg => ({
  facts: { ...facts, ...more },
  status,
});
export const messagesOf = (own: JudgedLeg, others: JudgedLeg[] = []) => ({ own, others });
export const answeredLeg = (hints: Hint[] = []) => legOf(200, { outcome: 'answered', hints });

/** The verdict on a call of which nothing else is known. */
export const verdictWith = (known: Partial<KnownOfCall>) =>
  verdictOf({
    ...{ call: null, messages: null, sound: null, trace: null, alerts: null, disagrees: false },
    ...known,
  });
