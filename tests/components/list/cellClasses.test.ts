import { expect, it } from 'vitest';
import { cellStyle } from '../../../src/components/list/cellStyle';
import { cellClasses } from '../../../src/components/list/tableParts';
import { tableStyle } from '../../../src/components/list/tableStyle';

const selectorsOf = (style: object): string[] =>
  Object.entries(style).flatMap(([key, value]) =>
    key.startsWith('@') ? selectorsOf(value) : key.split(/,(?![^(]*\))/),
  );
const selectors = selectorsOf(tableStyle);

it.each(cellClasses)('the styles of a list know the class %s of a cell', (name) => {
  const known = new RegExp(`\\.${name}(?![\\w-])`);
  expect(selectors.filter((selector) => known.test(selector))).not.toEqual([]);
});

it('a class of a cell that the styles know is one that a column may say', () => {
  const classes = selectors.flatMap((selector) =>
    [...selector.matchAll(/\btd\.([\w-]+)/g)].map(([, name]) => name),
  );
  expect(classes).toContain('beside-name');
  expect(classes.filter((name) => !cellClasses.some((known) => known === name))).toEqual([]);
});

it('nothing that is said of the cells of calls and alerts is lost to a rule of the same name', () => {
  const known = new Map<string, unknown>(Object.entries(tableStyle));
  expect(Object.entries(cellStyle).filter(([key, value]) => known.get(key) !== value)).toEqual([]);
});
