import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Conflict } from '../../src/saving/conflicts';
import type { AnyRow } from '../../src/saving/part';
import type { Call, Step } from '../../src/saving/plan';
import { planSave, type Saved } from '../../src/saving/save';
import { propertyRuns } from '../support/propertyRuns';
import { endpoint, type Fault, ModelLog, ModelPlatform, trySave } from './support/modelPlatform';
import { inputOf, planInWords } from './support/planning';

const runs = { numRuns: propertyRuns(150, 3_000) };

/** What a form makes of one row: left, changed, marked as removed or taken out. */
type Fate = 'left' | 'marked' | 'out' | { port: number; note: string | null };
interface Typed {
  name: string;
  color: string | null;
  fates: Fate[];
  drafts: ({ address: string; port: number } | null)[];
  cap: number | null;
  key: string;
}

const port = fc.integer({ min: 1, max: 3 });
const note = fc.constantFrom(null, 'x', 'y');
const fate: fc.Arbitrary<Fate> = fc.oneof(
  fc.constantFrom('left' as const, 'marked' as const, 'out' as const),
  fc.record({ port, note }),
);
const draft = (...addresses: string[]) =>
  fc.option(fc.record({ address: fc.constantFrom(...addresses), port }));
const typed: fc.Arbitrary<Typed> = fc.record({
  name: fc.constantFrom('A', 'B'),
  color: fc.constantFrom(null, 'red', 'blue'),
  fates: fc.tuple(fate, fate),
  drafts: fc.tuple(draft('m', 'n'), draft('o', 'p')),
  cap: fc.constantFrom(null, 1, 2),
  key: fc.constantFrom('canary', 'canary-2'),
});
const faults = fc.array(
  fc.constantFrom<Fault>(
    'done',
    'done',
    'refused',
    'request',
    'answer',
    'late',
    'killed',
    'killedAfter',
  ),
  { maxLength: 8 },
);

const first = { address: 'a', port: 1, note: null };
const second = { address: 'b', port: 1, note: 'z' };
/** One that the form shows and its operator leaves alone. */
const third = { address: 'c', port: 1, note: null };

/** What somebody else does meanwhile of what the operator does not touch; each says whether it could. */
type Act = (platform: ModelPlatform) => boolean;
let count = 0;
const thingIn = ({ tables }: ModelPlatform): AnyRow | undefined => [...tables.things.values()][0];
const others: fc.Arbitrary<Act> = fc.oneof(
  note.map(
    (to): Act =>
      (platform) => {
        const thing = thingIn(platform);
        if (thing) platform.tables.things.set(thing.thing_sid, { ...thing, note: to });
        return Boolean(thing);
      },
  ),
  port.map(
    (to): Act =>
      ({ tables }) => {
        const door = tables.doors.get('d-3');
        if (door) tables.doors.set('d-3', { ...door, port: to });
        return Boolean(door);
      },
  ),
  fc.constant<Act>(({ tables }) => tables.doors.delete('d-3')),
  port.map(
    (to): Act =>
      (platform) => {
        const thing = thingIn(platform);
        count += 1;
        const sid = `z-${count}`;
        const door = { door_sid: sid, thing_sid: thing?.thing_sid, address: 'z', port: to };
        if (thing) platform.tables.doors.set(sid, door);
        return Boolean(thing);
      },
  ),
);
const nobody: Act = () => false;

/** A platform that holds one record, or none, and the form of it or of a new one. */
function start(isNew: boolean) {
  const platform = new ModelPlatform();
  const { tables } = platform;
  if (!isNew) {
    tables.things.set('t', { thing_sid: 't', name: 'Z', color: 'red' });
    tables.doors.set('d-1', { ...first, door_sid: 'd-1', thing_sid: 't' });
    tables.doors.set('d-2', { ...second, door_sid: 'd-2', thing_sid: 't' });
    tables.doors.set('d-3', { ...third, door_sid: 'd-3', thing_sid: 't' });
    tables.caps.set('t calls', { kind: 'calls', count: 1, thing: 't' });
  }
  const id = isNew ? null : 't';
  return { platform, id, opened: isNew ? {} : platform.open('t') };
}

