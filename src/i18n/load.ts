import type { Locale } from './locales';

/** Messages as the translator takes them: texts by key, nested. */
export interface Messages {
  [key: string]: string | Messages;
}

const publicMessages: Record<Locale, () => Promise<Messages>> = {
  en: async () => (await import('./en/public')).publicMessages,
  fr: async () => (await import('./fr/public')).publicMessages,
};

const allMessages: Record<Locale, () => Promise<Messages>> = {
  en: async () => (await import('./en')).messages as unknown as Messages,
  fr: async () => (await import('./fr')).messages as unknown as Messages,
};

/** The few texts that the signed-out pages need. */
export const loadPublicMessages = (locale: Locale): Promise<Messages> => publicMessages[locale]();

/** Every text of the console, the signed-out ones included. */
export const loadMessages = (locale: Locale): Promise<Messages> => allMessages[locale]();
