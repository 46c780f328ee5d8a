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

/** The texts of which every number that this expression fits holds one, or begins with one, for certain. */
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

interface Parsed {
  text: string;
  takesAll: boolean;
  taken: Prefix[];
  needed: Prefix[];
}

const parse = (pattern: string): Parsed => {
  const text = pattern.trim();
  return {
    text,
    takesAll: everything.has(text),
    taken: takenBy(text),
    needed: neededBy(text),
  };
};

const takes = (taken: Prefix, needed: Prefix): boolean =>
  taken.isAtStart
    ? needed.isAtStart && needed.text.startsWith(taken.text)
    : needed.text.includes(taken.text);

const covers = ({ taken }: Parsed, { needed }: Parsed): boolean =>
  needed.length > 0 && needed.every((one) => taken.some((other) => takes(other, one)));

/**
 * Which routes no number can reach, because a route before them takes every number that they fit:
 * null for the others. Says so only where it follows from the texts alone: the same text, an
 * expression that matches everything, or digits that all its numbers contain or begin with. A number
 * is digits, perhaps after a plus. Empty texts take part in nothing.
 */
export function findUnreachable(patterns: string[]): (Unreachable | null)[] {
  const parsed = patterns.map(parse);
  return parsed.map((later, index) => {
    if (!later.text) return null;
    for (let by = 0; by < index; by += 1) {
      const first = parsed[by];
      if (!first?.text) continue;
      if (first.text === later.text) return { reason: 'same', by };
      if (first.takesAll) return { reason: 'all', by };
      if (covers(first, later)) return { reason: 'covered', by };
    }
    return null;
  });
}