/** What a form holds that began with a record. */
function fill(opened: AnyRow, { name, color, fates, drafts, cap, key }: Typed): AnyRow {
  const doors = ((opened.doors ?? []) as AnyRow[]).flatMap((row, index): AnyRow[] => {
    const one = fates[index] ?? 'left';
    if (one === 'out') return [];
    if (one === 'marked') return [{ ...row, is_removed: true }];
    return [one === 'left' ? row : { ...row, ...one }];
  });
  const added = drafts.flatMap((one, index) =>
    one ? [{ ...one, local_id: `n${index}`, ...(index === 0 && { key: 'canary' }) }] : [],
  );
  const caps = cap === null ? [] : [{ kind: 'calls', count: cap }];
  return { ...opened, name, color, key, doors: [...doors, ...added], caps };
}

interface Story {
  isNew: boolean;
  tries: { form: Typed; faults: Fault[] }[];
  last: Typed;
  /** Before which write others do what. */
  others: Act[];
}
const story: fc.Arbitrary<Story> = fc
  .record({
    isNew: fc.boolean(),
    tries: fc.array(fc.record({ form: typed, faults }), { maxLength: 3 }),
    last: typed,
    others: fc.array(fc.oneof(fc.constant(nobody), others), { maxLength: 10 }),
  })
  .map((told) => {
    // A page that is loaded anew opens the record anew, whose secret nobody knows then.
    const isKilled = told.tries.some((one) => one.faults.some((fault) => /^killed/.test(fault)));
    const withKey = (form: Typed) => (isKilled ? { ...form, key: 'canary' } : form);
    const tries = told.tries.map((one) => ({ ...one, form: withKey(one.form) }));
    return { ...told, tries, last: withKey(told.last) };
  });

interface Tried {
  platform: ModelPlatform;
  log: ModelLog;
  form: AnyRow;
  opened: AnyRow;
  saved: Saved;
}

/**
 * Saves as an operator does who changes the form between tries of which each has its faults, and saves it
 * at last without one. Answers what was asked, and the form that is stored.
 */
async function saveAll(
  { isNew, tries, last, others: meanwhile }: Story,
  look: (tried: Tried) => void = () => undefined,
  watch?: (platform: ModelPlatform, form: AnyRow) => ModelPlatform['watch'],
) {
  const { platform, id, opened } = start(isNew);
  const log = new ModelLog();
  const acts: Act[] = [];
  platform.between = meanwhile.map((act) => () => {
    if (act(platform)) acts.push(act);
  });
  const disputed: string[] = [];
  const decide = async (conflicts: Conflict[]) => {
    disputed.push(...conflicts.map(({ path }) => path.join('.')));
    return conflicts.map((one) => ({ ...one, keepsMine: true }));
  };
  for (const one of [...tries, { form: last, faults: [] }]) {
    const form = fill(opened, one.form);
    platform.faults = [...one.faults];
    if (watch) platform.watch = watch(platform, form);
    const saved = await trySave(platform, log, { id, opened, form }, decide);
    look({ platform, log, form, opened, saved });
    if (saved.outcome.failed.length === 0) return { platform, log, disputed, form, saved, acts };
    platform.arrive();
  }
  throw new Error('The last save failed');
}

