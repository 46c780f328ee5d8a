import { afterAll, beforeAll } from 'vitest';
import { writePreference } from '../../../src/config/preferences';
import { type Locale, type LocaleRow, localeNames, locales } from '../../../src/i18n/locales';
import { pseudoLocales, pseudoText, pseudoTexts } from '../../support/pseudo';

const rows: Record<string, LocaleRow> = locales;
const loadParts = async () => pseudoTexts(await locales.en.loadParts(), pseudoText);

/** Adds the pseudo-languages to those of the console, for the stories of a file. */
export function addPseudoLanguages(): void {
  const added: Record<string, LocaleRow> = {
    [pseudoLocales.plain]: { name: 'Pseudo', complete: true, loadParts },
    [pseudoLocales.mirrored]: { name: 'oduesP', complete: true, direction: 'rtl', loadParts },
  };
  const count = localeNames.length;
  beforeAll(() => {
    Object.assign(rows, added);
    for (const [locale, { name }] of Object.entries(added)) {
      localeNames.push({ locale: locale as Locale, name });
    }
  });
  afterAll(() => {
    for (const locale of Object.keys(added)) delete rows[locale];
    localeNames.length = count;
  });
}

/** The next page speaks it. */
export const speakPseudo = (kind: keyof typeof pseudoLocales): void =>
  writePreference('locale', pseudoLocales[kind]);
