import type { SpeechChoice as Choice } from '../../types';

/** How many choices are drawn at a time. */
const maxRenderedChoices = 100;

/**
 * The choices, and above them what is stored where it is not one of them; `missing` says so in words.
 * Nothing stored is no choice.
 */
export function withStored(
  choices: Choice[],
  stored: string,
  missing: (name: string) => string = (name) => name,
): Choice[] {
  if (stored === '' || choices.some(({ value }) => value === stored)) return choices;
  return [{ value: stored, name: missing(stored) }, ...choices];
}

/** As many of the choices as are drawn, the chosen one among them, and a note about the rest. */
export function limitChoices(
  choices: Choice[],
  chosen: string,
  note: (count: number) => string,
): (Choice & { isNote?: true })[] {
  if (choices.length <= maxRenderedChoices) return choices;
  const first = choices.slice(0, maxRenderedChoices);
  const kept = choices.slice(maxRenderedChoices).filter(({ value }) => value === chosen);
  const rest = choices.length - first.length - kept.length;
  return [...kept, ...first, { value: '\n', name: note(rest), isNote: true }];
}
