/** Plain characters in the order of most languages, letters once: after the digits, in either case. */
const order = ` _-,;:!?.'"()[]{}@*/\\&#%\`^+<=>|~$0123456789abcdefghijklmnopqrstuvwxyz`;
const rank = Array.from({ length: 127 }, (_, code) =>
  order.indexOf(String.fromCharCode(code).toLowerCase()),
);

const signs = rank.map((at) => String.fromCharCode(at + 1));

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/**
 * What stands for a text of plain characters: two texts are in the order of their keys. A number is how long it
 * is without the zeros before it, then its digits.
 */
function plainKey(text: string): string {
  let key = '';
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    key += signs[isDigit(code) ? 48 : code];
    if (isDigit(code)) {
      while (text.charCodeAt(at) === 48) at += 1;
      const from = at;
      while (isDigit(text.charCodeAt(at))) at += 1;
      key += String.fromCharCode(at - from) + text.slice(from, at);
    } else at += 1;
  }
  return key;
}

/** Languages that order plain characters as `order` does; others take two letters for one, or move one. */
const usual = /^(en|fr|de|es|it|pt|nl)\b/;
/** The collator takes no more digits than this for one number. */
const longest = 250;

let asUsual: boolean | undefined;
const isPlain = (text: string): boolean => {
  asUsual ??= usual.test(globalThis.navigator?.language ?? '');
  return asUsual && text.length <= longest && /^[ -~]*$/.test(text);
};

let collator: Intl.Collator | undefined;

/** The key of a text that needs no collator; null of any other. Made once a text where many are put in order. */
export const textKey = (text: string): string | null => (isPlain(text) ? plainKey(text) : null);

/** -1, 0 or 1, as the keys of two texts are in order. */
export const compareKeys = (one: string, other: string): number =>
  one < other ? -1 : Number(one > other);

/**
 * Compares two texts as a person would: numbers in them by size, letters in either case alike. A collator is
 * only made for texts that need one, as the browser takes longer for its first one than for all else that
 * the console does before its first list.
 */
export function compareTexts(a: string, b: string): number {
  if (isPlain(a) && isPlain(b)) return compareKeys(plainKey(a), plainKey(b));
  collator ??= new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  return collator.compare(a, b);
}
