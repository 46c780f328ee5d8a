import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { loadPublicMessages, type Messages } from './load';
import { chooseLocale, currentLocale, type Locale, subscribeToLocale } from './locales';
import { fill, findText } from './texts';

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
    const translate: PublicTexts['translate'] = (key, args) =>
      fill(findText(messages, key) ?? key, args);
    return {
      locale,
      translate,
      words: (text) =>
        findText(messages, text) ?? (keyLike.test(text) ? translate('app.errors.generic') : text),
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
