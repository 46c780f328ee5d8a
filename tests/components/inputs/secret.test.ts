import { describe, expect, it } from 'vitest';
import { shortenSid } from '../../../src/components/inputs/ShortSid';
import { isMaskedSecret, secretHint, storedSecretAt } from '../../../src/components/inputs/secret';
import { maskServiceKey, validateServiceKey } from '../../../src/domain/serviceKey';

describe('a stored secret', () => {
  it.each([
    ['abcdefXXXXXXXX', 'abcdef…'],
    ['abcdefX', 'abcdef…'],
    ['1XXXXXXX', '1…'],
    ['abcdef', '••••••'],
    ['short', '••••••'],
    ['', '••••••'],
    ['wholeSecretInClear', '••••••'],
  ])('%s is told as %s', (masked, hint) => {
    expect(secretHint(masked)).toBe(hint);
  });
  it.each([
    ['abcdefX', true],
    ['abcdefXXXXXXXX', true],
    ['{"private_key":"-----BEGIN PRIVATE KEY-----\\nMIIEXAXXXX","client_email":"a"}', true],
    ['{"private_key":"-----BEGIN PRIVATE KEY-----\\nMIIEXAMPLE\\n","client_email":"a"}', false],
    ['abcdef', false],
    ['abcdefghXXXX', false],
    [null, false],
  ])('%s has the form of a mask: %s', (text, isMask) => {
    expect(isMaskedSecret(text)).toBe(isMask);
  });
  it('is found at a path of the record, and nowhere else', () => {
    const record = { bucket_credential: { secret_access_key: 'abcdefXX', name: '' }, tags: [1] };
    expect(storedSecretAt(record, 'bucket_credential.secret_access_key')).toBe('abcdefXX');
    expect(storedSecretAt(record, 'bucket_credential.name')).toBeNull();
    expect(storedSecretAt(record, 'bucket_credential.missing.deeper')).toBeNull();
    expect(storedSecretAt(record, 'tags')).toBeNull();
    expect(storedSecretAt(undefined, 'a.b')).toBeNull();
  });
});

describe('a service key', () => {
  const header = '-----BEGIN PRIVATE KEY-----\n';
  const key = (private_key: string) =>
    JSON.stringify({ type: 'service_account', client_email: 'a@b', private_key });

  it.each([undefined, '', key(`${header}MIIEvQIBADANBgkq`)])('is fine as %s', (text) => {
    expect(validateServiceKey(text)).toBeUndefined();
  });
  it.each([
    'not json',
    '[]',
    'null',
    '"text"',
    '{}',
    JSON.stringify({ private_key: 'x' }),
    JSON.stringify({ client_email: 'x' }),
    JSON.stringify({ private_key: '', client_email: 'x' }),
  ])('is refused as %s', (text) => {
    expect(validateServiceKey(text)).toBe('app.serviceKey.invalid');
  });
  it('shows the header of its private key, six characters, and nothing else of it', () => {
    const shown = maskServiceKey(key(`${header}MIIEvQIBADANBgkq`));
    expect(JSON.parse(shown).private_key).toBe(`${header}MIIEvQXXXXXXXXXX`);
    expect(shown).not.toContain('IBADANBgkq');
    expect(shown).toContain('a@b');
    expect(JSON.parse(maskServiceKey(key('noHeaderSecret'))).private_key).toBe('noHeadXXXXXXXX');
    expect(maskServiceKey('not json')).toBe('');
  });
});

it.each([
  ['b7f31c02-9a51-4f0e-8f6f-1d2c3b4a91ac', 'b7f31c02…91ac'],
  ['short', 'short'],
  ['', ''],
])('the sid %s is shortened to %s', (sid, short) => {
  expect(shortenSid(sid)).toBe(short);
});
