import { holdsPassword, withoutPasswords, withPasswordsOf } from './addresses';
import { type Change, isSameValue } from './changes';

/**
 * Where a form holds a secret: `*` means any row of a list. `label` is its name; null for what the
 * platform shows of a stored secret, which nobody types again.
 */
export interface SecretField {
  path: string[];
  label: string | null;
}

const matches = (pattern: string[], path: string[]): boolean =>
  pattern.length <= path.length &&
  pattern.every((part, index) => part === '*' || part === path[index]);

/**
 * A copy of a value without what matches the rest of the pattern, and the number of removed values.
 */
function strip(value: unknown, [key, ...rest]: string[]): { value: unknown; taken: number } {
  if (key === undefined) return { value: null, taken: value == null || value === '' ? 0 : 1 };
  if (!value || typeof value !== 'object') return { value, taken: 0 };
  if (Array.isArray(value)) {
    const rows = value.map((row) => strip(row, rest));
    return {
      value: rows.map((row) => row.value),
      taken: rows.reduce((sum, row) => sum + row.taken, 0),
    };
  }
  const inner = strip((value as Record<string, unknown>)[key], rest);
  return { value: { ...value, [key]: inner.value }, taken: inner.taken };
}

/** The texts at the rest of a pattern. */
function textsAt(value: unknown, [key, ...rest]: string[]): string[] {
  if (key === undefined) {
    if (typeof value === 'string') return value === '' ? [] : [value];
    return value && typeof value === 'object'
      ? Object.values(value).flatMap((inner) => textsAt(inner, []))
      : [];
  }
  if (!value || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap((row) => textsAt(row, rest));
  return textsAt((value as Record<string, unknown>)[key], rest);
}

/** Every text that a form holds where its secrets are. */
export const secretTexts = (values: unknown, secrets: SecretField[]): string[] =>
  secrets.flatMap(({ path }) => textsAt(values, path));

/** Shorter secrets occur in other texts by chance. */
const tellingLength = 4;
/** Shorter texts may occur in a secret by chance, such as a word of a key in JSON. */
const partLength = 20;

/** The same text as it stands within JSON. */
const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);

const tells = (value: string, text: string): boolean => {
  if (value === text) return true;
  const holds = (one: string, other: string) => one.includes(other) || one.includes(escaped(other));
  if (text.length >= tellingLength && holds(value, text)) return true;
  return value.length >= partLength && holds(text, value);
};

/**
 * A copy of a value in which no text is or holds one of those given, whatever it is called there, nor is a
 * long part of one, and no address has a password. What held one is null.
 */
export function withoutTexts(value: unknown, texts: string[]): unknown {
  if (typeof value === 'string') {
    return texts.some((text) => tells(value, text)) ? null : withoutPasswords(value);
  }
  if (Array.isArray(value)) return value.map((one) => withoutTexts(one, texts));
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutTexts(inner, texts)]),
  );
}

/** What passwords in addresses are called: a message key. */
const inAddresses = 'app.drafts.addressPassword';

/** The passwords of its addresses are those that are stored already: they are put back. */
const holdsSame = ({ from, to }: Change): boolean =>
  isSameValue(withPasswordsOf(from, withoutPasswords(to)), to);

/**
 * Changes without any secret, old or new: a changed secret is left out, one in a row or a group is
 * emptied, and addresses lose their passwords. Answers with them the labels of those that were typed and
 * are not kept.
 */
export function changesWithoutSecrets(
  changes: Change[],
  secrets: SecretField[],
): { kept: Change[]; missing: string[] } {
  const missing = new Set<string>();
  const kept = changes.flatMap((change) => {
    let next = change;
    for (const { path, label } of secrets) {
      if (matches(path, change.path)) {
        if (label !== null && change.to != null && change.to !== '') missing.add(label);
        return [];
      }
      if (!matches(path.slice(0, change.path.length), change.path)) continue;
      const rest = path.slice(change.path.length);
      const to = strip(next.to, rest);
      if (label !== null && to.taken > 0) missing.add(label);
      next = { ...next, from: strip(next.from, rest).value, to: to.value };
    }
    if (holdsPassword(next.to) && !holdsSame(next)) missing.add(inAddresses);
    return [{ ...next, from: withoutPasswords(next.from), to: withoutPasswords(next.to) }];
  });
  return { kept, missing: [...missing] };
}
