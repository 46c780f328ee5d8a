import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changesWithoutSecrets,
  secretTexts,
  withoutPasswords,
  withoutTexts,
  withPasswordsOf,
} from '../../../src/engines/drafts';
import { propertyRuns } from '../../support/propertyRuns';

/** Passwords of a letter of their own, with every sign that stands in one, encoded or as it is typed. */
const password = fc
  .array(fc.constantFrom('ß', 'ßx', '%40ß', ':ß', '@ß', '!ß', '&ß=', "ß'", '+ß'), { minLength: 1 })
  .map((parts) => parts.join(''));
const address = fc
  .record({
    scheme: fc.constantFrom('https', 'http', 'wss', 'ws', 'HTTPS', 'redis'),
    user: fc.constantFrom('', 'user', 'a.b', 'x%20y'),
    password,
    host: fc.constantFrom('host.example', 'host:8080', '10.0.0.1', '[::1]:443', 'localhost'),
    path: fc.constantFrom('', '/', '/a/b?c=d', '?x=1', '#here', '/mail@host'),
  })
  .map((one) => `${one.scheme}://${one.user}:${one.password}@${one.host}${one.path}`);
/** Where a form may hold one: as a value, in JSON, in a row, in a text. */
const places = (text: string): unknown[] => [
  text,
  `  ${text}`,
  { url: text },
  [{ url: text, method: 'POST' }, null, 5],
];
/** In a text of several a quote ends an address. */
const inText = (text: string): unknown[] => [
  JSON.stringify([{ verb: 'dial', actionHook: text, other: 'a@b' }]),
  `call ${text} and mail to me@host`,
];

describe('passwords in addresses', () => {
  it('are never kept, and those that are stored are put back', () => {
    fc.assert(
      fc.property(address, (text) => {
        const all = [...places(text), ...(text.includes("'") ? [] : inText(text))];
        for (const value of all) {
          const kept = withoutPasswords(value);
          expect(JSON.stringify(kept)).not.toContain('ß');
          if (typeof value === 'string') expect(withPasswordsOf(value, kept)).toBe(value);
        }
      }),
      { numRuns: propertyRuns(200, 5000) },
    );
  });

  it.each([
    'https://host.example/a:b@c',
    'https://user@host.example/',
    'https://host.example:8080/x@y',
    'wss://[::1]:443/@',
    'sip:user@host:5060',
    'me@host.example',
    'a: b@c',
    '',
  ])('nothing is taken from %j, which has none', (text) => {
    expect(withoutPasswords(text)).toBe(text);
  });

  it('of SIP addresses are none to keep either', () => {
    expect(withoutPasswords('sip:user:secret@host')).toBe('sip:user@host');
  });

  it('are told where they must be typed again, and only there', () => {
    const change = (from: string, to: string) =>
      changesWithoutSecrets([{ path: ['call_hook', 'url'], from, to }], []);
    expect(change('', 'https://u:p@h/').missing).toEqual(['app.drafts.addressPassword']);
    expect(change('https://u:p@h/a', 'https://u:p@h/b')).toEqual({
      kept: [{ path: ['call_hook', 'url'], from: 'https://u@h/a', to: 'https://u@h/b' }],
      missing: [],
    });
    expect(change('https://u:p@h/', 'https://u:q@h/').missing).toHaveLength(1);
    expect(change('https://u:p@h/', 'https://other/').missing).toEqual([]);
  });

  it.each<[unknown, unknown]>([
    [null, 'https://user@host/'],
    ['https://user:secret@host/', null],
    ['https://user:secret@host/', { url: 'https://user@host/' }],
    [5, 5],
  ])('are put back into texts alone: of %j into %j', (now, kept) => {
    expect(withPasswordsOf(now, kept)).toEqual(kept);
  });

  it('never go to another host or another user', () => {
    const now = 'https://user:secret@host/a';
    for (const kept of ['https://user@hostile/a', 'https://use@host/a', 'https://user@ho/a']) {
      expect(withPasswordsOf(now, kept)).toBe(kept);
    }
    expect(withPasswordsOf(now, 'https://user@host/b')).toBe('https://user:secret@host/b');
  });
});

