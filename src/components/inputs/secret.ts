/** The text at a dotted path of a record, null when there is none. */
export function storedSecretAt(record: unknown, path: string): string | null {
  const value = path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], record);
  return typeof value === 'string' && value !== '' ? value : null;
}

/**
 * The part of a masked secret that may be shown: its first characters. The platform masks with one X per
 * hidden character and leaves 6 or fewer in clear (contract 5.2); of those nothing is shown.
 */
export function secretHint(masked: string): string {
  const [, start] = /^(.{1,8}?)X+$/s.exec(masked) ?? [];
  return start ? `${start}…` : '••••••';
}

const isMask = (text: string) => /^.{6}X+$/s.test(text);

/** True for a text of the form in which the platform answers a secret, a Google key included (contract 5.2). */
export function isMaskedSecret(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const [, key] = /"private_key":\s*"(?:-----BEGIN PRIVATE KEY-----\\n)?([^"]*)"/.exec(value) ?? [];
  return isMask(key ?? value);
}
