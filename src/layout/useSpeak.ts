import { useI18nProvider, useLocaleState, useNotify } from 'ra-core';
import { useConsoleActions } from '../components/ConsoleContext';
import { isMissingCode } from '../components/missingCode';

/** The language of the console, and how to choose another one. */
export function useSpeak(): [locale: string, speak: (wanted: string) => Promise<void>] {
  const notify = useNotify();
  const { tellMissing } = useConsoleActions();
  const i18nProvider = useI18nProvider();
  const [locale, setLocale] = useLocaleState();
  const speak = async (wanted: string) => {
    try {
      // First the texts, then everything that depends on the language: nothing renders twice.
      await i18nProvider.changeLocale(wanted);
      setLocale(wanted);
    } catch (error) {
      const isTold = isMissingCode(error) && (await tellMissing(error));
      if (!isTold) notify('ra.notification.i18n_error', { type: 'error' });
    }
  };
  return [locale, speak];
}
