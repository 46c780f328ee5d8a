/** Where a text stops being JSON, and what should stand there. */
export interface JsonFlaw {
  /** Last part of the message key `app.json.…`. */
  expected:
    | 'value'
    | 'key'
    | 'colon'
    | 'commaOrBrace'
    | 'commaOrBracket'
    | 'noMoreComma'
    | 'string'
    | 'escape'
    | 'character'
    | 'number'
    | 'end';
  /** Position in the text, from 0; where the caret belongs. */
  offset: number;
  /** Both from 1, as editors count. */
  line: number;
  column: number;
}

class Flaw extends Error {
  constructor(
    readonly expected: JsonFlaw['expected'],
    readonly offset: number,
  ) {
    super(expected);
  }
}

const blank = /[ \t\n\r]*/y;
const literal = /true|false|null/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const escaped = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/** Reads JSON text from front to back and throws the first flaw. */
class Reader {
  private at = 0;
  constructor(private readonly text: string) {}

  whole(): void {
    this.value();
    this.skip(blank);
    if (this.at < this.text.length) throw this.flaw('end');
  }

  private flaw(expected: JsonFlaw['expected']): Flaw {
    return new Flaw(expected, this.at);
  }

  private skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const length = pattern.exec(this.text)?.[0].length ?? 0;
    this.at += length;
    return length > 0;
  }

  private take(character: string): boolean {
    this.skip(blank);
    if (this.text[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  private value(): void {
    this.skip(blank);
    const first = this.text[this.at] ?? '';
    if (first === '{') this.object();
    else if (first === '[') this.array();
    else if (first === '"') this.string();
    else if (/[-\d]/.test(first)) this.number();
    else if (!this.skip(literal)) throw this.flaw('value');
  }

  private number(): void {
    if (!this.skip(number) || /[\d.]/.test(this.text[this.at] ?? '')) throw this.flaw('number');
  }

  private string(): void {
    const start = this.at;
    this.at += 1;
    for (;;) {
      const next = this.text[this.at];
      if (next === undefined || next === '\n') throw new Flaw('string', start);
      if (next < ' ') throw this.flaw('character');
      if (next !== '\\') this.at += 1;
      else if (!this.skip(escaped)) throw this.flaw('escape');
      if (next === '"') return;
    }
  }

  private array(): void {
    this.take('[');
    if (this.take(']')) return;
    for (;;) {
      this.value();
      if (this.take(']')) return;
      if (!this.take(',')) throw this.flaw('commaOrBracket');
      this.refuseEnd(']');
    }
  }

  private object(): void {
    this.take('{');
    if (this.take('}')) return;
    for (;;) {
      this.skip(blank);
      if (this.text[this.at] !== '"') throw this.flaw('key');
      this.string();
      if (!this.take(':')) throw this.flaw('colon');
      this.value();
      if (this.take('}')) return;
      if (!this.take(',')) throw this.flaw('commaOrBrace');
      this.refuseEnd('}');
    }
  }

  /** A comma before the end is the commonest slip of all: it is the comma that is told. */
  private refuseEnd(bracket: string): void {
    const comma = this.at - 1;
    if (this.take(bracket)) throw new Flaw('noMoreComma', comma);
  }
}

/**
 * The first flaw of a JSON text, or null when `JSON.parse` reads it. Browsers word and place their
 * own errors differently, or not at all; this says the same everywhere.
 */
export function findJsonFlaw(text: string): JsonFlaw | null {
  try {
    new Reader(text).whole();
    return null;
  } catch (flaw) {
    if (!(flaw instanceof Flaw)) throw flaw;
    const before = text.slice(0, flaw.offset).split('\n');
    return {
      expected: flaw.expected,
      offset: flaw.offset,
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
    };
  }
}

/** What is wrong with a text that must be JSON whose value suits; an empty text passes. */
function checkJson(text: unknown, suits: (value: unknown) => boolean, otherwise: string) {
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  const flaw = findJsonFlaw(text);
  if (flaw) {
    const { line, column } = flaw;
    return { message: `app.json.${flaw.expected}`, args: { line, column } };
  }
  return suits(JSON.parse(text)) ? undefined : otherwise;
}

/** Validates a text input that must hold a JSON array; an empty one passes. */
export const jsonArray = (value: unknown) => checkJson(value, Array.isArray, 'app.json.notArray');

const isObject = (value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Validates a text input that must hold a JSON object; an empty one passes. */
export const jsonObject = (value: unknown) => checkJson(value, isObject, 'app.json.notObject');
