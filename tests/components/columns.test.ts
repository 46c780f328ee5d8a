import { array, assert, boolean, property, record, shuffledSubarray, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TableColumn } from '../../src/components/list/column';
import { arranged } from '../../src/components/list/columns/arranged';

const column = (key: string): TableColumn => ({ key, head: key, cell: () => null });
const columnsOf = (keys: string) => keys.split(' ').map(column);
const keysOf = (columns: TableColumn[]) => columns.map(({ key }) => key).join(' ');

describe('the columns of a table', () => {
  it.each([
    ['name sid status actions', null, 'name sid status actions'],
    ['name sid status actions', 'status', 'name status actions'],
    ['name sid status actions', 'status sid', 'name status sid actions'],
    ['name sid status actions', '', 'name actions'],
    ['name sid status actions', 'name actions gone sid sid', 'name sid actions'],
    ['selection number account actions', 'account', 'selection number account actions'],
    ['selection number account actions', '', 'selection number actions'],
    ['number account', '', 'number'],
    ['number', 'number', 'number'],
  ])('%s, of which "%s" is chosen, are %s', (all, chosen, shown) => {
    expect(keysOf(arranged(columnsOf(all), chosen?.split(' ') ?? null))).toBe(shown);
  });

  it('keep their tools and their first one in place, whatever was chosen', () => {
    const some = record({
      free: shuffledSubarray(['sid', 'account', 'status', 'trunk']),
      odd: array(string()),
      hasBoxes: boolean(),
    });
    assert(
      property(some, ({ free, odd, hasBoxes }) => {
        const all = columnsOf(
          `${hasBoxes ? 'selection ' : ''}name sid account status trunk actions`,
        );
        const keys = keysOf(arranged(all, [...odd, ...free])).split(' ');
        const head = hasBoxes ? ['selection', 'name'] : ['name'];
        expect(keys.slice(0, head.length)).toEqual(head);
        expect(keys.at(-1)).toBe('actions');
        expect(keys.slice(head.length, -1).filter((key) => free.includes(key))).toEqual(free);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});