describe('a save keeps what it promises', () => {
  it('nothing wanted is lost, of nobody, nothing is made twice, and nothing is asked', async () => {
    await fc.assert(
      fc.asyncProperty(story, async (told) => {
        const { platform, disputed, form, acts } = await saveAll(told);
        const { platform: undisturbed, id, opened } = start(told.isNew);
        await trySave(undisturbed, new ModelLog(), { id, opened, form });
        for (const act of acts) act(undisturbed);
        expect(platform.contents()).toEqual(undisturbed.contents());
        expect(disputed).toEqual([]);
      }),
      runs,
    );
  });

  it('a plan made from what its run left is empty, and an unchanged form sends and reads nothing', async () => {
    await fc.assert(
      fc.asyncProperty(story, async (told) => {
        const { platform, form, saved } = await saveAll({ ...told, tries: [], others: [] });
        const sid = String(saved.outcome.progress.record?.sid ?? 't');
        const opened = platform.open(sid);
        const given = { endpoint, id: sid, looks: true };
        const again = planSave(inputOf({ ...given, opened, form: opened }));
        expect(planInWords(again)).toEqual([]);
        const known = { record: opened, rows: platform.rowsOf(sid), present: [opened] };
        const { progress } = saved.outcome;
        const once = { ...given, id: told.isNew ? null : 't', known, progress };
        const { key: _secret, ...shown } = form;
        const before = told.isNew ? {} : start(false).opened;
        expect(planInWords(planSave(inputOf({ ...once, opened: before, form: shown })))).toEqual(
          [],
        );
      }),
      runs,
    );
  });

  it('nothing is taken away before what replaces it is stored', async () => {
    const isOld = (row: AnyRow) => /^(d|z)-/.test(row.door_sid);
    const watch = (platform: ModelPlatform, form: AnyRow) => (call: Call) => {
      if (call.method !== 'DELETE' || !call.path.startsWith('Doors/')) return;
      const wanted = form.doors.filter((row: AnyRow) => row.local_id);
      const made = [...platform.tables.doors.values()].filter((row) => !isOld(row));
      expect(made.length).toBeGreaterThanOrEqual(wanted.length);
    };
    await fc.assert(
      fc.asyncProperty(story, async (told) => {
        // What arrives late was sent for another form.
        const tries = told.tries.map((one) => ({
          ...one,
          faults: one.faults.map((fault) => (fault === 'late' ? 'request' : fault)),
        }));
        await saveAll({ ...told, tries }, undefined, watch);
      }),
      runs,
    );
  });

  it('no secret is written down, nor in what is told', async () => {
    await fc.assert(
      fc.asyncProperty(story, async (told) => {
        const look = ({ log, saved: { outcome } }: Tried) => {
          expect(log.written.join()).not.toContain('canary');
          const names = [...outcome.saved, ...outcome.failed.map(({ step }) => step.name)];
          expect(JSON.stringify(names)).not.toContain('canary');
        };
        await saveAll(told, look);
      }),
      runs,
    );
  });

  it('killed at any moment, what is noted is true', async () => {
    await fc.assert(
      fc.asyncProperty(story, async (told) => {
        await saveAll(told, ({ platform, log, saved }) => {
          if (saved.outcome.failed.length === 0) return;
          const arrived = new Set(platform.done.map(({ step }) => step));
          for (const [id, { state }] of Object.entries(log.known)) {
            if (state === 'done') expect(arrived).toContain(id);
            expect(state).not.toBe('sent');
          }
          // Of everything that is stored it is known, at least, that it may be.
          for (const id of arrived) {
            const { state, earlier } = log.known[id] ?? {};
            expect(state !== undefined && (state !== 'refused' || earlier !== undefined)).toBe(
              true,
            );
          }
        });
      }),
      runs,
    );
  });

  it('what is told names the steps that are done, and those that are left', async () => {
    await fc.assert(
      fc.asyncProperty(story, async (told) => {
        let count = 0;
        await saveAll(told, ({ platform, saved: { planned, outcome } }) => {
          const arrived = platform.done.slice(count).map(({ step }) => step);
          count = platform.done.length;
          const groups = new Map<string, Step[]>();
          for (const step of planned.steps) {
            const { group = step.id } = step;
            groups.set(group, [...(groups.get(group) ?? []), step]);
          }
          const left = new Set(outcome.failed.map(({ step }) => step.group ?? step.id));
          const failedIds = outcome.failed.map(({ step }) => step.id);
          const names: unknown[] = [];
          for (const [group, steps] of groups) {
            const isStored = steps.every(({ id }) => arrived.includes(id));
            const isWaiting = steps.some(({ needs }) => needs.some((id) => failedIds.includes(id)));
            if (!left.has(group) && isStored) names.push(steps.at(-1)?.name);
            if (!isStored) expect(left.has(group) || isWaiting).toBe(true);
          }
          const texts = (list: unknown[]) => list.map((one) => JSON.stringify(one)).sort();
          expect(texts(outcome.saved)).toEqual(texts(names));
        });
      }),
      runs,
    );
  });
});
