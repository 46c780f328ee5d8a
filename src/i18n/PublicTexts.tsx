import Polyglot from 'node-polyglot';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { loadPublicMessages, type Messages } from './load';
import { chooseLocale, currentLocale, type Locale, subscribeToLocale } from './locales';

interface PublicTexts {
  locale: Locale;
  changeLocale: (locale: Locale) => void;
  translate: (key: string, args?: Record<string, string | number>) => string;
  /** The words of a failure: a message key's, or the platform's own text as it is. */
  words: (keyOrText: string) => string;
}

const keyLike = /^(app|public|ra)(\.\w+)+$/;

const Context = createContext<PublicTexts | null>(null);

/** Texts and language of the signed-out pages, without react-admin. */
export function usePublicTexts(): PublicTexts {
  const texts = useContext(Context);
  if (!texts) throw new Error('PublicTextsProvider is missing');
  return texts;
}

export function PublicTextsProvider({
  initial,
  children,
}: {
  initial: { locale: Locale; messages: Messages };
  children: ReactNode;
}) {
  const [{ locale, messages }, setTexts] = useState(initial);
  useEffect(
    () =>
      subscribeToLocale(async (next) => {
        setTexts({ locale: next, messages: await loadPublicMessages(next) });
      }),
    [],
  );

  const value = useMemo<PublicTexts>(() => {
    const polyglot = new Polyglot({ locale, phrases: messages });
    return {
      locale,
      translate: (key, args) => polyglot.t(key, args),
      words: (text) => {
        if (polyglot.has(text)) return polyglot.t(text);
        return keyLike.test(text) ? polyglot.t('app.errors.generic') : text;
      },
      changeLocale: chooseLocale,
    };
  }, [locale, messages]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** The language of this page and its signed-out texts, read before the first paint. */
export async function readInitialTexts() {
  const locale = currentLocale();
  document.documentElement.lang = locale;
  return { locale, messages: await loadPublicMessages(locale) };
}
