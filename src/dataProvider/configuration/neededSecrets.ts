import type { Permission, WorkItem } from './stages';

const placeholder = /^\$\{([A-Za-z_][A-Za-z0-9_]*)\}$/;

/** Names of placeholders in a value, as a comparison shows it or as a document holds it. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const name = placeholder.exec(value)?.[1];
    return name ? [name] : [];
  }
  if (!value || typeof value !== 'object') return [];
  if ('secret' in value && typeof value.secret === 'string') {
    return value.secret ? [value.secret] : [];
  }
  return Object.values(value).flatMap(namesIn);
}

/**
 * The placeholders that work cannot be done without: those of what is made, and of what gets a secret for the
 * first time. With `replacesSecrets` others may be given as well.
 */
export function neededSecrets(items: readonly WorkItem[]): string[] {
  const names = items.flatMap(({ deed, change, fields }) => {
    if (deed === 'make' || deed === 'replace') return namesIn(change.entry.fields);
    if (deed === 'remove' || deed === 'release') return [];
    return namesIn(
      change.fields.filter(({ field }) => fields.includes(field)).map(({ after }) => after),
    );
  });
  return [...new Set(names)];
}

/** Those that may be given: of stored records as well, where their secrets are to be replaced. */
export const possibleSecrets = (
  items: readonly WorkItem[],
  { replacesSecrets }: Permission,
): string[] =>
  replacesSecrets
    ? [...new Set(items.flatMap(({ change }) => namesIn(change.entry.fields)))]
    : neededSecrets(items);
