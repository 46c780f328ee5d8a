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

/** `44`, `.*44`, `44.*`: every number with 44 in it; `^44`, `^44.*`: every one that begins with it. */
function takenBy(pattern: string): Prefix | null {
  const inside = /^(?:\^?\.\*)?((?:\\\+)?\d+)(?:\.\*\$?)?$/.exec(pattern);
  if (inside?.[1]) return { text: plain(inside[1]), isAtStart: false };
  const start = /^\^((?:\\\+)?\d+)(?:\.\*\$?)?$/.exec(pattern);
  return start?.[1] ? { text: plain(start[1]), isAtStart: true } : null;
}

/** The text that every number that this expression fits holds, or begins with, for certain. */
function neededBy(pattern: string): Prefix | null {
  const taken = takenBy(pattern);
  if (taken) return taken;
  if (pattern.includes('|')) return null;
  const head = /^\^((?:\\\+)?\d+)(.?)/.exec(pattern);
  if (!head?.[1]) return null;
  const isRepeated = /[*?{]/.test(head[2] ?? '');
  const text = plain(isRepeated ? head[1].slice(0, -1) : head[1]);
  return text ? { text, isAtStart: true } : null;
}

interface Parsed {
  text: string;
  takesAll: boolean;
  taken: Prefix | null;
  needed: Prefix | null;
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

function covers({ taken }: Parsed, { needed }: Parsed): boolean {
  if (!taken || !needed) return false;
  if (!taken.isAtStart) return needed.text.includes(taken.text);
  return needed.isAtStart && needed.text.startsWith(taken.text);
}

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
