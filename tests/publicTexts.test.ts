import { describe, expect, it } from 'vitest';
import { findText, interpolate } from '../src/i18n/texts';

describe('a text of the signed-out pages', () => {
  const messages = { public: { title: 'Log in', group: { a: 'A' } } };

  it.each([
    ['public.title', 'Log in'],
    ['public.group.a', 'A'],
    ['public.group', undefined],
    ['public.title.more', undefined],
    ['nothing', undefined],
    ['public.constructor', undefined],
    ['', undefined],
  ])('%j is %j', (key, text) => {
    expect(findText(messages, key)).toBe(text);
  });

  it('is filled with its arguments, as they are', () => {
    expect(interpolate('%{name} is “%{value}”', { name: 'A', value: '%{name} $1' })).toBe(
      'A is “%{name} $1”',
    );
    expect(interpolate('%{count} s', { count: 0 })).toBe('0 s');
    expect(interpolate('%{missing}')).toBe('%{missing}');
  });
});
