/** Why a route can never be reached, and the place of the route before it that sees to it. */
export interface Unreachable {
  reason: 'same' | 'all' | 'covered';
  by: number;
}

/** Expressions that match every number, empty ones included. */
const everything = new Set(['.*', '^.*', '.*$', '^.*$', '.+', '^.+', '.+$', '^.+$', '.', '^', '$']);

/** What an expression takes for certain: every number with this text in it, or at its beginning. */
interface Prefix {
  text: string;
  isAtStart: boolean;
}

const plain = (text: string) => text.replace('\\+', '+');

/** At the beginning, a plus that may be there makes two texts of one. */
const atStart = (plus: string | undefined, text: string): Prefix[] =>
  (plus ? [text, `+${text}`] : [plain(text)]).map((one) => ({ text: one, isAtStart: true }));

/** `44`, `.*44`, `44.*`: every number with 44 in it; `^44`, `^44.*`: every one that begins with it. */
function takenBy(pattern: string): Prefix[] {
  const inside = /^(?:\^?\.\*)?((?:\\\+)?\d+)(?:\.\*\$?)?$/.exec(pattern);
  if (inside?.[1]) return [{ text: plain(inside[1]), isAtStart: false }];
  const start = /^\^(?:(\\\+\?)?(\d+)|(\\\+\d+))(?:\.\*\$?)?$/.exec(pattern);
  return start ? atStart(start[1], start[2] ?? start[3] ?? '') : [];
}

/**
 * Texts such that every number matched by this expression certainly contains one of them, or begins with
 * one.
 */
function neededBy(pattern: string): Prefix[] {
  const taken = takenBy(pattern);
  if (taken.length > 0) return taken;
  if (pattern.includes('|')) return [];
  const head = /^\^(?:(\\\+\?)?(\d+)|(\\\+\d+))(.?)/.exec(pattern);
  const whole = head?.[2] ?? head?.[3];
  if (!whole) return [];
  const isRepeated = /[*?{]/.test(head?.[4] ?? '');
  const text = isRepeated ? whole.slice(0, -1) : whole;
  return text && text !== '\\+' ? atStart(head?.[1], text) : [];
}

/** The routes so far that take a text, found by that text. Only texts of lengths that occur are tried. */
class Takers {
  private readonly byText = new Map<string, number[]>();
  private readonly lengths = new Set<number>();

  add(text: string, route: number): void {
    const known = this.byText.get(text);
    if (known) known.push(route);
    else this.byText.set(text, [route]);
    this.lengths.add(text.length);
  }

  /** Those whose text a text begins with, or, `isAnywhere`, holds. */
  of(text: string, isAnywhere: boolean): number[] {
    const found: number[] = [];
    for (const length of this.lengths) {
      const last = isAnywhere ? text.length - length : Math.min(0, text.length - length);
      for (let start = 0; start <= last; start += 1) {
        found.push(...(this.byText.get(text.slice(start, start + length)) ?? []));
      }
    }
    return found;
  }
}

/**
 * Which routes no number can reach, because a route before them takes every number that they fit:
 * null for the others. Says so only where it follows from the texts alone: the same text, an
 * expression that matches everything, or digits that all its numbers contain or begin with. A number
 * is digits, perhaps after a plus. Empty texts take part in nothing. The work grows with the number
 * of routes, not with its square: it is done again for each key that is typed.
 */
export function findUnreachable(patterns: string[]): (Unreachable | null)[] {
  const places = new Map<string, number>();
  const atStarts = new Takers();
  const inside = new Takers();
  let all = Number.POSITIVE_INFINITY;
  const takersOf = ({ text, isAtStart }: Prefix): number[] => [
    ...inside.of(text, true),
    ...(isAtStart ? atStarts.of(text, false) : []),
  ];
  /** The first route that takes each of the texts. */
  const covering = ([first, ...others]: Prefix[]): number => {
    if (!first) return Number.POSITIVE_INFINITY;
    const takers = others.map((one) => new Set(takersOf(one)));
    return takersOf(first).reduce(
      (least, by) => (by < least && takers.every((one) => one.has(by)) ? by : least),
      Number.POSITIVE_INFINITY,
    );
  };
  const firstOf = (text: string): Unreachable | null => {
    const same = places.get(text) ?? Number.POSITIVE_INFINITY;
    const covered = covering(neededBy(text));
    const by = Math.min(same, all, covered);
    if (by === Number.POSITIVE_INFINITY) return null;
    return { reason: by === same ? 'same' : by === all ? 'all' : 'covered', by };
  };
  return patterns.map((pattern, index) => {
    const text = pattern.trim();
    if (!text) return null;
    const found = firstOf(text);
    // Of the same text twice, the first one counts.
    if (places.has(text)) return found;
    places.set(text, index);
    if (everything.has(text)) all = Math.min(all, index);
    for (const taken of takenBy(text)) {
      (taken.isAtStart ? atStarts : inside).add(taken.text, index);
    }
    return found;
  });
}
