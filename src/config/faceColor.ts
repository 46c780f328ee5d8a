import type { FaceLook, Shades } from './face';

/**
 * Of each theme what lies behind all else, what of it is nearest to a colour that can be read on it, and to
 * what colours are moved away from there.
 */
export const grounds = {
  light: { paper: '#FFFFFF', hover: '#F1F2F6', end: '#000000' },
  dark: { paper: '#171A21', hover: '#1E222B', end: '#FFFFFF' },
} as const;

export type ThemeName = keyof typeof grounds;

/** What text needs (WCAG 2.2, 1.4.3). */
const enough = 4.5;

/** Red, green and blue, of `#369` as of `#336699`. */
const partsOf = (color: string): number[] =>
  (color.match(color.length < 5 ? /\w/g : /\w\w/g) ?? []).map((part) =>
    Number.parseInt(part.padStart(2, part), 16),
  );

const lightOf = (color: string): number =>
  partsOf(color).reduce((sum, part, at) => {
    const share = part / 255;
    const light = share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    return sum + light * ([0.2126, 0.7152, 0.0722][at] ?? 0);
  }, 0.05);

const contrast = (one: string, other: string): number => {
  const ratio = lightOf(one) / lightOf(other);
  return Math.max(ratio, 1 / ratio);
};

/** One colour with a share of another. */
const mix = (color: string, other: string, share: number): string => {
  const others = partsOf(other);
  const mixed = partsOf(color).map((part, at) => part + ((others[at] ?? 0) - part) * share);
  return `#${mixed.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
};

const shadesOf = (main: string, { paper, end }: (typeof grounds)[ThemeName]): Shades => ({
  primary: { main, dark: mix(main, end, 0.15) },
  action: { selected: mix(paper, main, 0.12) },
});

/** The contrast of a colour with what lies behind it in a theme, where it is least. */
export const leastContrast = (main: string, theme: ThemeName): number =>
  Math.min(
    ...[grounds[theme].hover, shadesOf(main, grounds[theme]).action.selected].map((ground) =>
      contrast(main, ground),
    ),
  );

/** A colour that can be read in a theme: the nearest one on the way to black, or to white. */
export function nearestColor(color: string, theme: ThemeName): string {
  for (let share = 0; share < 1; share += 0.01) {
    const main = mix(color, grounds[theme].end, share);
    if (leastContrast(main, theme) >= enough) return main;
  }
  return grounds[theme].end;
}

const oneColor = /^#([\da-f]{3}){1,2}$/i;

/** The colours of a text such as `#5B5BD6`, or of each theme's own, `#5B5BD6 #9B9CF5`; null for any other text. */
export function colorsIn(text: string): Record<ThemeName, string> | null {
  const [light = '', dark, ...others] = text.split(/\s+/);
  if (others.length > 0 || ![light, dark ?? light].every((color) => oneColor.test(color)))
    return null;
  return {
    light: mix(light, light, 0),
    dark: dark ? mix(dark, dark, 0) : nearestColor(light, 'dark'),
  };
}

/** Whether text of a colour can be read in a theme. */
export const isReadable = (color: string, theme: ThemeName): boolean =>
  leastContrast(color, theme) >= enough;

/** What both themes make of a colour; null where it is none, or cannot be read in one of them. */
export function colorLook(text: string): FaceLook | null {
  const colors = colorsIn(text);
  if (!colors || !isReadable(colors.light, 'light') || !isReadable(colors.dark, 'dark'))
    return null;
  return {
    colorSchemes: {
      light: { palette: shadesOf(colors.light, grounds.light) },
      dark: { palette: shadesOf(colors.dark, grounds.dark) },
    },
  };
}
