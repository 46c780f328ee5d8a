import type { Plurals } from './texts';

/** The order of the forms in a text, of those that the language has. */
const order: Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** As far as texts count: French and Spanish have one more form for millions, which no text needs. */
const most = 1100;

/** How a language counts whole numbers, by `Intl`: the forms that it has, and which of them a number takes. */
export function pluralsOf(locale: string): Plurals {
  const rules = new Intl.PluralRules(locale);
  const used = new Set(Array.from({ length: most }, (_, count) => rules.select(count)));
  const forms = order.filter((form) => used.has(form));
  const formOf = (count: number) => {
    const place = forms.indexOf(rules.select(count));
    return place < 0 ? forms.length - 1 : place;
  };
  return {
    forms: forms.length,
    rules: { pluralTypes: { own: formOf }, pluralTypeToLanguages: { own: [locale] } },
  };
}
