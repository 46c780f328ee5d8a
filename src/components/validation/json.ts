import { printParseErrorCode, visit } from 'jsonc-parser';

/** Where a text stops being JSON, and what is expected there. */
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

type Expected = JsonFlaw['expected'];

/** Errors within a word, by the library's names, and the part of the word before the error. */
const wordErrors: Record<string, [Expected, RegExp]> = {
  UnexpectedEndOfString: ['string', /^/],
  InvalidEscapeCharacter: ['escape', /^"(?:[^\\]|\\["\\/bfnrtu])*/],
  InvalidUnicode: ['escape', /^"(?:[^\\]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/],
  InvalidCharacter: ['character', /^"[^\p{Cc}]*/u],
  UnexpectedEndOfNumber: ['number', /^-?\d+(?:\.\d+)?/],
};

/** The first flaw, without its line and column. */
function firstFlaw(text: string): Pick<JsonFlaw, 'expected' | 'offset'> | null {
  let flaw: Pick<JsonFlaw, 'expected' | 'offset'> | null = null;
  /** What has to follow what was read last, and the place of that, where it was a comma. */
  let expected: Expected = 'value';
  let comma: number | null = null;
  /** What might have stood there instead, where an array or object was taken to end. */
  let beforeEnd: Expected = expected;
  const open: ('array' | 'object')[] = [];
  const expect = (next: Expected) => {
    expected = next;
    comma = null;
  };
  const expectSeparator = () => {
    const within = open.at(-1);
    expect(within ? (within === 'array' ? 'commaOrBracket' : 'commaOrBrace') : 'end');
  };
  const close = () => {
    beforeEnd = expected;
    open.pop();
    expectSeparator();
  };
  const onError = (code: number, offset: number) => {
    if (flaw) return;
    const name = printParseErrorCode(code);
    const [wordError, validPart] = wordErrors[name] ?? [];
    if (wordError && validPart) {
      const length = validPart.exec(text.slice(offset))?.[0].length ?? 0;
      flaw = { expected: wordError, offset: offset + length };
    } else if (comma !== null && /[\]}]/.test(text[offset] ?? '')) {
      flaw = { expected: 'noMoreComma', offset: comma };
    } else if (
      (expected === 'value' && text[offset] === '-') ||
      /^\d[\d.]/.test(text.slice(offset - 1, offset + 1))
    ) {
      flaw = { expected: 'number', offset };
    } else flaw = { expected: /^Close/.test(name) ? beforeEnd : expected, offset };
  };
  visit(
    text,
    {
      onObjectBegin: () => {
        open.push('object');
        expect('key');
      },
      onArrayBegin: () => {
        open.push('array');
        expect('value');
      },
      onObjectProperty: () => expect('colon'),
      onSeparator: (character, offset) => {
        expect(character === ',' && open.at(-1) === 'object' ? 'key' : 'value');
        if (character === ',') comma = offset;
      },
      onLiteralValue: expectSeparator,
      onObjectEnd: close,
      onArrayEnd: close,
      onError,
    },
    { disallowComments: true },
  );
  return flaw;
}

/**
 * The first flaw of a JSON text, or null when `JSON.parse` reads it. Browsers word and place their
 * own errors differently, or not at all; this says the same everywhere.
 */
export function findJsonFlaw(text: string): JsonFlaw | null {
  const flaw = firstFlaw(text);
  if (!flaw) return null;
  const before = text.slice(0, flaw.offset).split('\n');
  return { ...flaw, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
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
