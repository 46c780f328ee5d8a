import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changesOf,
  isSameValue,
  mergeChanges,
  valueAt,
  withChange,
  withoutSecrets,
} from '../../../src/engines/drafts';

describe('what changed', () => {
  it.each<[string, unknown, unknown, [string, unknown, unknown][]]>([
    ['nothing', { a: 1 }, { a: 1 }, []],
    ['nothing: empty, null and missing are one', { a: '' }, { b: null }, []],
    ['a value', { a: 2 }, { a: 1 }, [['a', 1, 2]]],
    [
      'a value in a group',
      { hook: { url: 'b' } },
      { hook: { url: 'a' } },
      [['hook.url', 'a', 'b']],
    ],
    [
      'a group that was not there',
      { hook: { url: 'b' } },
      { hook: null },
      [['hook.url', null, 'b']],
    ],
    ['a group that went', { hook: null }, { hook: { url: 'a' } }, [['hook.url', 'a', null]]],
    ['a list, as one', { rows: [{ a: 1 }] }, { rows: [] }, [['rows', [], [{ a: 1 }]]]],
    ['a text in place of a group', { x: 'y' }, { x: { y: 1 } }, [['x', { y: 1 }, 'y']]],
  ])('%s', (_what, now, start, expected) => {
    const changes = changesOf(now, start).map(({ path, from, to }) => [path.join('.'), from, to]);
    expect(changes).toEqual(expected);
  });
});

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
    const result = mergeChanges(base, { ...base, ...mine }, { ...base, ...theirs });
    expect(result.merged).toEqual({ ...base, ...merged });
    expect(result.conflicts.map(({ path }) => path.join('.'))).toEqual(conflicts);
  });

  it('leave alone what a form does not save', () => {
    const { merged, conflicts } = mergeChanges({ a: 1, b: 1 }, { a: 2 }, { a: 1, b: 2 });
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
        const { merged, conflicts } = mergeChanges(base, mine, theirs);
        const settled = new Set(conflicts.map(({ path }) => path.join('.')));
        for (const { path, to } of changesOf(mine, base)) {
          expect(isSameValue(valueAt(merged, path), to)).toBe(true);
        }
        for (const { path, to } of changesOf(theirs, base)) {
          const isMine = !isSameValue(valueAt(mine, path), valueAt(base, path));
          if (isSameValue(valueAt(merged, path), to)) continue;
          expect(isMine && settled.has(path.join('.'))).toBe(true);
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
            const { merged, conflicts } = mergeChanges(base, mine, stored);
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

  it('agree on every value of a group, an empty one included', () => {
    fc.assert(
      fc.property(record, fc.constantFrom('name', 'flag'), leaf, (base, key, value) => {
        const changed = withChange(base, [key], value);
        expect(valueAt(changed, [key])).toEqual(value);
        expect(valueAt(changed, ['hook'])).toEqual(base.hook);
      }),
    );
  });
});

describe('secrets', () => {
  const secrets = [
    { path: ['password'], label: 'Password' },
    { path: ['hook', 'password'], label: 'Webhook password' },
    { path: ['rows', '*', 'key'], label: 'Key' },
  ];
  const kept = (now: unknown, start: unknown = {}) =>
    withoutSecrets(changesOf(now, start), secrets);

  it.each([
    ['at the top', { password: 'Canary' }, ['Password']],
    ['in a group', { hook: { url: 'a', password: 'Canary' } }, ['Webhook password']],
    ['in rows', { rows: [{ name: 'a', key: 'Canary' }, { name: 'b' }] }, ['Key']],
    ['of before', { password: '' }, []],
  ])('are not kept: %s', (_where, now, labels) => {
    const start = { password: 'Old canary', hook: { password: 'Old canary' }, rows: [] };
    const { kept: changes, missing } = kept({ ...start, ...now }, start);
    expect(JSON.stringify(changes)).not.toContain('anary');
    expect(missing).toEqual(labels);
  });

  it('that the platform shows the beginning of are not kept, and not typed again', () => {
    const rows = (name: string) => [{ name, key: 'Canary…' }];
    const shown = [{ path: ['rows', '*', 'key'], label: null }];
    const { kept: changes, missing } = withoutSecrets(
      changesOf({ rows: rows('new') }, { rows: rows('old') }),
      shown,
    );
    expect(JSON.stringify(changes)).not.toContain('Canary');
    expect(missing).toEqual([]);
  });

  it('leave what stands beside them', () => {
    const { kept: changes } = kept({ rows: [{ name: 'a', key: 'Canary' }] });
    expect(changes).toEqual([{ path: ['rows'], from: null, to: [{ name: 'a', key: null }] }]);
  });

  it('are in no draft, whatever the form', () => {
    const secret = fc.constant('Canary');
    const form = fc.record(
      {
        password: secret,
        name: fc.string(),
        hook: fc.record({ url: fc.string(), password: secret }, { requiredKeys: [] }),
        rows: fc.array(fc.record({ key: secret, name: fc.string() }, { requiredKeys: [] })),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(form, form, (now, start) => {
        expect(JSON.stringify(kept(now, start).kept)).not.toContain('Canary');
      }),
    );
  });
});
