import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { loadPublicMessages, type PageLanguage } from './language';
import {
  chooseLocale,
  currentLocale,
  directionOf,
  type Locale,
  type Mirror,
  subscribeToLocale,
} from './locales';
import { findText, interpolate } from './texts';

export interface PublicTexts {
  locale: Locale;
  /** What mirrors the page, where the language is written from right to left. */
  mirror: Mirror | undefined;
  changeLocale: (locale: Locale) => void;
  translate: (key: string, args?: Record<string, string | number>) => string;
  /** The text of an error's message, which is a key or the platform's own text. */
  translateError: (keyOrText: string) => string;
}

const keyLike = /^(app|public|ra)(\.\w+)+$/;

export const PublicTextsContext = createContext<PublicTexts | null>(null);

/** Texts and language of the signed-out pages, without react-admin. */
export function usePublicTexts(): PublicTexts {
  const texts = useContext(PublicTextsContext);
  if (!texts) throw new Error('PublicTextsProvider is missing');
  return texts;
}

export function PublicTextsProvider({
  initial,
  children,
}: {
  initial: PageLanguage;
  children: ReactNode;
}) {
  const [{ locale, messages, fallback, mirror }, setMessages] = useState(initial);
  useEffect(
    () => subscribeToLocale(async (next) => setMessages(await loadPublicMessages(next))),
    [],
  );

  const value = useMemo<PublicTexts>(() => {
    const find = (key: string) => findText(messages, key) ?? findText(fallback, key);
    const translate: PublicTexts['translate'] = (key, args) => interpolate(find(key) ?? key, args);
    return {
      locale,
      mirror,
      translate,
      translateError: (text) =>
        find(text) ?? (keyLike.test(text) ? translate('app.errors.generic') : text),
      changeLocale: chooseLocale,
    };
  }, [locale, messages, fallback, mirror]);
  return <PublicTextsContext.Provider value={value}>{children}</PublicTextsContext.Provider>;
}

/** The messages in the language of this page, which is told to the document before the first paint. */
export async function readInitialMessages(): Promise<PageLanguage> {
  const locale = currentLocale();
  const page = document.documentElement;
  page.lang = locale;
  const language = await loadPublicMessages(locale);
  page.dir = directionOf(language.mirror);
  return language;
}
