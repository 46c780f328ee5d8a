/** Plain characters in the order of most languages, letters once: after the digits, in either case. */
const order = ` _-,;:!?.'"()[]{}@*/\\&#%\`^+<=>|~$0123456789abcdefghijklmnopqrstuvwxyz`;
const rank = Array.from({ length: 127 }, (_, code) =>
  order.indexOf(String.fromCharCode(code).toLowerCase()),
);

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Where the digits that begin at `start` end, and where they begin without zeros before them. */
function digitsAt(text: string, start: number): { from: number; to: number } {
  let from = start;
  while (text.charCodeAt(from) === 48) from += 1;
  let to = from;
  while (isDigit(text.charCodeAt(to))) to += 1;
  return { from, to };
}

/** As the collator compares two texts of plain characters. */
function comparePlain(a: string, b: string): number {
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const one = a.charCodeAt(i);
    const other = b.charCodeAt(j);
    if (isDigit(one) && isDigit(other)) {
      const left = digitsAt(a, i);
      const right = digitsAt(b, j);
      const longer = left.to - left.from - (right.to - right.from);
      if (longer !== 0) return Math.sign(longer);
      for (let at = 0; at < left.to - left.from; at += 1) {
        const more = a.charCodeAt(left.from + at) - b.charCodeAt(right.from + at);
        if (more !== 0) return Math.sign(more);
      }
      i = left.to;
      j = right.to;
    } else {
      const later = (rank[one] ?? 0) - (rank[other] ?? 0);
      if (later !== 0) return Math.sign(later);
      i += 1;
      j += 1;
    }
  }
  return Math.sign(a.length - i - (b.length - j));
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

/**
 * Compares two texts as a person would: numbers in them by size, letters in either case alike. A collator is
 * only made for texts that need one, as the browser takes longer for its first one than for all else that
 * the console does before its first list.
 */
export function compareTexts(a: string, b: string): number {
  if (isPlain(a) && isPlain(b)) return comparePlain(a, b);
  collator ??= new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  return collator.compare(a, b);
}
