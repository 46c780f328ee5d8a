import { loadLanguage } from './i18n/language';
import { currentLocale } from './i18n/locales';

/**
 * Loads the console: its code and its texts side by side. Called when it is shown, and already
 * while the operator types the password, so that the first screen waits for data only.
 */
export const loadConsole = async () => {
  const [{ createConsole }, language] = await Promise.all([
    import('./App'),
    loadLanguage(currentLocale()),
  ]);
  return { default: createConsole(language) };
};
