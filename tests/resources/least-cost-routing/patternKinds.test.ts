import { describe, expect, it } from 'vitest';
import { routeImport } from '../../../src/resources/least-cost-routing/importing';
import {
  type ChosenKinds,
  kindIn,
  type PatternKind,
  patternKindOf,
  undrawnPatternRules,
} from '../../../src/resources/least-cost-routing/patternKinds';

it.each([
  ['', 'prefix'],
  ['^44', 'prefix'],
  ['^\\+?44', 'prefix'],
  ['44', 'regex'],
  ['^4[49]', 'regex'],
  ['.*', 'regex'],
])('%j about which nobody said anything is shown as %s', (pattern, kind) => {
  expect(patternKindOf(pattern)).toBe(kind);
});

const chosen = (kind: PatternKind, pattern: string): ChosenKinds =>
  new Map([['row', { kind, pattern }]]);

it.each<[string, ChosenKinds, string | null, PatternKind]>([
  ['as was chosen', chosen('regex', '^44'), '^44', 'regex'],
  ['as was chosen of an empty one', chosen('regex', ''), null, 'regex'],
  ['as it looks, if the form holds another one since', chosen('regex', '^44'), '^49', 'prefix'],
  ['as it looks, if nobody chose', new Map(), '4+', 'regex'],
])('the pattern of a row is shown %s', (_how, kinds, value, kind) => {
  expect(kindIn(kinds, 'row', value)).toBe(kind);
});

describe('a pattern that is not drawn has the rules of its kind', () => {
  const wrong = (kinds: ChosenKinds, value: string) =>
    undrawnPatternRules(kinds, (index) => (index === 3 ? 'row' : 'other')).flatMap(
      (rule) => rule(value, {}, { source: 'routes.3.regex' }) ?? [],
    );
  it.each<[string, ChosenKinds, string, boolean]>([
    ['a prefix', new Map(), '^44', false],
    ['an expression', new Map(), '^4[49]', false],
    ['a broken expression', new Map(), '^4(', true],
    ['no prefix where one is typed', chosen('prefix', '4[49]'), '4[49]', true],
    ['the same where an expression is typed', chosen('regex', '4[49]'), '4[49]', false],
    ['nothing', new Map(), '', true],
  ])('%s', (_what, kinds, value, isWrong) => {
    expect(wrong(kinds, value).length > 0).toBe(isWrong);
  });
});

it.each([
  [
    { regex: '44', description: ' Germany ' },
    { regex: '^44', description: 'Germany' },
  ],
  [
    { regex: '44', description: '' },
    { regex: '^44', description: null },
  ],
  [{}, { regex: '', description: null }],
])('a route out of a file is stored as its form would: %j', (values, record) => {
  expect(routeImport.toRecord({ ...values, voip_carrier_sid: 'c-1' })).toEqual({
    ...record,
    voip_carrier_sid: 'c-1',
  });
});
