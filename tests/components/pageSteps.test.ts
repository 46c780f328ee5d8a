import { describe, expect, it } from 'vitest';
import { pageSteps } from '../../src/components/list/pageSteps';

/** The steps as they are read: pages, and gaps with where they lead. */
const said = (current: number, last: number) =>
  pageSteps(current, last).map(({ page, kind }) => (kind === 'page' ? page : `…${page}`));

describe('the pages that a list offers (decision 80)', () => {
  it.each<[number, number, (number | string)[]]>([
    [1, 2, [1, 2]],
    [2, 3, [1, 2, 3]],
    [1, 3, [1, 2, 3]],
    [1, 4, [1, 2, 3, 4]],
    [1, 5, [1, 2, '…4', 5]],
    [1, 10, [1, 2, '…4', 10]],
    [3, 10, [1, 2, 3, 4, '…6', 10]],
    [4, 10, [1, 2, 3, 4, 5, '…7', 10]],
    [5, 10, [1, '…2', 4, 5, 6, '…8', 10]],
    [9, 10, [1, '…6', 8, 9, 10]],
    [10, 10, [1, '…7', 9, 10]],
  ])('on page %i of %i', (current, last, steps) => {
    expect(said(current, last)).toEqual(steps);
  });

  it('leads nowhere but to a page of the list, each page once', () => {
    for (let last = 1; last < 30; last += 1) {
      for (let current = 1; current <= last; current += 1) {
        const steps = pageSteps(current, last);
        expect(steps.every(({ page }) => page >= 1 && page <= last)).toBe(true);
        const pages = steps.filter(({ kind }) => kind === 'page').map(({ page }) => page);
        expect(new Set(pages).size).toBe(pages.length);
        expect(pages).toEqual([...pages].sort((one, other) => one - other));
        expect(pages).toContain(current);
      }
    }
  });
});
