import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { loadMessages, type Messages } from './load';
import { chooseLocale, type Locale, locales } from './locales';

/**
 * react-admin's translator in one language over messages that are there already. Another language
 * is another translator, which `onChange` gets once its messages are there: react-admin's own way
 * draws the whole console anew, and what is typed in a form is lost with it.
 */
export function createI18nProvider(
  locale: Locale,
  messages: Messages,
  onChange: (next: I18nProvider) => void = () => undefined,
): I18nProvider {
  return {
    ...polyglotI18nProvider(
      () => messages as unknown as TranslationMessages,
      locale,
      [...locales],
      {
        allowMissing: true,
      },
    ),
    changeLocale: async (wanted: string) => {
      const next = wanted as Locale;
      onChange(createI18nProvider(next, await loadMessages(next), onChange));
      chooseLocale(next);
    },
  };
}
