import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonFlaw, jsonArray } from '../../../src/components/validation/json';

const parses = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('the first flaw of a JSON text', () => {
  it.each([
    ['[1 2]', 'commaOrBracket', 1, 4],
    ['[\n  {"verb": "say" "text": "x"}\n]', 'commaOrBrace', 2, 18],
    ['[{"verb": "say",}]', 'noMoreComma', 1, 16],
    ['[1,\n]', 'noMoreComma', 1, 3],
    ["['say']", 'value', 1, 2],
    ['[{verb: 1}]', 'key', 1, 3],
    ['[{"verb" 1}]', 'colon', 1, 10],
    ['["say]', 'string', 1, 2],
    ['["a\nb"]', 'string', 1, 2],
    ['["\\x"]', 'escape', 1, 3],
    ['["a\tb"]', 'character', 1, 4],
    ['[01]', 'number', 1, 3],
    ['[1.]', 'number', 1, 3],
    ['[-]', 'number', 1, 2],
    ['[] []', 'end', 1, 4],
    ['[1', 'commaOrBracket', 1, 3],
    ['[', 'value', 1, 2],
    ['', 'value', 1, 1],
    ['[True]', 'value', 1, 2],
  ])('%j: %s at %i:%i', (text, expected, line, column) => {
    expect(findJsonFlaw(text)).toMatchObject({ expected, line, column });
    expect(parses(text)).toBe(false);
  });

  it('is none in any JSON, however it is laid out', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 1, 2, '\t'), (value, indent) => {
        expect(findJsonFlaw(JSON.stringify(value, null, indent))).toBeNull();
      }),
    );
  });

  it('is found exactly where JSON.parse refuses', () => {
    const pieces = fc.constantFrom(...'[]{}",:1-.0e\\u\n\t atrue null'.split(''), '"a"', 'null');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        expect(findJsonFlaw(text) === null).toBe(parses(text));
      }),
      { numRuns: 3000 },
    );
  });

  it('has its offset where line and column say', () => {
    const text = '[\n  1,\n  x\n]';
    const flaw = findJsonFlaw(text);
    expect(flaw).toEqual({ expected: 'value', offset: 9, line: 3, column: 3 });
    expect(text[flaw?.offset ?? 0]).toBe('x');
  });
});

describe('an input for a JSON array', () => {
  it.each([null, undefined, '', '  ', '[]', ' [{"verb": "hangup"}] '])('takes %j', (value) => {
    expect(jsonArray(value)).toBeUndefined();
  });
  it.each(['{}', '"say"', 'null', '3'])('wants an array, not %s', (value) => {
    expect(jsonArray(value)).toBe('app.json.notArray');
  });
  it('tells a flaw by its place', () => {
    expect(jsonArray('[\n1 2]')).toEqual({
      message: 'app.json.commaOrBracket',
      args: { line: 2, column: 3 },
    });
  });
});
