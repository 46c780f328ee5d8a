import { askEarly } from '../http/early';
import { placeOf } from '../routing/addresses';
import * as session from '../session';
import { firstQuestions } from './firstQuestions';

/**
 * Asks what the console will ask first at this path of its own, where somebody is signed in who gets there.
 * Answers whether that is so.
 */
export function askFirst(address: Pick<Location, 'pathname' | 'search'>): boolean {
  const identity = session.identity();
  const token = session.token();
  if (!identity || !token || session.forcedChange()) return false;
  if (!placeOf(address.pathname)) return false;
  const caller = { ...identity, providerSid: session.currentServiceProvider() };
  const storedAccount = session.storedAccountFilter();
  for (const question of firstQuestions(address, { caller, storedAccount })) {
    askEarly(question, token);
  }
  return true;
}
