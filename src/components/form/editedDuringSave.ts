import { isSameValue } from '../../engines/drafts';

type Values = Record<string, unknown>;

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const partOf = (value: unknown, key: string): unknown => (isGroup(value) ? value[key] : undefined);

/**
 * What was typed into a form while its save was on its way, as dotted paths and values: what is
 * neither as it was `sent` nor as it is `saved`. A list counts as one value.
 */
export function editedDuringSave(
  now: unknown,
  sent: unknown,
  saved: unknown,
  path: string[] = [],
): [string, unknown][] {
  if (isGroup(now)) {
    return Object.entries(now).flatMap(([key, value]) =>
      editedDuringSave(value, partOf(sent, key), partOf(saved, key), [...path, key]),
    );
  }
  const isKnown = [sent, saved].some((value) => isSameValue(value, now));
  return isKnown ? [] : [[path.join('.'), now]];
}
