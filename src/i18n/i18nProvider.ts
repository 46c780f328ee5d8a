import Polyglot from 'node-polyglot';
import type { I18nProvider } from 'ra-core';
import { intlLocale } from '../domain/intlLocale';
import { type Language, loadLanguage, speak } from './language';
import { chooseLocale, type Locale, localeNames } from './locales';
import { findText } from './texts';

/** A text with its number in it, digits grouped as those of the numbers beside it; of fewer, none are. */
const withCount = (text: string, count: unknown, locale: string): string =>
  typeof count === 'number' && count >= 1000
    ? text.replaceAll('%{smart_count}', count.toLocaleString(intlLocale(locale)))
    : text;

/**
 * Translates into a language, and says what it has no text for in the one that fills it, with the plural
 * forms of that. A text is looked for where the language has it, as more are added while the console runs:
 * the translator's own table would be a second copy of all of them.
 */
function createTranslate(language: Language): I18nProvider['translate'] {
  const { locale, isolate, plurals, fallbackLocale = 'en' } = language;
  const counting = plurals && { pluralRules: plurals.rules };
  const own = new Polyglot({ locale, allowMissing: true, ...counting });
  const other = new Polyglot({ locale: fallbackLocale, allowMissing: true });
  return (key, given) => {
    const text = findText(language.messages, key);
    const said = text ?? findText(language.fallback, key);
    if (said !== undefined && !given) return said;
    const args = given && isolate ? isolate(given) : given;
    const isOther = text === undefined && language.fallback;
    const counted = said && withCount(said, given?.smart_count, isOther ? fallbackLocale : locale);
    return (isOther ? other : own).t(key, said === undefined ? args : { ...args, _: counted });
  };
}

/**
 * react-admin's translator of one language that is there already. Another language is another
 * translator: `onChange` gets the language once it is loaded. react-admin's own way mounts the whole
 * console anew, and what is typed in a form is lost with it.
 */
export function createI18nProvider(
  language: Language,
  onChange: (next: Language) => void = () => undefined,
): I18nProvider {
  speak(language);
  return {
    translate: createTranslate(language),
    changeLocale: async (wanted: string) => {
      const next = await loadLanguage(wanted as Locale);
      onChange(next);
      chooseLocale(next.locale);
    },
    getLocale: () => language.locale,
    getLocales: () => localeNames,
  };
}
