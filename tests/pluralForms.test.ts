import Polyglot from 'node-polyglot';
import { expect, it } from 'vitest';
import { pluralForms } from '../scripts/lib/messageReport';
import { locales } from '../src/i18n/locales';
import { pluralsOf } from '../src/i18n/plurals';

/** The order of the forms in a text: as `Intl` names them, of those that the language has. */
const order: Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
const counts = [0, 1, 2, 3, 5, 10, 11, 12, 21, 99, 100, 101, 102, 103, 110, 111, 200, 1000, 1003];

/** What `Intl` says of whole numbers: Spanish and French have a form for millions, which no text here needs. */
function formsOf(locale: string): Intl.LDMLPluralRule[] {
  const rules = new Intl.PluralRules(locale);
  const used = new Set(Array.from({ length: 1100 }, (_, count) => rules.select(count)));
  return order.filter((form) => used.has(form));
}

it.each(Object.keys(locales))('%s has the plural forms of Intl, in its order', (locale) => {
  const forms = formsOf(locale);
  expect(pluralForms(locale)).toBe(forms.length);
  const rules = new Intl.PluralRules(locale);
  for (const count of counts)
    expect([count, Polyglot.transformPhrase(forms.join('||||'), count, locale)]).toEqual([
      count,
      rules.select(count),
    ]);
});

it('counts in Japanese have one form', () => {
  expect(formsOf('ja')).toEqual(['other']);
});

it('counts in Arabic have six', () => {
  expect(formsOf('ar')).toEqual(order);
  const said = (count: number) => Polyglot.transformPhrase(order.join('||||'), count, 'ar');
  expect([0, 1, 2, 3, 10, 11, 99, 100, 102, 103].map(said)).toEqual(
    'zero one two few few many many other other few'.split(' '),
  );
});

it.each(Object.keys(locales))(
  '%s counts the same for a language that is a file alone',
  (locale) => {
    const { forms, rules } = pluralsOf(locale);
    expect(forms).toBe(pluralForms(locale));
    const names = formsOf(locale);
    for (const count of counts)
      expect(names[rules.pluralTypes.own?.(count) ?? -1]).toBe(
        Polyglot.transformPhrase(names.join('||||'), count, locale),
      );
  },
);

it.each([
  ['pl', 3],
  ['cs', 3],
  ['ru', 3],
  ['sl', 4],
  ['cy', 6],
  ['ko', 1],
  ['fa', 2],
  ['pt-BR', 2],
])('%s counts by Intl, in %i forms', (locale, forms) => {
  expect(pluralsOf(locale).forms).toBe(forms);
  const { rules } = pluralsOf(locale);
  const names = formsOf(locale);
  expect(names).toHaveLength(forms);
  for (const count of counts)
    expect(names[rules.pluralTypes.own?.(count) ?? -1]).toBe(
      new Intl.PluralRules(locale).select(count),
    );
  expect(names[rules.pluralTypes.own?.(1_000_000) ?? -1]).toBeDefined();
});
