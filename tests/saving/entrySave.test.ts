import { describe, expect, it } from 'vitest';
import { settledSave } from '../../src/saving/entrySave';
import type { Done, Ending, Progress } from '../../src/saving/plan';

const save = (progress: Progress) => ({ startedAt: 1, steps: [], progress });
const refused: Done = { state: 'refused', stored: { name: 'A' } };
const done: Done = { state: 'done', sid: 't-1', stored: { name: 'A' } };
const sent: Done = { state: 'sent', stored: { name: 'A' } };
const earlier = { done: { name: 'B' }, maybe: [] };

describe('a save that is over', () => {
  it.each<[string, Progress, Ending, Progress | undefined]>([
    ['refused: nothing', { record: refused }, 'refused', undefined],
    ['refused before anything was sent: nothing', {}, 'refused', undefined],
    [
      'refused where an earlier try stored a step: that',
      { record: done, 'doors:n': refused },
      'refused',
      { record: done, 'doors:n': refused },
    ],
    [
      'refused where an earlier call of the step stored something: that',
      { record: { ...refused, earlier } },
      'refused',
      { record: { ...refused, earlier } },
    ],
    [
      'of which a call is on its way: that nobody knows of it',
      { record: sent },
      'unknown',
      { record: { ...sent, state: 'unknown' } },
    ],
    ['stored in part: all of it', { record: done }, 'part', { record: done }],
  ])('leaves to the next try, %s', (_what, progress, ending, left) => {
    const kept = settledSave(save(progress), ending);
    expect(kept).toEqual(left && { ...save(left), ending });
  });
});
