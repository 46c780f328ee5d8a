import { faceRows } from './face';
import { colorsIn, isReadable, leastContrast, nearestColor, type ThemeName } from './faceColor';
import { readLocales } from './faceLocales';
import { type SettingFlaw, toldValue } from './flaws';
import { readMenu } from './menu';
import { faceValue, readFaceValue } from './readFace';
import type { RawSettings } from './settings';

const themes: ThemeName[] = ['light', 'dark'];

/** Down, so that what is too little never reads as enough. */
const told = (contrast: number) => (Math.floor(contrast * 10) / 10).toFixed(1);

/** What is wrong with a colour that is left out. */
function colorFlaws(name: string, value: string): SettingFlaw[] {
  const colors = colorsIn(value);
  if (!colors) return [{ text: 'color', args: { name, value: toldValue(value) } }];
  return themes
    .filter((theme) => !isReadable(colors[theme], theme))
    .map((theme) => ({
      text: theme === 'light' ? 'contrastLight' : 'contrastDark',
      args: {
        name,
        value: colors[theme],
        contrast: told(leastContrast(colors[theme], theme)),
        nearest: nearestColor(colors[theme], theme),
      },
    }));
}

/** What is wrong with added languages, whose texts come from files. */
const localesFlaws = (value: unknown, hasTexts: boolean): SettingFlaw[] =>
  hasTexts ? readLocales(value).flaws : [{ text: 'localesAlone', args: {} }];

/** What of a deployer's own face makes no sense, is left out, and is told to administrators. */
export const faceFlaws = (runtime: RawSettings, build: RawSettings): SettingFlaw[] => {
  const hasTexts = faceValue('TEXTS_URL', runtime, build) !== undefined;
  return faceRows.flatMap(({ name, kind }) => {
    const value = faceValue(name, runtime, build);
    if (value === undefined) return [];
    if (kind === 'menu') return readMenu(value).flaws;
    if (kind === 'locales') return localesFlaws(value, hasTexts);
    if (readFaceValue(kind, value) !== null) return [];
    if (kind === 'color') return colorFlaws(name, String(value).trim());
    return [{ text: kind, args: { name, value: toldValue(value) } }];
  });
};
