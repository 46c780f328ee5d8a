/** The size of text of a browser that nobody has set up, in px. */
const usual = 16;

/**
 * Rules whose texts follow the size that the browser is set to: of what is written in px, the size of a text
 * and the height of a line become multiples of that size. What is around them keeps its own.
 */
export const inRem = (css: string): string =>
  css.replace(
    /([{;](?:font-size|line-height)):([\d.]+)px/g,
    (_, name: string, px: string) => `${name}:${Number(px) / usual}rem`,
  );
