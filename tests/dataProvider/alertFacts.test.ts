import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type BareAlert, learnAlertFacts } from '../../src/dataProvider/alertFacts';
import * as session from '../../src/session';
import { adminClaims, tokenOf } from '../support/token';

const given = vi.hoisted(() => ({ getPage: vi.fn() }));
vi.mock('../../src/dataProvider/cachedList', () => given);

const alert = (id: string, minute: number): BareAlert => ({
  ...{ id, message: `message ${id}` },
  time: `2026-03-02T10:${String(minute).padStart(2, '0')}:00Z`,
});
const [a, b, c] = [alert('a', 3), alert('b', 1), alert('c', 2)];
/** What each account's list holds; an error where it does not answer. */
let lists: Record<string, object[] | Error> = {};
const asked = () =>
  given.getPage.mock.calls.map(([path, { start, end }]) => `${path} ${start} ${end}`);
const told = async (alerts: BareAlert[], sids = Object.keys(lists)) =>
  Object.fromEntries(await learnAlertFacts(alerts, sids));

let visit = 0;
beforeEach(() => {
  // What was learned holds for a session.
  visit += 1;
  session.start(tokenOf({ ...adminClaims, iat: visit }));
  given.getPage.mockReset().mockImplementation(async (path: string) => {
    const rows = lists[path.split('/')[1] ?? ''];
    if (rows instanceof Error) throw rows;
    return { data: rows ?? [] };
  });
});
afterEach(() => {
  session.leave();
  session.left(null);
});
const facts = (account_sid: string, alert_type = 'webhook') => ({ account_sid, alert_type });

it('alerts are recognized by their time and words, in the time that they span', async () => {
  lists = {
    A: [
      { ...a, ...facts('A') },
      { ...b, id: 'other', alert_type: 'no-tts' },
    ],
    B: [{ ...c, message: 'other words', ...facts('B') }],
  };
  expect(await told([a, b, c])).toMatchObject({
    a: facts('A'),
    // An account need not say that its alerts are its own.
    b: facts('A', 'no-tts'),
    c: {},
  });
  const span = `${b.time} ${a.time}`;
  expect(asked()).toEqual([`Accounts/A/Alerts ${span}`, `Accounts/B/Alerts ${span}`]);
  expect(given.getPage.mock.calls[0]?.[1]).toMatchObject({ page: 1, count: 500 });
  expect(given.getPage.mock.calls[0]?.[3]).toEqual({ keepSession: true });
});

it('what was learned is not asked again, in the same session', async () => {
  lists = { A: [{ ...a, ...facts('A') }] };
  await told([a, b]);
  await told([a, b]);
  expect(asked()).toHaveLength(1);
  // What no account knows is known to have none; what is new is asked for its own time.
  await told([a, b, c]);
  expect(asked()[1]).toBe(`Accounts/A/Alerts ${c.time} ${c.time}`);
  session.start(tokenOf({ ...adminClaims, iat: 999 }));
  await told([a]);
  expect(asked()).toHaveLength(3);
});

it('accounts are asked, four at a time, until all is known', async () => {
  lists = { A: [{ ...a, ...facts('A') }], B: [], C: [], D: [], E: [], F: [] };
  expect(await told([a])).toEqual({ a: expect.objectContaining(facts('A')) });
  expect(asked()).toHaveLength(4);
});

it('an account that does not answer is left out, and asked again the next time', async () => {
  lists = { A: new Error('away'), B: [{ ...b, ...facts('B') }] };
  expect(await told([a, b])).toEqual({ a: {}, b: expect.objectContaining(facts('B')) });
  lists = { A: [{ ...a, ...facts('A') }] };
  expect(await told([a, b])).toMatchObject({ a: facts('A'), b: facts('B') });
});

it('what is given up is told to nobody, and is not known', async () => {
  lists = { A: [] };
  const controller = new AbortController();
  controller.abort();
  await expect(learnAlertFacts([a], ['A'], controller.signal)).rejects.toThrow();
  lists = { A: [{ ...a, ...facts('A') }] };
  expect(await told([a])).toMatchObject({ a: facts('A') });
});
