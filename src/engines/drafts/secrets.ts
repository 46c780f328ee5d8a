import { holdsPassword, withoutPasswords, withPasswordsOf } from './addresses';
import { type Change, isSameValue } from './changes';

/**
 * Where a form holds a secret: `*` stands for any row of a list. `label` is what it is called; null for
 * what the platform shows of a stored one, which nobody types again.
 */
export interface SecretField {
  path: string[];
  label: string | null;
}

const matches = (pattern: string[], path: string[]): boolean =>
  pattern.length <= path.length &&
  pattern.every((part, index) => part === '*' || part === path[index]);

/** A copy of a value without what stands at the rest of the pattern; how many values were taken out. */
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
export function withoutSecrets(
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
      if (!matches(change.path, path.slice(0, change.path.length))) continue;
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
