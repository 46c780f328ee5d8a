import type { SpeechCredential, SpeechTest, SpeechTestSide } from '../../types';

/** What a test came to, and why: a message key with what its text takes, or the platform's text. */
export interface TestOutcome {
  status: 'ok' | 'fail' | 'notTested';
  reason: { key: string; args?: Record<string, string> } | { text: string } | null;
}

type Uses = Pick<SpeechCredential, 'use_for_tts' | 'use_for_stt'>;

const key = (name: string) => `resources.speech-services.test.${name}`;
const isOk = ({ status }: SpeechTestSide) => status === 'ok';
const isUntested = ({ status }: SpeechTestSide) => status === 'not tested';

/** The two sides of a test as one status (domain: the list of speech services). */
function combinedStatus({ tts, stt }: SpeechTest, uses: Uses): TestOutcome['status'] {
  const both = uses.use_for_tts && uses.use_for_stt;
  if (both && isOk(tts) && isOk(stt)) return 'ok';
  if (uses.use_for_tts && isOk(tts) && isUntested(stt)) return 'ok';
  if (uses.use_for_stt && isOk(stt) && isUntested(tts)) return 'ok';
  return isUntested(tts) && isUntested(stt) ? 'notTested' : 'fail';
}

const words = (text: string | undefined) => (text ? { text } : { key: key('noReason') });

/** Why: a side alone by its name, both together, or once where they agree (domain: the list). */
function reasonOf(test: SpeechTest, uses: Uses): TestOutcome['reason'] {
  const { tts, stt } = test;
  if (!uses.use_for_tts && !uses.use_for_stt) return { key: key('needsUse') };
  if (combinedStatus(test, uses) === 'notTested') return { key: key('noTest') };
  if (combinedStatus(test, uses) === 'ok') return { key: key('success') };
  if (!uses.use_for_stt) return words(tts.reason);
  if (!uses.use_for_tts) return words(stt.reason);
  const [a, b] = [tts.reason, stt.reason];
  if (a && b) return a === b ? words(a) : { key: key('both'), args: { tts: a, stt: b } };
  if (a) return { key: key('tts'), args: { reason: a } };
  return b ? { key: key('stt'), args: { reason: b } } : words(undefined);
}

export const outcomeOf = (test: SpeechTest, uses: Uses): TestOutcome => ({
  status: combinedStatus(test, uses),
  reason: reasonOf(test, uses),
});

const storedSide = (ok: number | null | undefined): SpeechTestSide => ({
  status: ok === null || ok === undefined ? 'not tested' : ok ? 'ok' : 'fail',
});

/** What the platform remembers of the last test; null where there was none. */
export function storedOutcome(credential: SpeechCredential): TestOutcome | null {
  if (!credential.last_tested) return null;
  const test = {
    tts: storedSide(credential.tts_tested_ok),
    stt: storedSide(credential.stt_tested_ok),
  };
  return { status: combinedStatus(test, credential), reason: null };
}
