import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  byKeys,
  type ConfigEntry,
  type Configuration,
  keyOf,
} from '../../../src/engines/configuration/entries';
import { matchEntries } from '../../../src/engines/configuration/match';

const configuration = (entries: ConfigEntry[], named: Configuration['named']): Configuration => ({
  ...{ of: 'provider', named, root: entry('Root', { kind: 'root' }), entries },
});
const entry = (label: string, more: Partial<ConfigEntry> = {}): ConfigEntry => ({
  ...{ kind: 'carriers', account: null, name: label, label, sid: null, fields: {} },
  ...more,
});
/** `Twin 1 #s` is called Twin, says 1, and has the sid s. */
const written = (text: string): ConfigEntry => {
  const [, label = '', content = '', sid = null] = /^(\S+) (\S+)(?: #(\S+))?$/.exec(text) ?? [];
  return entry(label, { sid, fields: { content } });
};
const like = (one: ConfigEntry | undefined) => JSON.stringify(one?.fields);

it.each<[string, string[], string[], (string | null)[], string[]]>([
  ['one by its name', ['A 2'], ['A 1 #s', 'B 2 #t'], ['A 1 #s'], ['B 2 #t']],
  ['one by its name in other letters', ['acme 1'], ['ACME 1 #s'], ['ACME 1 #s'], []],
  ['one by its sid, whatever it is called now', ['C 1 #s'], ['A 1 #s'], ['A 1 #s'], []],
  ['one by its name where its sid is gone', ['A 1 #x'], ['A 1 #s'], ['A 1 #s'], []],
  ['none where there is none', ['C 1'], ['A 1 #s'], [null], ['A 1 #s']],
  ['one by its name in another document', ['A 2', 'B 1'], ['B 1', 'C 1'], [null, 'B 1'], ['C 1']],
  [
    'a changed one not the twin of an unchanged one',
    ['A 3 #x', 'A 2 #y'],
    ['A 2 #s', 'A 1 #t'],
    ['A 1 #t', 'A 2 #s'],
    [],
  ],
  [
    'nor where the platform has but one of them',
    ['A 3 #x', 'A 1 #y'],
    ['A 1 #s'],
    [null, 'A 1 #s'],
    [],
  ],
  [
    'nor where one more is before it',
    ['A 1 #x', 'A 3 #y', 'A 2 #z'],
    ['A 1 #s', 'A 2 #t'],
    ['A 1 #s', null, 'A 2 #t'],
    [],
  ],
  [
    'what is named by its sid, before what is like it',
    ['A 1', 'A 2 #s'],
    ['A 1 #s', 'A 3 #t'],
    ['A 3 #t', 'A 1 #s'],
    [],
  ],
  [
    'a copy that kept the sid of another one, nothing',
    ['A 1 #s', 'B 1 #s', 'C 1 #s'],
    ['B 1 #s'],
    [null, 'B 1 #s', null],
    [],
  ],
])('finds %s', (_what, document, stored, expected, extra) => {
  const names = new Map(stored.map((text) => [written(text), text]));
  const entries = document.map(written);
  const found = matchEntries(
    configuration(entries, ['carriers']),
    configuration([...names.keys()], ['carriers']),
  );
  const nameOf = (one: ConfigEntry | undefined) => (one && names.get(one)) ?? null;
  expect(entries.map((one) => nameOf(found.storedOf.get(one)))).toEqual(expected);
  expect(found.extra.map(nameOf)).toEqual(extra);
});

/** Few names, so that many are alike. */
const anyOf = (more: Record<string, fc.Arbitrary<unknown>>) =>
  fc
    .record({
      kind: fc.constantFrom('carriers', 'phone_numbers', 'accounts'),
      account: fc.constantFrom(null, 'Bank'),
      label: fc.constantFrom('a', 'A', 'b'),
      fields: fc.record({ content: fc.constantFrom(1, 2) }),
      ...more,
    })
    .map((one) => entry(one.label, one as Partial<ConfigEntry>));
const documents = fc.array(anyOf({ sid: fc.option(fc.constantFrom('0', '1', '2', 'x')) }), {
  maxLength: 7,
});
const platforms = fc
  .array(anyOf({ isOutside: fc.constantFrom(undefined, undefined, true) }), { maxLength: 7 })
  // Of another document the first few have no sids.
  .chain((all) =>
    fc
      .nat(4)
      .map((from) =>
        all.map((one, index) => ({ ...one, sid: index < from ? null : String(index) })),
      ),
  );
const named = fc.subarray<Configuration['named'][number]>([
  'carriers',
  'phone_numbers',
  'accounts',
]);

it('gives each record of a document one of its name, or of its sid, that no other has', () => {
  fc.assert(
    fc.property(documents, platforms, named, (document, all, kinds) => {
      const { storedOf, extra } = matchEntries(
        configuration(document, kinds),
        configuration(all, kinds),
      );
      const stored = all.filter(({ isOutside }) => !isOutside);
      const taken = new Set(storedOf.values());
      expect(taken.size).toBe(storedOf.size);
      const left = stored.filter((one) => !taken.has(one));
      expect(extra).toEqual(left.filter(({ kind }) => kinds.some((one) => one === kind)));
      const isSame = (one: ConfigEntry, other: ConfigEntry) =>
        one.kind === other.kind && one.sid !== null && one.sid === other.sid;
      for (const one of document) {
        const found = storedOf.get(one);
        const own = stored.find((other) => isSame(one, other));
        // What has its sid has it, or another record of the document that says the same.
        if (own) expect(document.some((o) => isSame(o, own) && storedOf.get(o) === own)).toBe(true);
        if (found) expect(isSame(one, found) || keyOf(one) === keyOf(found)).toBe(true);
        else expect(left.map(keyOf)).not.toContain(keyOf(one));
      }
    }),
  );
});

it('leaves none apart that are alike', () => {
  fc.assert(
    fc.property(documents, platforms, named, (document, all, kinds) => {
      const { storedOf } = matchEntries(configuration(document, kinds), configuration(all, kinds));
      const isBySid = (one: ConfigEntry) => one.sid !== null && storedOf.get(one)?.sid === one.sid;
      const bySid = new Set(document.filter(isBySid).map((one) => storedOf.get(one)));
      const stored = byKeys(all.filter((one) => !one.isOutside && !bySid.has(one)));
      for (const [key, group] of byKeys(document.filter((one) => !isBySid(one)))) {
        const others = stored.get(key) ?? [];
        for (const content of new Set(group.map(like))) {
          const count = (entries: ConfigEntry[]) =>
            entries.filter((one) => like(one) === content).length;
          const pairs = group.filter((one) => like(one) === like(storedOf.get(one)));
          expect(count(pairs)).toBe(Math.min(count(group), count(others)));
        }
      }
    }),
  );
});
