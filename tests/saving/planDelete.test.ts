import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HttpError, LostAnswerError } from '../../src/http/HttpError';
import type { Savable, SaveInput } from '../../src/saving/input';
import type { AnyRow } from '../../src/saving/part';
import type { Call, Ending, SaveLog } from '../../src/saving/plan';
import { type DeletionWishes, planDelete, planRestore } from '../../src/saving/planDelete';
import { remove } from '../../src/saving/remove';
import { memoryLog, type Sent } from '../../src/saving/runPlan';
import { propertyRuns } from '../support/propertyRuns';
import { caps, doors, inputOf, nora, planInWords, things } from './support/planning';

const says = [{ says: /^in use$/, message: 'used' }];
const plain: Savable = { ...things, remove: () => 'Things', deleteRefusals: says };
/** Its doors are made anew where a deletion stops half-way; its caps are not. */
const withRows: Savable = { ...plain, parts: [{ ...doors, isRestored: true }, caps] };
const rows = [
  [
    { door_sid: 'd-1', address: 'a', port: 1 },
    { door_sid: 'd-2', address: 'b', port: 2 },
  ],
  [{ kind: 'calls', count: 1 }],
];

describe('the plan of a deletion', () => {
  const planOf = (endpoint: Savable, more: Partial<SaveInput> = {}, wishes?: DeletionWishes) =>
    planDelete(inputOf({ id: 't/1', endpoint, ...more }), 't/1', wishes);

  it.each<[string, Parameters<typeof planOf>, string[]]>([
    ['is one call', [plain], ['DELETE Things/t%2F1']],
    ['reads first what it may take away', [withRows], ['ask rows']],
    ['of a record with rows', [withRows, { known: { rows } }], ['DELETE Things/t%2F1']],
    ['reads no rows that it leaves', [{ ...plain, parts: [caps] }], ['DELETE Things/t%2F1']],
    [
      'tells the platform what it wants to know',
      [plain, {}, { body: { password: 'canary' } }],
      ['DELETE Things/t%2F1 {"password":"canary"}'],
    ],
    [
      'empties first what would stop it',
      [plain, {}, { first: { color: null } }],
      ['PUT Things/t%2F1 {"color":null}', 'DELETE Things/t%2F1 after record:release'],
    ],
  ])('%s', (_what, args, words) => {
    expect(planInWords(planOf(...args))).toEqual(words);
  });

  it('keeps the rows that it may take away, for a form, without what goes with them', () => {
    const { takes } = planOf(withRows, { known: { rows } });
    const to = [
      { address: 'a', port: 1 },
      { address: 'b', port: 2 },
    ];
    expect(takes).toEqual([{ path: ['doors'], from: [], to }]);
    expect(planOf(withRows, { known: { rows: [[], []] } }).takes).toBeUndefined();
  });

  it('says what the words of the platform mean, and how it is known to be done', () => {
    const [step] = planOf(plain).steps;
    expect(step).toMatchObject({ recognize: { gone: 'notFound' }, refusals: { says } });
  });

  it('makes anew what is missing, and no more', () => {
    const restore = (now: AnyRow[][]) =>
      planInWords(planRestore(inputOf({ endpoint: withRows, known: { rows: now } }), 't', rows));
    expect(restore([[], []])).toEqual([
      'POST Doors {"thing_sid":"t","address":"a","port":1}',
      'POST Doors {"thing_sid":"t","address":"b","port":2}',
    ]);
    expect(restore([[{ door_sid: 'd-9', address: 'b', port: 2 }], []])).toEqual([
      'POST Doors {"thing_sid":"t","address":"a","port":1}',
    ]);
    expect(restore(rows)).toEqual([]);
    expect(planInWords(planRestore(inputOf({ endpoint: withRows }), 't', rows))).toEqual([
      'ask rows',
    ]);
  });
});

/**
 * What becomes of a write: done; refused; stopped half-way, rows gone; its request lost, or its answer; the
 * answer of a gateway between after it was done.
 */
type Fault = 'done' | 'refused' | 'half' | 'request' | 'answer' | 'gateway';

/** A platform with one record and its doors. */
class Platform {
  isThere = true;
  doors: AnyRow[] = (rows[0] ?? []).map((row) => ({ ...row }));
  faults: Fault[] = [];
  canBeRead = true;
  private count = 2;

  send(call: Call): Sent {
    const fault = this.faults.shift() ?? 'done';
    if (fault === 'refused') throw new HttpError(422, { message: 'in use' });
    if (fault === 'request') throw new LostAnswerError(0);
    const sid = this.apply(call, fault === 'half');
    if (fault === 'answer') throw new LostAnswerError(0);
    if (fault === 'gateway') throw new LostAnswerError(502);
    return { status: 200, body: { sid } };
  }

