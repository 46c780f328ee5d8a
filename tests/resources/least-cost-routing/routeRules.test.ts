import { describe, expect, it } from 'vitest';
import {
  blankRoute,
  checkRegex,
  toRoutingTable,
} from '../../../src/resources/least-cost-routing/routeRules';

const key = (name: string) => `resources.least-cost-routing.validation.${name}`;

describe('the text of a route', () => {
  it.each([
    '',
    '  ',
    null,
    undefined,
    '44',
    '^1555',
    '.*',
    '\\+44',
    '^(44|33)\\d{5,}$',
    '^44(?!7)',
    '[0-9]+',
  ])('%j may be a route', (text) => {
    expect(checkRegex(text)).toBeUndefined();
  });
  it.each([
    ['+44', 'nothingToRepeat'],
    ['*', 'nothingToRepeat'],
    ['^(44', 'openGroup'],
    ['44)', 'closedGroup'],
    ['^[0-9', 'openClass'],
    ['[9-0]', 'classOrder'],
    ['4{3,2}', 'countOrder'],
    ['44\\', 'lastBackslash'],
    ['(?x)', 'group'],
    // What the expression itself says must not be taken for the reason.
    ['nothing to repeat(', 'openGroup'],
  ])('%j says what is wrong: %s', (text, name) => {
    expect(checkRegex(text)).toBe(key(name));
  });
  it('says any other fault in the words of the browser', () => {
    expect(checkRegex('(?<a>4)(?<a>4)')).toEqual({
      message: key('invalid'),
      args: { reason: expect.stringMatching(/\w/) },
    });
  });
});

it('is sent without the spaces around what was typed', () => {
  const route = { ...blankRoute('carrier'), regex: ' ^44 ', description: '  ' };
  expect(toRoutingTable({ name: ' Night ', routes: [route] })).toEqual({
    name: 'Night',
    routes: [{ ...route, regex: '^44', description: null }],
  });
  expect(toRoutingTable({ name: '  ' })).toEqual({ name: null, routes: [] });
});
