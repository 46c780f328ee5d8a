// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DrainCarrier } from '../../../src/components/bulk/numbers/DrainCarrier';
import { drainsOf, forgetMoved, rememberMoved, rememberSwitch } from '../../../src/saving/drains';
import type { SaveLog } from '../../../src/saving/plan';
import { additionOf, removalOf } from '../../../src/saving/planNumbers';
import type { BulkOptions } from '../../../src/saving/runMany';
import type { Carrier, PhoneNumber } from '../../../src/types';
import type { AccessQuestion } from '../../../src/types/access';
import { clearDrawn, draw, press } from '../../support/drawn';

const carrier = { id: 'c-1', name: 'Old', is_active: true } as Carrier;
const of = { user: 'u-1', carrier: 'c-1' };
const other = { id: 'c-2', name: 'New', account_sid: null };
const numberOf = (digits: string): PhoneNumber =>
  ({ id: `n-${digits}`, number: digits, account_sid: 'a-1', application_sid: null }) as PhoneNumber;
const texts = 'app.bulk.drain';

/** The calls in their order; what fails of them; and the numbers of the carrier, by each reading. */
let calls: string[] = [];
let refuses: string[] = [];
let readings: string[][] = [];
let carriers: { id: string; name: string; account_sid: string | null }[] = [
  { ...other, id: 'c-1' },
  other,
];

async function moveNumbers(
  numbers: PhoneNumber[],
  to: string,
  logOf: (id: string) => SaveLog,
  { onResult }: BulkOptions,
) {
  for (const { id } of numbers) {
    calls.push(`${id} to ${to}`);
    const log = logOf(id);
    if (refuses.includes(id)) {
      log.note(additionOf(id), { state: 'refused' });
      onResult({ id, error: new Error(`no ${id}`) });
    } else {
      log.note(additionOf(id), { state: 'done', sid: `${id}'` });
      log.note(removalOf(id), { state: 'done' });
      onResult({ id });
    }
  }
}
const whereMoved = async (numbers: { number: string }[]) => ({
  away: numbers.map((moved) => ({ moved, number: numberOf(moved.number), isBack: false })),
  ...{ home: [], gone: [] },
});
const onClose = vi.fn();

function open(
  changes: Partial<Carrier> = {},
  refusalOf?: (asked: AccessQuestion) => null | { message: string },
) {
  draw(<DrainCarrier carrier={{ ...carrier, ...changes }} onClose={onClose} />, {
    ...(refusalOf && { refusalOf: refusalOf as () => null }),
    provider: {
      getMatching: async () => {
        const digits = readings.shift();
        if (!digits) throw new Error('unread');
        return digits.map(numberOf);
      },
      getCarrierChoices: async () => ({ carriers }),
      many: async () => ({ moveNumbers, whereMoved }),
      getOne: async () => ({ data: { ...carrier, is_active: 'now' } }),
      update: async (_of: string, { id, data }: { id: string; data: Carrier }) => {
        calls.push(`${id} ${data.is_active ? 'on' : 'off'}`);
        if (refuses.includes(id)) throw new Error(`no ${id}`);
        return { data };
      },
    } as object,
  });
}
const confirm = (count: number) => press(`app.bulk.moveToCarrier.confirm ${count}`);
const kept = async () =>
  (await drainsOf(of)).map(({ target, switchedOff, numbers }) => ({
    ...{ to: target.id, switchedOff },
    numbers: numbers.map(({ number, sid, isWhole }) => `${number} ${sid} ${isWhole}`),
  }));
const isOver = () => screen.findByText('app.bulk.moveToCarrier.resultTitle');

beforeEach(async () => {
  [calls, refuses, readings] = [[], [], [['1', '2'], []]];
  carriers = [{ ...other, id: 'c-1' }, other];
  for (const { target, numbers } of await drainsOf(of)) await forgetMoved(of, target.id, numbers);
  await rememberSwitch(of, false);
  onClose.mockReset();
});
afterEach(clearDrawn);

interface Drained {
  what: string;
  /** What the platform is told after the numbers, and what is said of the carrier. */
  next: string[];
  says: string | null;
  switchedOff?: true;
  refused?: string[];
  /** What has come in over it by then. */
  after?: string[];
  moved?: string[];
  staysOn?: true;
  changes?: Partial<Carrier>;
}

it.each<Drained>([
  { what: 'all', next: ['c-1 off'], says: `${texts}.off Old`, switchedOff: true },
  { what: 'all but a refused one', refused: ['n-2'], next: [], says: null, moved: ['1'] },
  { what: 'all, and it stays on', staysOn: true, next: [], says: null },
  { what: 'all of one that is off', changes: { is_active: false }, next: [], says: null },
  {
    what: 'all while another one came in',
    ...{ after: ['3'], next: [], says: `${texts}.notOff Old ${texts}.left 1` },
  },
  {
    what: 'all, and it cannot be switched',
    ...{ refused: ['c-1'], next: ['c-1 off'], says: `${texts}.notOff Old no c-1` },
  },
])('a carrier is switched off where it has lost all its numbers: $what', async (row) => {
  const { refused = [], staysOn, changes, after = [], moved = ['1', '2'] } = row;
  refuses = refused;
  readings = [['1', '2'], after, after];
  open(changes);
  const title = `${texts}.switchOff Old`;
  await screen.findByText(`${texts}.count 2`);
  expect(screen.queryByLabelText(title) !== null).toBe(changes === undefined);
  if (staysOn) fireEvent.click(screen.getByLabelText(title));
  await confirm(2);
  await isOver();
  await screen.findByRole('button', { name: `${texts}.putBack ${moved.length}` });
  expect(calls).toEqual(['n-1 to c-2', 'n-2 to c-2', ...row.next]);
  const said = document.body.textContent ?? '';
  if (row.says) expect(said).toContain(row.says);
  else expect(said).not.toMatch(/drain\.(off|notOff)/);
  await waitFor(async () =>
    expect(await kept()).toEqual([
      {
        ...{ to: 'c-2', switchedOff: row.switchedOff ?? false },
        numbers: moved.map((digits) => `${digits} n-${digits}' true`),
      },
    ]),
  );
});