  private apply({ method, body }: Call, isHalf: boolean): string | null {
    if (!this.isThere) throw new HttpError(404, { message: 'gone' });
    if (method === 'POST') {
      this.count += 1;
      const { thing_sid: _owner, ...row } = body as AnyRow;
      this.doors.push({ ...row, door_sid: `d-${this.count}` });
      return `d-${this.count}`;
    }
    this.doors = [];
    if (isHalf) throw new HttpError(500, { message: 'in use elsewhere' });
    this.isThere = false;
    return null;
  }

  read<T>(value: () => T): T {
    if (!this.canBeRead) throw new HttpError(0, { message: 'no connection' });
    if (!this.isThere) throw new HttpError(404, { message: 'gone' });
    return value();
  }

  addresses = () => this.doors.map(({ address, port }) => `${address}:${port}`).sort();
}

const whole = ['a:1', 'b:2'];

/** Tries to delete the record; answers what failed, and how the log was told that it ended. */
async function tryRemove(platform: Platform, log: SaveLog = memoryLog()) {
  const endings: Ending[] = [];
  const asked: string[] = [];
  const { failed } = await remove(
    {
      ...{ resource: 'things', endpoint: withRows, caller: nora, id: 't' },
      ...{ opened: {}, form: {}, looks: false },
    },
    {
      send: async (call) => platform.send(call),
      ask: async (ask) => {
        asked.push(ask);
        return ask === 'record'
          ? platform.read(() => ({ thing_sid: 't' }))
          : platform.isThere
            ? platform.read(() => [platform.doors.slice(), []])
            : [];
      },
      isGone: async () => {
        try {
          platform.read(() => null);
          return false;
        } catch (error) {
          return (error as HttpError).status === 404;
        }
      },
      log: { ...log, settle: (ending) => endings.push(ending) },
    },
  );
  return { failed: failed.map(({ error }) => (error as Error).message), endings, asked };
}

describe('a deletion', () => {
  it.each<[string, Fault[], string[], Ending, boolean, string[]]>([
    ['is done', [], [], 'stored', false, []],
    ['is refused', ['refused'], ['in use'], 'refused', true, whole],
    [
      'stops half-way, and its rows are made anew',
      ['half'],
      ['in use elsewhere'],
      'refused',
      true,
      whole,
    ],
    [
      'stops half-way, and a row cannot be made',
      ['half', 'refused'],
      ['in use'],
      'part',
      true,
      ['b:2'],
    ],
    ['was done, and its answer is lost', ['answer'], [], 'stored', false, []],
    ['was done, behind a gateway', ['gateway'], [], 'stored', false, []],
    ['did not arrive', ['request'], ['app.errors.maybeSaved'], 'unknown', true, whole],
  ])('that %s', async (_what, faults, failed, ending, isThere, left) => {
    const platform = new Platform();
    platform.faults = faults;
    expect(await tryRemove(platform)).toMatchObject({ failed, endings: [ending] });
    expect(platform.isThere).toBe(isThere);
    expect(platform.addresses()).toEqual(left);
  });

  it('that somebody else was faster with is done', async () => {
    const platform = new Platform();
    platform.isThere = false;
    expect(await tryRemove(platform)).toMatchObject({ failed: [], endings: ['stored'] });
  });

  it.each<[string, Fault[], string[]]>([
    ['is refused', ['refused'], ['rows']],
    ['stops half-way', ['half'], ['rows', 'record', 'rows']],
  ])('that %s reads no more than it must', async (_what, faults, asked) => {
    const platform = new Platform();
    platform.faults = faults;
    expect((await tryRemove(platform)).asked).toEqual(asked);
  });

  it('of which nobody can tell stays unknown', async () => {
    const platform = new Platform();
    platform.faults = ['answer'];
    const trying = remove(
      {
        ...{ resource: 'things', endpoint: plain, caller: nora, id: 't' },
        ...{ opened: {}, form: {}, looks: false },
      },
      {
        send: async (call) => platform.send(call),
        ask: async () => ({}),
        isGone: async () => false,
        log: memoryLog(),
      },
    );
    expect((await trying).failed[0]?.error).toBeInstanceOf(LostAnswerError);
  });

  it('takes no row away of a record that stays, and nothing twice, whatever goes wrong', async () => {
    const fault = fc.constantFrom<Fault>('done', 'refused', 'half', 'request', 'answer', 'gateway');
    const tries = fc.array(fc.array(fault, { maxLength: 4 }), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(tries, async (stories) => {
        const platform = new Platform();
        for (const faults of stories) {
          if (!platform.isThere) break;
          platform.faults = [...faults];
          const before = platform.addresses();
          const { failed, endings } = await tryRemove(platform);
          // It says that it is done where it is, and where the rows are not all there it says so, too.
          expect(failed.length === 0).toBe(!platform.isThere);
          if (platform.isThere && endings[0] !== 'part') {
            expect(platform.addresses()).toEqual(before);
          }
          expect(new Set(platform.addresses()).size).toBe(platform.doors.length);
        }
        platform.faults = [];
        await tryRemove(platform);
        expect(platform.isThere).toBe(false);
      }),
      { numRuns: propertyRuns(200, 5_000) },
    );
  });
});
