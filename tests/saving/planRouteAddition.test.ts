import { describe, expect, it } from 'vitest';
import { beginning } from '../../src/saving/planRouteAddition';

const at = (...priorities: number[]) => priorities.map((priority) => ({ priority }));

describe('the priority that added routes begin at', () => {
  it.each<[string, number[], number | null, number[], number]>([
    ['an empty table', [], null, [0, 1], 0],
    ['behind all but the default route', [0, 1, 9999], null, [0], 2],
    ['where they began, with the places of those that are left', [0, 1, 3, 9999], 2, [0], 2],
    ['behind all, where somebody else took a place since', [0, 1, 2, 3, 9999], 2, [0, 3], 4],
  ])('%s', (_says, stored, first, places, begins) =>
    expect(beginning(at(...stored), first, places)).toBe(begins),
  );
});
