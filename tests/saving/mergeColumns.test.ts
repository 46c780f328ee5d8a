import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOf, isSameValue, valueAt, withChange } from '../../src/engines/drafts';
import { mergeColumns } from '../../src/saving/planUpdate';

describe('two editors of one record', () => {
  it.each([
    ['neither', {}, {}, {}, []],
    ['only others', {}, { name: 'theirs' }, { name: 'theirs' }, []],
    ['only I', { name: 'mine' }, {}, { name: 'mine' }, []],
    ['both, alike', { name: 'same' }, { name: 'same' }, { name: 'same' }, []],
    ['both, differently', { name: 'mine' }, { name: 'theirs' }, { name: 'mine' }, ['name']],
    ['each another value', { name: 'm' }, { url: 't' }, { name: 'm', url: 't' }, []],
  ])('%s', (_who, mine, theirs, merged, conflicts) => {
    const base = { name: 'base', url: 'base' };
    const result = mergeColumns(base, { ...base, ...mine }, { ...base, ...theirs });
    expect(result.merged).toEqual({ ...base, ...merged });
    expect(result.conflicts.map(({ path }) => path.join('.'))).toEqual(conflicts);
  });

  it('leave alone what a form does not save', () => {
    const { merged, conflicts } = mergeColumns({ a: 1, b: 1 }, { a: 2 }, { a: 1, b: 2 });
    expect({ merged, conflicts }).toEqual({ merged: { a: 2 }, conflicts: [] });
  });

  const leaf = fc.oneof(
    fc.constantFrom('', 'x', 'y', null),
    fc.boolean(),
    fc.integer({ max: 3, min: 0 }),
  );
  const record = fc.record({
    name: leaf,
    flag: leaf,
    hook: fc.record({ url: leaf, method: leaf }),
    rows: fc.array(fc.record({ a: leaf }), { maxLength: 2 }),
  });

  it('lose no value silently, in whatever order they save', () => {
    fc.assert(
      fc.property(record, record, record, (base, mine, theirs) => {
        const { merged, conflicts } = mergeColumns(base, mine, theirs);
        const settled = new Set(conflicts.map(({ path }) => path.join('.')));
        for (const { path, to } of changesOf(mine, base)) {
          expect(isSameValue(valueAt(merged, path), to)).toBe(true);
        }
        for (const { path, to } of changesOf(theirs, base)) {
          const isMine = !isSameValue(valueAt(mine, path), valueAt(base, path));
          if (isSameValue(valueAt(merged, path), to)) continue;
          expect(isMine && settled.has(path.join('.'))).toBe(true);
        }
        // Nobody is asked about what both made alike, a list as well.
        for (const { mine: own, theirs: other } of conflicts) {
          expect(isSameValue(own, other)).toBe(false);
        }
        // What is left over is nothing of either.
        const known = [...changesOf(mine, base), ...changesOf(theirs, base)];
        for (const { path } of changesOf(merged, base)) {
          expect(known.map((change) => change.path.join('.'))).toContain(path.join('.'));
        }
      }),
    );
  });

  it('that save in turns, as often as they like, overwrite nothing that neither was asked about', () => {
    const step = fc.record({
      editor: fc.constantFrom(0, 1),
      act: fc.constantFrom('open', 'type', 'type', 'save', 'save'),
      key: fc.constantFrom('name', 'rows'),
      value: leaf,
    });
    fc.assert(
      fc.property(record, fc.array(step, { maxLength: 30, size: 'max' }), (start, steps) => {
        let stored: Record<string, unknown> = start;
        const open = () => ({ base: stored, mine: stored });
        const editors = [open(), open()];
        for (const { editor, act, key, value } of steps) {
          const { base, mine } = editors[editor] ?? open();
          if (act === 'open') editors[editor] = open();
          else if (act === 'type') editors[editor] = { base, mine: withChange(mine, [key], value) };
          else {
            const { merged, conflicts } = mergeColumns(base, mine, stored);
            const asked = new Set(conflicts.map(({ path }) => path.join('.')));
            const typed = new Set(changesOf(mine, base).map(({ path }) => path.join('.')));
            for (const { path } of changesOf(merged, stored)) {
              const isTheirs = !isSameValue(valueAt(stored, path), valueAt(base, path));
              expect(typed).toContain(path.join('.'));
              expect(asked.has(path.join('.'))).toBe(isTheirs);
            }
            for (const { path, to } of changesOf(mine, base)) {
              expect(isSameValue(valueAt(merged, path), to)).toBe(true);
            }
            stored = merged;
            editors[editor] = open();
          }
        }
      }),
    );
  });
});
