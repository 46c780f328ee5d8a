import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Conflict } from '../../src/saving/conflicts';
import type { AnyRow } from '../../src/saving/part';
import { isSame } from '../../src/saving/values';
import { propertyRuns } from '../support/propertyRuns';
import { ModelLog, ModelPlatform, trySave } from './support/modelPlatform';

/** The places of a record that somebody may change: a column, or a column of a door. */
const places = ['name', 'color', 'note', 'd-1.port', 'd-1.note', 'd-2.port', 'd-2.note'] as const;
type Place = (typeof places)[number];

/** What one editor does with its form. */
type Act =
  | { is: 'open' | 'save' }
  | { is: 'set'; place: Place; to: string | null }
  | { is: 'remove'; door: 'd-1' | 'd-2' }
  | { is: 'add'; port: number };

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ is: fc.constantFrom('open' as const, 'save' as const, 'save' as const) }),
  fc.record({
    is: fc.constant('set' as const),
    place: fc.constantFrom(...places),
    to: fc.constantFrom('x', 'y', null),
  }),
  fc.record({ is: fc.constant('remove' as const), door: fc.constantFrom('d-1', 'd-2') }),
  fc.record({ is: fc.constant('add' as const), port: fc.integer({ min: 1, max: 3 }) }),
);

/** A record as its places, with the doors that are there by what they are called. */
function placesOf(record: AnyRow): Map<string, unknown> {
  const doors = (record.doors as AnyRow[]).filter((row) => !row.is_removed);
  return new Map<string, unknown>([
    ...['name', 'color', 'note'].map((key): [string, unknown] => [key, record[key] ?? null]),
    ...doors.map((row): [string, unknown] => [row.door_sid ?? row.address, 'there']),
    ...doors.flatMap((row) =>
      ['port', 'note'].map((key): [string, unknown] => [
        `${row.door_sid ?? row.address}.${key}`,
        row[key] ?? null,
      ]),
    ),
  ]);
}

function open(): ModelPlatform {
  const platform = new ModelPlatform();
  platform.tables.things.set('t', { thing_sid: 't', name: 'A', color: 'x', note: null });
  for (const [sid, address] of [
    ['d-1', 'a'],
    ['d-2', 'b'],
  ] as const) {
    platform.tables.doors.set(sid, {
      ...{ door_sid: sid, thing_sid: 't', address },
      ...{ port: 'x', note: null },
    });
  }
  return platform;
}

const change = (form: AnyRow, one: Act, address: string): AnyRow => {
  if (one.is === 'add') {
    const fresh = { local_id: address, address, port: one.port, note: null };
    return { ...form, doors: [...form.doors, fresh] };
  }
  const withDoor = (door: string | undefined, to: AnyRow) => ({
    ...form,
    doors: form.doors.map((row: AnyRow) => (row.door_sid === door ? { ...row, ...to } : row)),
  });
  if (one.is === 'remove') return withDoor(one.door, { is_removed: true });
  if (one.is !== 'set') return form;
  const [first = '', column] = one.place.split('.');
  return column ? withDoor(first, { [column]: one.to }) : { ...form, [first]: one.to };
};

const same = (one: unknown, other: unknown) => isSame(one ?? null, other ?? null);

/** What is to be asked: what both changed, and not alike; a whole door that one removed and one changed. */
function disputed(base: AnyRow, mine: AnyRow, now: AnyRow): string[] {
  const [was, own, theirs] = [base, mine, now].map(placesOf) as [
    Map<string, unknown>,
    Map<string, unknown>,
    Map<string, unknown>,
  ];
  const isChanged = (side: Map<string, unknown>, door: string) =>
    ['port', 'note'].some((key) => !same(side.get(`${door}.${key}`), was.get(`${door}.${key}`)));
  const doors = [...was].flatMap(([key, value]) => (value === 'there' ? [key] : []));
  return [
    ...[
      'name',
      'color',
      'note',
      ...doors.flatMap((door) => [`${door}.port`, `${door}.note`]),
    ].filter((place) => {
      const door = place.includes('.') ? (place.split('.')[0] ?? '') : null;
      if (door && !(own.has(door) && theirs.has(door))) return false;
      const [before, me, them] = [was, own, theirs].map((side) => side.get(place));
      return !same(me, before) && !same(them, before) && !same(me, them);
    }),
    ...doors.filter(
      (door) =>
        (own.has(door) && !theirs.has(door) && isChanged(own, door)) ||
        (!own.has(door) && theirs.has(door) && isChanged(theirs, door)),
    ),
  ].sort();
}

const stories = fc.record({
  acts: fc.array(fc.record({ who: fc.integer({ min: 0, max: 2 }), act }), {
    maxLength: 24,
    size: 'max',
  }),
  editors: fc.constantFrom(2, 3),
  keepsMine: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
});

it('editors in any order lose no change silently, and are asked nothing that nobody disputes', async () => {
  await fc.assert(
    fc.asyncProperty(stories, async ({ acts, editors, keepsMine }) => {
      const platform = open();
      const opened = () => ({ base: platform.open('t'), form: platform.open('t') });
      const forms = Array.from({ length: editors }, opened);
      for (const [index, { who, act: one }] of acts.entries()) {
        const editor = who % editors;
        const { base, form } = forms[editor] ?? opened();
        if (one.is === 'open') forms[editor] = opened();
        else if (one.is !== 'save') {
          forms[editor] = { base, form: change(form, one, `n-${index}`) };
        } else {
          const now = platform.open('t');
          const asked: Conflict[] = [];
          const isMine = (at: number) => keepsMine[at % keepsMine.length] ?? true;
          const decide = async (conflicts: Conflict[]) => {
            const from = asked.length;
            asked.push(...conflicts);
            return conflicts.map((conflict, at) => ({ ...conflict, keepsMine: isMine(from + at) }));
          };
          await trySave(platform, new ModelLog(), { id: 't', opened: base, form }, decide);
          const pathOf = ({ path }: Conflict) => path.join('.').replace('doors.', '');
          const isOwnChange = !same([...placesOf(form)], [...placesOf(base)]);
          expect(asked.map(pathOf).sort()).toEqual(isOwnChange ? disputed(base, form, now) : []);
          const answers = new Map(asked.map((conflict, at) => [pathOf(conflict), isMine(at)]));
          const [was, own, theirs, after] = [base, form, now, platform.open('t')].map(placesOf) as [
            Map<string, unknown>,
            Map<string, unknown>,
            Map<string, unknown>,
            Map<string, unknown>,
          ];
          for (const place of new Set([...was.keys(), ...own.keys(), ...theirs.keys()])) {
            const door = place.split('.')[0] ?? '';
            const answer = answers.get(place) ?? answers.get(door);
            const isDoor = /^[dn]-/.test(place);
            const isMade = isDoor && own.has(door) && !(was.has(door) && theirs.has(door));
            // What is made has a sid that nobody knew.
            if (isMade) continue;
            const isOwn = !same(own.get(place), was.get(place));
            const expected = (answer ?? isOwn) ? own.get(place) : theirs.get(place);
            expect([place, after.get(place) ?? null]).toEqual([place, expected ?? null]);
          }
          forms[editor] = opened();
        }
      }
    }),
    { numRuns: propertyRuns(250, 5_000) },
  );
});
