import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { LocaleMessages } from './language';
import { type Locale, loadParts } from './locales';
import { type PublicTexts, PublicTextsContext, usePublicTexts } from './PublicTexts';
import { findText, interpolate } from './texts';

/** Texts that only some signed-out pages need, as the parts of the languages name them. */
type TextGroup =
  | 'loadConfiguration'
  | 'loadPasswords'
  | 'loadHostedLogin'
  | 'loadOAuth'
  | 'loadSignUp'
  | 'loadSignOut';

const known = new Map<string, LocaleMessages>();
const nameOf = (group: TextGroup, locale: Locale) => `${group} ${locale}`;

/** Fetches texts, which are there at once where they are shown from then on. */
export async function prepareTexts(group: TextGroup, locale: Locale): Promise<LocaleMessages> {
  const parts = await loadParts(locale);
  const [own, other] = await Promise.all([parts.own[group]?.(), parts.other?.[group]?.()]);
  const texts = { locale, messages: own?.messages ?? {}, fallback: other?.messages };
  known.set(nameOf(group, locale), texts);
  return texts;
}

/** The texts of a group in the language of the page; null until they are there. */
function useGroup(group: TextGroup, locale: Locale): LocaleMessages | null {
  const [added, setAdded] = useState(() => known.get(nameOf(group, locale)) ?? null);
  useEffect(() => {
    const ready = known.get(nameOf(group, locale));
    if (ready) return setAdded(ready);
    let isLeft = false;
    // Told by the page around, as anything that cannot be fetched.
    const fail = (error: unknown) =>
      setAdded(() => {
        throw error;
      });
    prepareTexts(group, locale).then((next) => {
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
