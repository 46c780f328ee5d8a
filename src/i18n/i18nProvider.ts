import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { type Language, loadLanguage, speak } from './language';
import { chooseLocale, type Locale, localeNames } from './locales';
import { findText, type Messages } from './texts';

const createPolyglot = (
  locale: Locale,
  read: () => Messages,
  { isolate, plurals }: Pick<Language, 'isolate' | 'plurals'>,
): I18nProvider => {
  const provider = polyglotI18nProvider(
    () => read() as unknown as TranslationMessages,
    locale,
    localeNames,
    { allowMissing: true, ...(plurals && { pluralRules: plurals.rules }) },
  );
  if (!isolate) return provider;
  const { translate } = provider;
  return { ...provider, translate: (key, args) => translate(key, args && isolate(args)) };
};

/** What a language has no text for is said in another one, with the plural forms of that. */
function createTranslator(language: Language): I18nProvider {
  const { locale, isolate, fallbackLocale = 'en' } = language;
  const own = createPolyglot(locale, () => language.messages, language);
  // A translator reads its texts anew when a locale is chosen.
  if (!language.fallback) {
    speak(language, () => own.changeLocale(locale));
    return own;
  }
  const other = createPolyglot(fallbackLocale, () => language.fallback ?? {}, { isolate });
  speak(language, () =>
    Promise.all([own.changeLocale(locale), other.changeLocale(fallbackLocale)]),
  );
  return {
    ...own,
    translate: (key, args) =>
      (findText(language.messages, key) === undefined ? other : own).translate(key, args),
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
  return {
    ...createTranslator(language),
    changeLocale: async (wanted: string) => {
      const next = await loadLanguage(wanted as Locale);
      onChange(next);
      chooseLocale(next.locale);
    },
  };
}
