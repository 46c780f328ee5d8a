import { loadMessages } from './i18n/load';
import { currentLocale } from './i18n/locales';

/**
 * Loads the console: its code and its texts side by side. Called when it is shown, and already
 * while the operator types the password, so that the first screen waits for data only.
 */
export const loadConsole = async () => {
  const locale = currentLocale();
  const [{ createConsole }, messages] = await Promise.all([import('./App'), loadMessages(locale)]);
  return { default: createConsole(locale, messages) };
};
