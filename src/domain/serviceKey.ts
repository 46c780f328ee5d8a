const header = '-----BEGIN PRIVATE KEY-----\n';

interface ServiceKey {
  private_key: string;
  client_email: string;
}

const parse = (text: string): ServiceKey | null => {
  try {
    const key: Partial<ServiceKey> = JSON.parse(text);
    return key.private_key && key.client_email ? (key as ServiceKey) : null;
  } catch {
    return null;
  }
};

/** A Google service key is JSON text with private_key and client_email. Empty is fine. */
export function validateServiceKey(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  return parse(value) ? undefined : 'app.serviceKey.invalid';
}

/**
 * A service key as it is shown: indented, the private key hidden after the PEM header and six
 * characters. A text that is no service key shows nothing.
 */
export function maskServiceKey(text: string): string {
  const key = parse(text);
  if (!key) return '';
  const shown = key.private_key.startsWith(header) ? header.length + 6 : 6;
  const hidden = Math.max(0, key.private_key.length - shown);
  const private_key = key.private_key.slice(0, shown) + 'X'.repeat(Math.min(hidden, 24));
  // The platform adds what belongs to the service, as null where there is none.
  const filled = Object.entries({ ...key, private_key }).filter(([, value]) => value !== null);
  return JSON.stringify(Object.fromEntries(filled), null, 2);
}
