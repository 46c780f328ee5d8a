import type { TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { loadMessages, type Messages } from './load';
import { chooseLocale, type Locale, locales } from './locales';

/** react-admin's translator over messages that are there already; other languages load when chosen. */
export function createI18nProvider(locale: Locale, messages: Messages) {
  const provider = polyglotI18nProvider(
    (wanted) =>
      (wanted === locale
        ? messages
        : loadMessages(wanted as Locale)) as unknown as TranslationMessages,
    locale,
    [...locales],
    { allowMissing: true },
  );
  return {
    ...provider,
    changeLocale: async (wanted: string) => {
      await provider.changeLocale(wanted);
      chooseLocale(wanted as Locale);
    },
  };
}
