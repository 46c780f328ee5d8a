import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { LocaleMessages } from './language';
import { type Locale, localeRow, locales } from './locales';
import { type PublicTexts, PublicTextsContext, usePublicTexts } from './PublicTexts';
import { findText, interpolate } from './texts';

/** Texts that only some signed-out pages need, as the rows of the languages name them. */
type TextGroup =
  | 'loadConfiguration'
  | 'loadPasswords'
  | 'loadHostedLogin'
  | 'loadOAuth'
  | 'loadSignUp'
  | 'loadSignOut';

async function loadGroup(group: TextGroup, locale: Locale): Promise<LocaleMessages> {
  const { complete, [group]: load } = localeRow(locale);
  const [own, english] = await Promise.all([load?.(), complete ? undefined : locales.en[group]()]);
  return { locale, messages: own?.messages ?? {}, fallback: english?.messages };
}

/** The texts of a group in the language of the page; null until they are there. */
function useGroup(group: TextGroup, locale: Locale): LocaleMessages | null {
  const [added, setAdded] = useState<LocaleMessages | null>(null);
  useEffect(() => {
    let isLeft = false;
    // Told by the page around, as anything that cannot be fetched.
    const fail = (error: unknown) =>
      setAdded(() => {
        throw error;
      });
    loadGroup(group, locale).then((next) => {
      if (!isLeft) setAdded(next);
    }, fail);
    return () => {
      isLeft = true;
    };
  }, [group, locale]);
  return added;
}

/** Adds texts to those of the signed-out pages, and shows its children once they are there. */
export function AddedTexts({ group, children }: { group: TextGroup; children: ReactNode }) {
  const texts = usePublicTexts();
  const added = useGroup(group, texts.locale);
  const value = useMemo<PublicTexts>(
    () => ({
      ...texts,
      translate: (key, args) => {
        const text = findText(added?.messages, key) ?? findText(added?.fallback, key);
        return text === undefined ? texts.translate(key, args) : interpolate(text, args);
      },
    }),
    [texts, added],
  );
  return (
    added && <PublicTextsContext.Provider value={value}>{children}</PublicTextsContext.Provider>
  );
}
