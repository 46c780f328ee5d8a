import { beforeAll, describe, expect, it } from 'vitest';
import { carriedRules, makeConsoleRules } from '../../scripts/vite/consoleRules';
import { consoleStyles } from '../../src/layout/ConsoleStyles';

/** The selectors that a style begins with, as it is written. */
const selectors = Object.keys(Object.assign({}, ...consoleStyles.props.styles));
const flat = (css: string) => css.replaceAll(/\s|"|'/g, '');

let rules: string;
beforeAll(async () => {
  rules = await makeConsoleRules();
});

describe('the rules that a build makes of the styles of the console', () => {
  it('are those of every style', () => {
    expect(selectors.length).toBeGreaterThan(100);
    expect(selectors.filter((name) => !flat(rules).includes(flat(name)))).toEqual([]);
  });

  it('take one byte a letter in a browser', () => {
    expect([...rules].filter((letter) => letter > '\u00ff')).toEqual([]);
  });

  it('name for Safari what it knew by another name, and nothing for browsers that are older', () => {
    const names = new Set(rules.match(/(?<=[{;])-(webkit|ms|moz)-[\w-]+/g));
    expect([...names].sort()).toEqual([
      '-webkit-appearance',
      '-webkit-box-orient',
      '-webkit-line-clamp',
      '-webkit-tap-highlight-color',
      '-webkit-text-decoration',
      '-webkit-text-fill-color',
      '-webkit-user-select',
    ]);
  });
});

describe('the rules of two directions', () => {
  it('are carried once where they say the same, in whatever order', () => {
    const ltr = '.a{direction:ltr;color:red;}.b{margin-inline-start:1px;}';
    const rtl = '.a{color:red;direction:ltr;}.b{margin-inline-start:1px;}';
    expect(carriedRules({ ltr, rtl })).toBe(ltr);
  });

  it.each([
    ['.a{left:1px;}', '.a{right:1px;}'],
    ['@media print{.a{float:left;}}', '@media print{.a{float:right;}}'],
    ['.a{margin:0 1px 0 2px;}', '.a{margin:0 2px 0 1px;}'],
  ])('fail the build where they differ: %s', (ltr, rtl) => {
    expect(() => carriedRules({ ltr, rtl })).toThrow('say left or right');
  });
});
