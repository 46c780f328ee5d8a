import { type Messages, withTexts } from '../i18n/texts';
import { extensions } from './index';

/** The texts of all extensions in a language, with the English ones where it has none. */
export async function extensionTexts(locale: string): Promise<Messages> {
  const all = extensions.map(async ({ name, texts }) => {
    const [english, own] = await Promise.all([texts?.en(), texts?.[locale]?.()]);
    return [name, withTexts(english?.default ?? {}, own?.default)] as const;
  });
  return { extensions: Object.fromEntries(await Promise.all(all)) };
}
