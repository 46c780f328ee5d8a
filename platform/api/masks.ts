const SHOWN = 6;
const KEY_HEADER = '-----BEGIN PRIVATE KEY-----\n';

/** First 6 characters, then X up to the original length; 6 or fewer stay as they are (5.2, 12.2). */
export function maskSecret(secret: string, shown = SHOWN): string {
  return secret.length <= shown
    ? secret
    : secret.slice(0, shown) + 'X'.repeat(secret.length - shown);
}

/** A Google service key as JSON text with its private_key masked after the header line (5.2). */
export function maskPrivateKey(serviceKey: string): string {
  const key = JSON.parse(serviceKey) as Record<string, unknown>;
  const text = String(key.private_key);
  return JSON.stringify({ ...key, private_key: maskSecret(text, KEY_HEADER.length + SHOWN) });
}

/** Whether a value is one that a mask made: 6 characters and nothing but X, or such a Google key. */
export function isMasked(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (/^.{6}X+$/s.test(value)) return true;
  try {
    const key = JSON.parse(value) as { private_key?: unknown } | null;
    const body = String(key?.private_key).slice(KEY_HEADER.length);
    return String(key?.private_key).startsWith(KEY_HEADER) && /^.{6}X+$/s.test(body);
  } catch {
    return false;
  }
}
