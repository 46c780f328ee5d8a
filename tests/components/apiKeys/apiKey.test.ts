import { describe, expect, it } from 'vitest';
import { lastUsedText, maskKey } from '../../../src/components/apiKeys/apiKey';

it.each([
  ['a1b2c3d4-e5f6-4a7b-8c9d-e0f1a2b3c4d5', '********-****-****-****-********c4d5'],
  ['abcd', 'abcd'],
  ['abc', 'abc'],
  ['', ''],
  ['ab.cd_efgh', '**.**_efgh'],
])('the key %s is shown as %s', (token, shown) => {
  expect(maskKey(token)).toBe(shown);
});

describe('a key was last used', () => {
  const now = new Date(2026, 2, 30, 0, 30);
  const at = (...parts: [number, number, number, number, number]) =>
    new Date(...parts).toISOString();

  it.each([
    ['just now', at(2026, 2, 30, 0, 29), 'today', 0],
    ['an hour ago, which was yesterday', at(2026, 2, 29, 23, 30), 'yesterday', 1],
    ['the day before, early', at(2026, 2, 28, 0, 1), 'days', 2],
    ['a year ago', at(2025, 2, 30, 12, 0), 'days', 365],
    ['in the future', at(2026, 3, 2, 0, 0), 'today', 0],
    ['never', null, 'never', 0],
    ['at no time at all', 'rubbish', 'never', 0],
  ])('%s', (_name, lastUsed, key, days) => {
    expect(lastUsedText(lastUsed, undefined, now)).toEqual({ key, days });
  });
});
