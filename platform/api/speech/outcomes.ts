import { failure, PoisonError } from '../errors';
import { type Facts, type Side, vendorRule } from './vendors';

export interface TestOutcome {
  status: 'ok' | 'fail' | 'not tested';
  /** May be missing on a failure, as on the live platform. */
  reason?: string;
}

export type Outcomes = Record<Side, TestOutcome>;

/** Words in a stored value that decide a test; see seed/README.md. */
const REASONS: Record<string, string | undefined> = {
  fail: 'The provided credentials are invalid or have been revoked',
  expired: 'The API key has expired',
  quota: 'Quota exceeded for this project',
  unreachable: 'fetch failed',
  noreason: undefined,
};
const WORD =
  /\b(?:(tts|stt)-)?(fail|expired|quota|unreachable|noreason|untested)(?:-(tts|stt))?\b/i;
const SLOW = /\bslow\b/i;
const SLOW_MILLISECONDS = 1500;

const UNTESTED: TestOutcome = { status: 'not tested' };

/** The vendors whose test takes the live server down when they cannot be reached (contract 25). */
const CRASHING = ['gladia', 'houndify'];

/**
 * What a connection test of a stored credential finds: `not tested` for a side that is not used or
 * that the vendor's test does not know, otherwise what the words in the stored values say, `ok`
 * without one. Throws where the live platform answers 500 or crashes (contract 12.3, 25).
 */
export function testOutcomes(vendor: string, stored: Facts, uses: Record<Side, boolean>): Outcomes {
  const tests = vendorRule(vendor)?.tests ?? [];
  const word = decidingWord(stored);
  if (word?.word === 'unreachable') {
    if (CRASHING.includes(vendor)) throw new PoisonError(`test of unreachable ${vendor}`);
    if (vendor === 'speechmatics') throw failure('getaddrinfo ENOTFOUND');
  }
  const outcome = (side: Side): TestOutcome => {
    if (!uses[side] || !tests.includes(side)) return UNTESTED;
    if (!word || (word.side && word.side !== side)) return { status: 'ok' };
    if (word.word === 'untested') return UNTESTED;
    const reason = REASONS[word.word];
    return { status: 'fail', ...(reason ? { reason } : {}) };
  };
  return { tts: outcome('tts'), stt: outcome('stt') };
}

/** Whether the vendor refuses its lists to this credential. */
export function refusesLists(stored: Facts): boolean {
  const word = decidingWord(stored)?.word;
  return word !== undefined && word !== 'untested';
}

/** How long a vendor thinks over a test or a question for its lists, in milliseconds. */
export function responseDelay(stored: Facts): number {
  return valuesOf(stored).some((value) => SLOW.test(value)) ? SLOW_MILLISECONDS : 0;
}

function decidingWord(stored: Facts): { word: string; side: string | undefined } | undefined {
  for (const value of valuesOf(stored)) {
    const [, before, word, after] = WORD.exec(value) ?? [];
    if (word) return { word: word.toLowerCase(), side: (before ?? after)?.toLowerCase() };
  }
  return undefined;
}

const valuesOf = (stored: Facts) =>
  Object.values(stored).filter((value) => typeof value === 'string');
