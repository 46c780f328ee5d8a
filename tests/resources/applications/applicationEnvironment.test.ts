import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { controlKindOf } from '../../../src/resources/applications/environment/controls';
import {
  type EnvVariable,
  readSchema,
} from '../../../src/resources/applications/environment/schema';
import {
  checkValue,
  effectiveValue,
  sentValues,
  toNumber,
  valuesOf,
} from '../../../src/resources/applications/environment/values';

const variable = (facts: object): EnvVariable => {
  const [one] = readSchema({ X: facts })?.variables ?? [];
  if (!one) throw new Error('This cannot be read');
  return one;
};

describe('what a webhook publishes', () => {
  it.each<[string, unknown, string[] | null, string[]]>([
    ['nothing', null, null, []],
    ['nothing', undefined, null, []],
    ['an empty schema', {}, [], []],
    ['a list', [{ type: 'string' }], [], ['']],
    ['a text', 'GREETING', [], ['']],
    ['a number', 7, [], ['']],
    ['a type that is none', { A: { type: 'date' }, B: { type: ['string'] } }, [], ['A', 'B']],
    ['entries that are none', { A: null, B: 'string', C: 7, D: [] }, [], ['A', 'B', 'C', 'D']],
    ['choices that are none', { A: { type: 'string', enum: 'a,b' } }, [], ['A']],
    ['no choices', { A: { type: 'string', enum: [] } }, [], ['A']],
    ['choices of another type', { A: { type: 'string', enum: [1] } }, [], ['A']],
    ['odd names', { '': { type: 'string' }, 'a.b[0] c': { type: 'string' } }, ['a.b[0] c'], ['']],
    ['a reserved name', JSON.parse('{"__proto__":{"type":"string"}}'), [], ['__proto__']],
    ['a name of every object', { toString: { type: 'string' } }, ['toString'], []],
  ])('%s', (_what, published, names, unreadable) => {
    const schema = readSchema(published);
    expect(schema?.variables.map(({ name }) => name) ?? null).toEqual(names);
    expect(schema?.unreadable ?? []).toEqual(unreadable);
  });

  it.each([
    [{ default: 'a' }, { preset: 'a' }],
    [{ default: 7 }, {}],
    [{ default: {} }, {}],
    [{ required: 'yes' }, { isRequired: false }],
    [{ obscure: 1 }, { isSecret: false }],
    [{ uiHint: 'colorwheel' }, { hint: 'input' }],
    [{ jambonzResource: 'planets' }, {}],
    [{ description: { en: 'x' } }, { description: '' }],
    [{ enum: [null, {}, 'a', 'a', 'b'] }, { choices: ['a', 'b'] }],
    [{ type: 'boolean', required: true }, { preset: false }],
    [{ type: 'number', default: 0 }, { preset: 0 }],
  ])('%j is read as %j', (facts, read) => {
    const one = variable({ type: 'string', ...facts });
    expect(one).toMatchObject(read);
    if (!('preset' in read)) expect(one).not.toHaveProperty('preset');
    expect(one).not.toHaveProperty('resource');
  });

  it('never breaks anything, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), (published) => {
        const schema = readSchema(published);
        for (const one of schema?.variables ?? []) {
          controlKindOf(one);
          checkValue(one, effectiveValue(one, null));
        }
        expect(sentValues(schema && valuesOf(schema, null))).toSatisfy(
          (values) => values === null || typeof values === 'object',
        );
      }),
    );
  });
});

it.each([
  [{ type: 'boolean', obscure: true }, 'tick'],
  [{ type: 'number', enum: [1, 2] }, 'choice'],
  [{ type: 'string', jambonzResource: 'carriers' }, 'carrier'],
  [{ type: 'string', obscure: true, uiHint: 'textarea' }, 'secret'],
  [{ type: 'number', obscure: true }, 'secret'],
  [{ type: 'number' }, 'number'],
  [{ type: 'string', uiHint: 'filepicker' }, 'file'],
  [{ type: 'string', uiHint: 'textarea' }, 'longText'],
  [{ type: 'string', uiHint: 'input' }, 'text'],
  [{ type: 'string' }, 'text'],
])('%j is entered as %s', (facts, kind) => expect(controlKindOf(variable(facts))).toBe(kind));

describe('values', () => {
  const schema = readSchema({
    A: { type: 'string', default: 'a' },
    B: { type: 'number' },
    C: { type: 'boolean', default: true },
  });
  it.each<[object | null, object]>([
    [null, { A: 'a', C: true }],
    [
      { A: '', B: 0, C: false },
      { A: '', B: 0, C: false },
    ],
    [
      { A: 'x', OLD: 'y' },
      { A: 'x', C: true },
    ],
  ])('%j under the schema: %j', (values, all) => {
    expect(schema && valuesOf(schema, values as Record<string, unknown>)).toEqual(all);
  });
  it.each([
    [null, null],
    [{}, null],
    [{ A: '', B: ' ', C: null }, null],
    [
      { A: '', B: 0, C: false, D: 'd' },
      { B: 0, C: false, D: 'd' },
    ],
  ])('%j is sent as %j', (values, sent) => expect(sentValues(values)).toEqual(sent));

  const required = 'ra.validation.required';
  const notAllowed = 'resources.applications.environment.notAllowed';
  it.each<[object, unknown, string | undefined]>([
    [{ type: 'string' }, '', undefined],
    [{ type: 'string', required: true }, ' ', required],
    [{ type: 'string', required: true }, undefined, required],
    [{ type: 'boolean', required: true }, false, undefined],
    [{ type: 'number', required: true }, 0, undefined],
    [{ type: 'number' }, 'many', 'ra.validation.number'],
    [{ type: 'string' }, 7, notAllowed],
    [{ type: 'string', enum: ['a'] }, 'b', notAllowed],
    [{ type: 'number', enum: [1] }, 1, undefined],
  ])('of %j: %j is %s', (facts, value, wrong) => {
    expect(checkValue(variable(facts), value)).toBe(wrong);
  });

  it.each([
    ['', ''],
    ['7', 7],
    [' 0.5 ', 0.5],
    ['0,5', 0.5],
    ['-3', -3],
    ['7 apples', '7 apples'],
    ['-', '-'],
  ])('typed %j is %j', (typed, value) => expect(toNumber(typed)).toBe(value));
});
