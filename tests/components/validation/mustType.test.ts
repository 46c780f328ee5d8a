import { describe, expect, it } from 'vitest';
import { mustType } from '../../../src/components/validation/mustType';

describe('a text that must be typed', () => {
  it.each(['', '  ', '\n', null, undefined])('%j is none', (value) => {
    expect(mustType(value, {}, {} as never)).toBe('ra.validation.required');
  });
  it.each([' a ', 'a', 0, false])('%j is one', (value) => {
    expect(mustType(value, {}, {} as never)).toBeUndefined();
  });
  it('is marked as required', () => {
    expect(mustType).toHaveProperty('isRequired', true);
  });
});
