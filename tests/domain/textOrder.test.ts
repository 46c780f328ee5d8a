import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** How texts are compared in a browser of this language, and how often a collator was made for it. */
async function comparing(language: string) {
  const made = vi.fn();
  const { Collator } = Intl;
  vi.stubGlobal('navigator', { language });
  vi.stubGlobal('Intl', {
    ...Intl,
    Collator: function (this: unknown, _locales: unknown, options: Intl.CollatorOptions) {
      made();
      return new Collator(language, options);
    },
  });
  const { compareTexts } = await import('../../src/domain/textOrder');
  return { compareTexts, made, as: new Collator(language, { numeric: true, sensitivity: 'base' }) };
}

/** Texts in which digits meet digits and letters meet letters, more often than by chance. */
const text = (characters: fc.Arbitrary<string>) => fc.string({ unit: characters, maxLength: 8 });
const plain = fc.oneof(
  fc.constantFrom(...'00129aAbBzZ -_.'),
  fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
);

describe('texts are compared as by a collator', () => {
  it.each(['en-GB', 'fr', 'de', 'es', 'it', 'pt', 'nl'])(
    'plain ones without one: %s',
    async (language) => {
      const { compareTexts, made, as } = await comparing(language);
      fc.assert(
        fc.property(text(plain), text(plain), (one, other) => {
          expect(compareTexts(one, other)).toBe(as.compare(one, other));
        }),
        { numRuns: 3000 },
      );
      expect(made).not.toHaveBeenCalled();
    },
  );

  it('others by one', async () => {
    const { compareTexts, made, as } = await comparing('en');
    const any = fc.oneof(plain, fc.constantFrom(...'éÉßñ中\t'));
    fc.assert(
      fc.property(text(any), text(any), (one, other) => {
        expect(compareTexts(one, other)).toBe(as.compare(one, other));
      }),
    );
    const long = `1${'0'.repeat(300)}`;
    expect(compareTexts(long, `9${long}`)).toBe(as.compare(long, `9${long}`));
    expect(made).toHaveBeenCalledTimes(1);
  });

  it('all of them where two letters may count as one', async () => {
    const { compareTexts, made } = await comparing('cs');
    expect(['cz', 'chl', 'hz'].sort(compareTexts)).toEqual(['cz', 'hz', 'chl']);
    expect(made).toHaveBeenCalledTimes(1);
  });
});
