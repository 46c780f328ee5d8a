import { expect, it } from 'vitest';
import { faceRows } from '../src/config/face';
import { flagRows, textRows } from '../src/config/settings';
import { similarSetting, unknownNames } from '../src/config/similarSetting';

it.each([
  ['ENABLE_LRC', 'ENABLE_LCR'],
  ['ENABLE_LCRS', 'ENABLE_LCR'],
  ['enable_lcr', 'ENABLE_LCR'],
  ['VITE_ENABLE_LCR', 'ENABLE_LCR'],
  ['VITE_APP_AWS_REGION', 'AWS_REGION'],
  ['API_BASEURL', 'API_BASE_URL'],
  ['API_URL', null],
  ['STRIPE_PUBLISHABE_KEY', 'STRIPE_PUBLISHABLE_KEY'],
  ['DISABLE_LCR ', 'DISABLE_LCR'],
  ['TERM_URL', 'TERMS_URL'],
  ['COLOUR', null],
  ['', null],
])('%j was meant to be %s', (name, meant) => {
  expect(similarSetting(name)).toBe(meant);
});

it('finds every setting with two letters in the wrong order', () => {
  const names = [...flagRows.flatMap(({ on }) => on), ...textRows, ...faceRows];
  for (const row of names) {
    const name = typeof row === 'string' ? row : row.name;
    for (let at = 0; at < name.length - 1; at += 1) {
      const mistyped = name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2);
      expect(similarSetting(mistyped), mistyped).toBe(name);
    }
  }
});

it('leaves alone what may stay from an existing deployment', () => {
  const settings = { API_PORT: 3000, ENABLE_PHONE_NUMBER_LAZY_LOAD: true, ENABLE_LRC: '', a: 1 };
  expect(unknownNames(settings)).toEqual(['ENABLE_LRC', 'a']);
});
