import { callAddress, type Query } from './address';

/** A call of a read, as far as asking for it early needs to know it. */
export interface Question {
  path: string;
  query?: Query;
}

interface Asked {
  token: string;
  /** Until when it waits for who needs it (ms since 1970). */
  endsAt: number;
  answer: Promise<Response>;
}

declare global {
  interface Window {
    /** On the window, as those who ask and those who take are different scripts. */
    trunklineAsked?: Map<string, Asked>;
  }
}

/** How long an answer waits for who needs it (ms): as long as it may take. */
const patience = 30_000;

/**
 * Asks for what the screen of an address will ask for, before there is a screen. The answer, whatever
 * it is, waits for the same question in the same session; a question that is on its way already is not
 * asked again. Nothing is thrown: a failure is the business of who takes it.
 */
export function askEarly(question: Question, token: string): void {
  window.trunklineAsked ??= new Map();
  const address = callAddress(question);
  if (window.trunklineAsked.has(address)) return;
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const answer = fetch(address, { headers, signal: AbortSignal.timeout(patience) });
  answer.catch(() => undefined);
  window.trunklineAsked.set(address, { token, endsAt: Date.now() + patience, answer });
}

/**
 * The answer to a question that was asked early in this session, given once; undefined when there is
 * none, or when it is too old. It is rejected as `fetch` rejects.
 */
export function takeEarly(question: Question, token: string | null): Promise<Response> | undefined {
  const address = callAddress(question);
  const asked = window.trunklineAsked?.get(address);
  if (!asked) return undefined;
  window.trunklineAsked?.delete(address);
  const isFresh = asked.token === token && Date.now() < asked.endsAt;
  return isFresh ? asked.answer : undefined;
}

/** Forgets what nobody has taken: after a write it may be wrong. */
export const forgetEarly = (): void => window.trunklineAsked?.clear();
