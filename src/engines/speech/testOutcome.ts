import type { SpeechCredential, SpeechTest, SpeechTestSide } from '../../types';

/** The reason of a test's status: a code with what its text names, or the platform's own text. */
export type TestReason =
  | { code: 'needsUse' | 'noTest' | 'success' | 'noReason' }
  | { code: 'both'; args: { tts: string; stt: string } }
  | { code: 'tts' | 'stt'; args: { reason: string } }
  | { text: string };

/** The result of a test of a credential. Results that the platform stored have no reason. */
export interface TestOutcome {
  status: 'ok' | 'fail' | 'notTested';
  reason: TestReason | null;
}

/** What the platform's own HTTP client says of a vendor that it cannot reach, or that takes too long. */
const noConnection = /^fetch failed$|ECONN|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|socket hang up/;

/** True for a reason that is about the way to the vendor, and no word of the vendor's own. */
export const isUnreached = (reason: string): boolean => noConnection.test(reason);

type Uses = Pick<SpeechCredential, 'use_for_tts' | 'use_for_stt'>;

const isOk = ({ status }: SpeechTestSide) => status === 'ok';
const isUntested = ({ status }: SpeechTestSide) => status === 'not tested';

/** The two sides of a test as one status (rule 10.3). */
function combinedStatus({ tts, stt }: SpeechTest, uses: Uses): TestOutcome['status'] {
  const both = uses.use_for_tts && uses.use_for_stt;
  if (both && isOk(tts) && isOk(stt)) return 'ok';
  if (uses.use_for_tts && isOk(tts) && isUntested(stt)) return 'ok';
  if (uses.use_for_stt && isOk(stt) && isUntested(tts)) return 'ok';
  return isUntested(tts) && isUntested(stt) ? 'notTested' : 'fail';
}

const textOrNone = (text: string | undefined): TestReason =>
  text ? { text } : { code: 'noReason' };

/** Why: a side alone by its name, both together, or once where they agree (rule 10.3). */
function reasonOf(test: SpeechTest, uses: Uses): TestReason {
  const { tts, stt } = test;
  if (!uses.use_for_tts && !uses.use_for_stt) return { code: 'needsUse' };
  if (combinedStatus(test, uses) === 'notTested') return { code: 'noTest' };
  if (combinedStatus(test, uses) === 'ok') return { code: 'success' };
  if (!uses.use_for_stt) return textOrNone(tts.reason);
  if (!uses.use_for_tts) return textOrNone(stt.reason);
  const [a, b] = [tts.reason, stt.reason];
  if (a && b) return a === b ? textOrNone(a) : { code: 'both', args: { tts: a, stt: b } };
  if (a) return { code: 'tts', args: { reason: a } };
  return b ? { code: 'stt', args: { reason: b } } : textOrNone(undefined);
}

/** The outcome of a test that was just run, for the uses that the credential has. */
export const testOutcome = (test: SpeechTest, uses: Uses): TestOutcome => ({
  status: combinedStatus(test, uses),
  reason: reasonOf(test, uses),
});

const storedSide = (ok: number | null | undefined): SpeechTestSide => ({
  status: ok === null || ok === undefined ? 'not tested' : ok ? 'ok' : 'fail',
});

/** What the platform remembers of the last test; null where there was none. */
export function storedTestOutcome(credential: SpeechCredential): TestOutcome | null {
  if (!credential.last_tested) return null;
  const test = {
    tts: storedSide(credential.tts_tested_ok),
    stt: storedSide(credential.stt_tested_ok),
  };
  return { status: combinedStatus(test, credential), reason: null };
}
