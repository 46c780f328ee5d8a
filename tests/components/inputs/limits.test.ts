import { describe, expect, it } from 'vitest';
import { categoriesOf, unitOf, validateQuantity } from '../../../src/components/inputs/limits';

it.each([
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
  [0, undefined],
  [25, undefined],
  ['25', undefined],
  [-1, 'app.form.invalidNumber'],
  [1.5, 'app.form.invalidNumber'],
  [Number.NaN, 'app.form.invalidNumber'],
  ['many', 'app.form.invalidNumber'],
])('the quantity %s', (value, expected) => {
  expect(validateQuantity(value)).toBe(expected);
});

describe('units of limits', () => {
  it('have the limit and its license', () => {
    expect(categoriesOf('session')).toEqual(['voice_call_session', 'voice_call_session_license']);
    expect(categoriesOf('minute')).toEqual(['voice_call_minutes', 'voice_call_minutes_license']);
  });
  it.each([
    [undefined, 'session'],
    [{}, 'session'],
    [{ voice_call_session: 5, voice_call_minutes: null }, 'session'],
    [{ voice_call_minutes: 0 }, 'minute'],
    [{ voice_call_session: 5, voice_call_minutes_license: 7 }, 'minute'],
  ] as const)('of %o are %s', (limits, unit) => {
    expect(unitOf(limits)).toBe(unit);
  });
});
