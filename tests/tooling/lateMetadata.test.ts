import { readFileSync } from 'node:fs';
import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.min.json';
import { expect, it } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { lateMetadata } from '../../scripts/vite/lateMetadata';

const file = inRoot('node_modules/libphonenumber-js/metadata.min.json.js');
const errors: string[] = [];
const transform = lateMetadata().transform as unknown as (
  this: { error: (text: string) => void },
  code: string,
  id: string,
) => string | null;
const transformed = (code: string, id = file) =>
  transform.call({ error: (text) => errors.push(text) }, code, id);

it('the table of all countries is the library’s own, made when it is asked for', async () => {
  const code = transformed(readFileSync(file, 'utf8')) ?? '';
  const counted = code.replace('(table ??= {', '(globalThis.made = true, table ??= {');
  const { default: late } = await import(`data:text/javascript,${encodeURIComponent(counted)}`);
  expect(Reflect.get(globalThis, 'made')).toBeUndefined();
  expect({ ...late }).toEqual(metadata);
  expect(Reflect.get(globalThis, 'made')).toBe(true);
  Reflect.deleteProperty(globalThis, 'made');
  const number = parsePhoneNumberFromString('+442071838750', late);
  expect(number?.formatInternational()).toBe('+44 20 7183 8750');
});

it('other files stay, and a table that is written otherwise fails the build', () => {
  expect(transformed('export default {}', '/other.js')).toBeNull();
  expect(errors).toEqual([]);
  transformed('module.exports = {}');
  expect(errors).toEqual(['The table of countries is written otherwise']);
});
