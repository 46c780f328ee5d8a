/** What stands before the host of an address: who, and the password. */
const whole = /^(\s*[a-z][a-z\d+.-]*:\/\/[^\s/?#:@]*):([^\s/?#]*)@/i;
/** The same anywhere in a text, as in JSON: no further than a quote. SIP addresses have no slashes. */
const anywhere = /\b((?:[a-z][a-z\d+.-]*:\/\/|sips?:)[^\s/?#:@"'<>]*):([^\s/?#"'<>]*)@/gi;

/** True when an address in a value, however deep, holds a password. */
export const holdsPassword = (value: unknown): boolean =>
  JSON.stringify(value ?? null) !== JSON.stringify(withoutPasswords(value) ?? null);

/** A copy of a value in which no address holds a password, however deep it stands; the user stays. */
export function withoutPasswords(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(whole, '$1@').replace(anywhere, '$1@');
  if (Array.isArray(value)) return value.map(withoutPasswords);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutPasswords(inner)]),
  );
}

/** An address with a user and no password, anywhere in a text: who, and where. */
const bare = /\b((?:[a-z][a-z\d+.-]*:\/\/|sips?:)[^\s/?#:@"'<>]*)@([^\s/?#"'<>]*)/gi;
const hostAfter = /^[^\s/?#"'<>]*/;

/**
 * A text of a draft with the passwords that the same users at the same hosts have in the current text,
 * so that passwords that a draft may not store are not removed from what is stored. Values other than
 * texts stay unchanged.
 */
export function withPasswordsOf(now: unknown, kept: unknown): unknown {
  if (typeof now !== 'string' || typeof kept !== 'string') return kept;
  const first = whole.exec(now);
  const passwords = new Map(
    [...now.matchAll(anywhere), ...(first ? [first] : [])].map((match) => {
      const [all, user = '', password = ''] = match;
      const host = hostAfter.exec(now.slice(match.index + all.length))?.[0] ?? '';
      return [`${user.trim()}@${host}`, password];
    }),
  );
  return kept.replace(bare, (address, user: string, host: string) => {
    const password = passwords.get(`${user}@${host}`);
    return password === undefined ? address : `${user}:${password}@${host}`;
  });
}
