import { describe, expect, it } from 'vitest';
import type { AnyRow, Part } from '../../src/saving/part';
import type { Progress } from '../../src/saving/plan';
import { rowsAsSent } from '../../src/saving/planRows';
import { caps, done, doors, lost, nora } from './support/planning';

const a: AnyRow = { door_sid: 'd-a', address: 'a', port: 1 };
const b: AnyRow = { door_sid: 'd-b', address: 'b', port: 1 };
const theirs: AnyRow = { door_sid: 'd-c', address: 'c', port: 1 };
const fresh: AnyRow = { local_id: 'n', address: 'd', port: 1 };
const made = { door_sid: 'd-d', address: 'd', port: 1 };
const byAddress: Part = {
  ...doors,
  order: (one, other) => one.address.localeCompare(other.address),
};
const keyed: Part = {
  ...doors,
  extra: {
    valueOf: ({ text }) => text ?? null,
    toCall: (sid) => ({ method: 'PUT', path: `Doors/${sid}/Key` }),
    toAnswer: ({ text, ...row }) => ({ ...row, hint: String(text).slice(0, 1) }),
  },
};

describe('rows after a save that cannot be read back', () => {
  it.each<[string, AnyRow[], AnyRow[], Progress, AnyRow[], Part?]>([
    ['as they were', [a, b], [a, b], {}, [a, b]],
    ['changed', [{ ...a, port: 2 }, b], [a, b], {}, [{ ...a, port: 2 }, b]],
    ['without the removed one', [b], [a, b], {}, [b]],
    ['made, with its sid', [a, fresh], [a], { 'doors:n': done({}, 'd-d') }, [a, made]],
    ['made, without a sid', [fresh], [], { 'doors:n': lost({}) }, [{ ...made, door_sid: null }]],
    ['made, and nothing known of it', [fresh], [], {}, [{ ...made, door_sid: null }]],
    ['beside those of others', [{ ...a, port: 2 }], [a, theirs], {}, [theirs, { ...a, port: 2 }]],
    [
      'in their order',
      [fresh, { ...a, port: 2 }],
      [a, theirs],
      { 'doors:n': done({}, 'd-d') },
      [{ ...a, port: 2 }, theirs, made],
      byAddress,
    ],
    [
      'with what the platform answers for a value of a call of its own',
      [{ ...a, text: 'key' }],
      [a],
      {},
      [{ ...a, hint: 'k' }],
      keyed,
    ],
  ])('are shown %s', (_what, rows, stored, progress, after, part = doors) => {
    const opened = stored.filter((row) => row !== theirs);
    const input = {
      ...{ part, owner: 't-1', caller: nora, progress: {}, settled: [], stored },
      ...{ opened: { doors: opened }, form: { doors: rows } },
    };
    expect(rowsAsSent(input, progress)).toEqual(after);
  });

  it('keep the key that they are stored by', () => {
    const input = {
      ...{ part: caps, owner: 't-1', caller: nora, progress: {}, settled: [], stored: [] },
      ...{ opened: { caps: [] }, form: { caps: [{ kind: 'calls', count: 3 }] } },
    };
    const after = rowsAsSent(input, { 'caps:calls': done({}, 'x-1') });
    expect(after).toEqual([{ kind: 'calls', count: 3 }]);
  });
});
