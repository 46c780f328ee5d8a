type Translate = (key: string, args: { list: string; next: string }) => string;

/**
 * Parts of a text one after the other, with the sign between them that the language has; what is empty is left
 * out. `Intl.ListFormat` would add an "and", which most of what is listed here is not.
 */
export const listWords = (
  parts: readonly (string | false | null | undefined)[],
  translate: Translate,
  key = 'app.listed',
): string =>
  parts
    .filter((part): part is string => Boolean(part))
    .reduce((list, next) => (list ? translate(key, { list, next }) : next), '');

/** The sign between things that are listed and no texts alone: links, say. */
export const listSign = (translate: Translate): string =>
  translate('app.listed', { list: '', next: '' });