it('what came in meanwhile is moved as well where that is wished', async () => {
  readings = [['1'], ['3'], ['3'], []];
  open();
  await confirm(1);
  await press(`${texts}.moveLeft`);
  await screen.findByText(`${texts}.count 1`);
  await confirm(1);
  await screen.findByText(`${texts}.off Old`);
  expect(calls).toEqual(['n-1 to c-2', 'n-3 to c-2', 'c-1 off']);
});

interface Unready {
  what: string;
  readings: string[][];
  says: string;
  more?: typeof carriers;
  only?: (typeof carriers)[number];
}

it.each<Unready>([
  { what: 'no numbers', readings: [[]], says: `${texts}.none` },
  { what: 'numbers that cannot be read', readings: [], says: 'unread' },
  {
    what: 'several carriers, of which none is chosen',
    ...{ readings: [['1']], says: `${texts}.count 1`, more: [{ ...other, id: 'c-3' }] },
  },
  {
    what: 'a carrier of another account',
    ...{ readings: [['1']], says: `${texts}.count 1`, only: { ...other, account_sid: 'a-2' } },
  },
])('nothing can be confirmed with $what', async (row) => {
  readings = row.readings;
  carriers = [...(row.only ? [row.only] : carriers), ...(row.more ?? [])];
  open();
  await screen.findByText(row.says);
  await screen.findByText(`${texts}.title Old`);
  const asked = screen.queryByRole('button', { name: /moveToCarrier.confirm/ });
  // With nothing to move there is nothing to confirm: the dialog is closed.
  if (row.says === `${texts}.none`) {
    expect(asked).toBeNull();
    await press('app.confirm.close');
    expect(onClose).toHaveBeenCalled();
  } else {
    expect(asked).toBeDisabled();
  }
  expect(screen.queryByRole('combobox') !== null).toBe(row.says === `${texts}.count 1`);
});

it('a number that may not be moved stays, and with it the carrier stays on', async () => {
  const refusal = { message: 'not yours' };
  open({}, ({ record }) => (record?.id === 'n-2' ? refusal : null));
  await screen.findByText('app.bulk.leftOut 1 not yours');
  await confirm(1);
  await isOver();
  expect(calls).toEqual(['n-1 to c-2']);
});

interface Returned {
  what: string;
  switchedOff: boolean;
  refused?: string[];
  next: string[];
  left: number;
}

it.each<Returned>([
  { what: 'after it is on again', switchedOff: true, next: ['c-1 on', 'n-1 to c-1'], left: 0 },
  { what: 'at once where it stayed on', switchedOff: false, next: ['n-1 to c-1'], left: 0 },
  {
    what: 'not while it cannot be switched on',
    ...{ switchedOff: true, refused: ['c-1'], next: ['c-1 on'], left: 1 },
  },
  {
    what: 'but what is refused is remembered',
    ...{ switchedOff: false, refused: ['n-1'], next: ['n-1 to c-1'], left: 1 },
  },
])('what was moved away is put back, $what', async ({ switchedOff, refused = [], next, left }) => {
  await rememberMoved(of, { target: other, at: 1 }, { number: '1', sid: "n-1'", isWhole: true });
  await rememberSwitch(of, switchedOff);
  readings = [[]];
  refuses = refused;
  open({ is_active: !switchedOff });
  await press(`${texts}.putBack 1`);
  await screen.findByText('app.bulk.putBack.resultTitle');
  expect(calls).toEqual(next);
  const said = document.body.textContent ?? '';
  expect(said.includes('app.bulk.putBack.on Old')).toBe(next.includes('c-1 on') && left === 0);
  expect(said.includes('app.bulk.putBack.notOn Old')).toBe(refused.includes('c-1'));
  expect(screen.queryAllByRole('button', { name: /app.bulk.counts.retry/ })).toHaveLength(left);
  await waitFor(async () =>
    expect((await drainsOf(of)).flatMap(({ numbers }) => numbers)).toHaveLength(left),
  );
  expect((await drainsOf(of)).every((one) => one.switchedOff === switchedOff)).toBe(true);
});

it.each([
  ['that they are remembered nowhere', true],
  ['nothing where each is remembered', false],
])('where numbers can be put back, it is said %s', async (_what, isFull) => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  if (isFull) {
    put.mockImplementation(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    });
  }
  readings = [['1', '2'], []];
  open();
  await confirm(2);
  await isOver();
  await screen.findByRole('button', { name: `${texts}.putBack 2` });
  if (isFull) await screen.findByText(`${texts}.notKept`);
  else await waitFor(async () => expect(await kept()).toHaveLength(1));
  expect(screen.queryAllByText(`${texts}.notKept`)).toHaveLength(isFull ? 1 : 0);
  put.mockRestore();
});
