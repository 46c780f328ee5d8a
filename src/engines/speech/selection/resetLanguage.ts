import type { SpeechOffer } from '../../../types';
import type { Recognition } from '../vendors';

/**
 * The language after the operator chose another recognizer (domain facts 2.3): the one in the form
 * where it is offered, else the vendor's, else the first.
 */
export function resetLanguage(
  { language }: Recognition,
  { stt }: SpeechOffer,
  current: string,
): string {
  const isOffered = (wanted: string | undefined) => stt.some(({ value }) => value === wanted);
  if (isOffered(current)) return current;
  return language && isOffered(language) ? language : (stt[0]?.value ?? current);
}
