import { describe, expect, it } from 'vitest';
import { limitChoices, withStored } from '../../../src/components/inputs/searchChoices';
import { maskServiceKey, validateServiceKey } from '../../../src/domain/serviceKey';

const choices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `v${index}`, name: `Choice ${index}` }));

describe('of many choices', () => {
  it.each<[number, string, number, string[]]>([
    [100, 'v99', 100, ['v0', 'v99']],
    [101, 'v3', 101, ['v0', 'and 1']],
    [250, 'v3', 101, ['v0', 'and 150']],
    [250, 'v200', 102, ['v200', 'and 149']],
    [250, 'v100', 102, ['v100', 'and 149']],
    [250, '', 101, ['v0', 'and 150']],
  ])('%i with %s chosen, %i are drawn', (count, chosen, drawn, ends) => {
    const limited = limitChoices(choices(count), chosen, (rest) => `and ${rest}`);
    expect(limited).toHaveLength(drawn);
    const last = limited.at(-1);
    expect([limited[0]?.value, last?.isNote ? last.name : last?.value]).toEqual(ends);
    expect(limited.filter(({ isNote }) => isNote)).toHaveLength(drawn > 100 ? 1 : 0);
  });
});

it.each([
  ['', undefined, ['v0', 'v1']],
  ['v1', undefined, ['v0', 'v1']],
  ['gone', undefined, ['gone', 'v0', 'v1']],
  ['gone', (name: string) => `${name}?`, ['gone', 'v0', 'v1']],
])('with %j stored, the choices have it', (stored, missing, wanted) => {
  const all = withStored(choices(2), stored, missing);
  expect(all.map(({ value }) => value)).toEqual(wanted);
  if (stored === 'gone') expect(all[0]?.name).toBe(missing ? 'gone?' : 'gone');
});

const header = '-----BEGIN PRIVATE KEY-----\n';
const key = (more: object) => JSON.stringify({ client_email: 'a@b', ...more });
it.each<[string, unknown, boolean]>([
  ['none', '', true],
  ['no text', null, true],
  ['a key', key({ private_key: 'abc' }), true],
  ['a key without its mail', '{"private_key":"abc"}', false],
  ['mail without its key', key({}), false],
  ['no JSON', '{', false],
  ['JSON that is none', 'null', false],
])('a service key: %s', (_what, text, isFine) => {
  expect(validateServiceKey(text)).toBe(isFine ? undefined : 'app.serviceKey.invalid');
});

it.each([
  ['abcdefghij', 'abcdefXXXX'],
  ['abc', 'abc'],
  [`${header}abcdefghij`, `${header}abcdefXXXX`],
  [`x${header}abcdefghij`, `x-----${'X'.repeat(24)}`],
  [`abcdef${'y'.repeat(24)}`, `abcdef${'X'.repeat(24)}`],
])('the private key %j is shown as %j', (private_key, shown) => {
  const masked = maskServiceKey(key({ private_key, universe: null }));
  expect(JSON.parse(masked)).toEqual({ client_email: 'a@b', private_key: shown });
  expect(masked).toContain('\n  "private_key"');
  expect(maskServiceKey('{}')).toBe('');
});