describe('texts that a form holds as secrets', () => {
  const fields = [
    { path: ['api_key'], label: 'API key' },
    { path: ['aws', 'secret'], label: 'Secret' },
    { path: ['gateways', '*', 'password'], label: 'Password' },
  ];
  // A letter of their own, so that no other text holds one by chance.
  const secret = fc
    .array(fc.constantFrom('ß1', 'ß{', 'ß"', 'ß\\', 'ßä'), { minLength: 2 })
    .map((parts) => parts.join(''));
  const form = fc.record({
    name: fc.string(),
    api_key: secret,
    aws: fc.record({ secret, region: fc.string() }),
    gateways: fc.array(fc.record({ ipv4: fc.ipV4(), password: secret }), { maxLength: 3 }),
  });

  it('are in nothing that a save of it writes down, under whatever name', () => {
    const check = fc.property(form, fc.string(), fc.string(), (values, key, other) => {
      const texts = secretTexts(values, fields);
      expect(texts).toHaveLength(2 + values.gateways.length);
      const stored = Object.fromEntries([
        ...texts.map((text, index) => [`${key}${index}`, index % 2 ? text : `user:${text}@host`]),
        ['nested', [{ credential: JSON.stringify(texts) }, ...texts.map((text) => ({ text }))]],
        ['raw', values],
        ['kept', other],
      ]);
      const safe = withoutTexts(stored, texts) as Record<string, unknown>;
      const written = JSON.stringify(safe);
      const escaped = (text: string) => JSON.stringify(text).slice(1, -1);
      for (const text of texts) {
        expect(written).not.toContain(escaped(text));
        expect(written).not.toContain(escaped(escaped(text)));
      }
      expect(safe.kept).toBe(other);
      expect(withoutTexts(safe, texts)).toEqual(safe);
    });
    fc.assert(check, { numRuns: propertyRuns(100, 2000) });
  });

  it.each<[string, string, string, boolean]>([
    ['a short one, as it is', 'abc', 'abc', false],
    ['a short one within a text', 'abc', 'abcd', true],
    ['one of four letters within a text', 'abcd', 'an abcd', false],
    ['a text that is a short part of one', '0123456789abcdefghij', '0123456789abcdefghi', true],
    ['a text that is a long part of one', '0123456789abcdefghijk', '0123456789abcdefghij', false],
    ['a text that has nothing to do with it', 'wxyz', '0123456789abcdefghij', true],
  ])('go or stay: %s', (_what, text, value, isKept) => {
    expect(withoutTexts({ deep: [value, 5, null] }, ['other', text])).toEqual({
      deep: [isKept ? value : null, 5, null],
    });
  });

  it.each<[string, unknown, string[]]>([
    ['texts', { api_key: 'a' }, ['a']],
    ['none of what is empty', { api_key: '', aws: { secret: null }, gateways: null }, []],
    ['none where something else stands', { api_key: 5, aws: 'x', gateways: 'y' }, []],
    ['each of a group', { api_key: { one: 'a', two: ['b', 3], three: '' } }, ['a', 'b']],
    ['each of rows', { gateways: [{ password: 'a' }, {}, null, { password: 'b' }] }, ['a', 'b']],
    ['none without values', undefined, []],
  ])('are found: %s', (_what, values, texts) => {
    expect(secretTexts(values, fields)).toEqual(texts);
  });

  it('are not kept either where a part of one was taken out of it', () => {
    const key = '-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----\n';
    const typed = JSON.stringify({ type: 'service_account', private_key: key });
    const stored = { service_key: { type: 'service_account', private_key: key }, label: 'main' };
    expect(withoutTexts(stored, [typed])).toEqual({
      service_key: { type: 'service_account', private_key: null },
      label: 'main',
    });
  });
});
