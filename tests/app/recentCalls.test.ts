import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCall, listPath } from '../support/calls';
import {
  accountSid,
  answerAlways,
  choose,
  chooseTyped,
  db,
  expectUrl,
  filterInUrl,
  findField,
  follow,
  forgetRequests,
  getField,
  link,
  open,
  press,
  reconnect,
  refusal,
  requests,
  rows,
  rowWith,
  screen,
  see,
  waitFor,
  within,
} from './support';

const clinic = 'Sunrise Clinic';
const bank = 'Cedar Bank';
const ofCalls = () => requests().filter((call) => call.includes('/RecentCalls'));
/** The night in which New York's clocks went back: 05:30 and 06:30 UTC are both half past one. */
const night = { from: '2025-11-02T04:00:00.000Z', to: '2025-11-02T09:00:59.999Z' };
const ownZone = process.env.TZ;

/** The zone of every time and day on screen. */
const chooseZone = (zone: string) =>
  Reflect.set(document, 'cookie', `trunkline-zone=${zone}; path=/`);

beforeAll(() => {
  process.env.TZ = 'America/New_York';
});
afterAll(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});
beforeEach(() => {
  chooseZone('America/New_York');
  const application_sid = String(
    db.get(
      'SELECT application_sid AS sid FROM applications WHERE account_sid = ?',
      accountSid(clinic),
    )?.sid,
  );
  addCall(db, clinic, {
    attempted_at: '2025-11-02T06:30:00Z',
    from: '14155550101',
    application_sid,
  });
  addCall(db, bank, {
    attempted_at: '2025-11-02T05:30:00Z',
    from: '14155550102',
    trunk: 'Voxbone',
    answered: 0,
    sip_status: 408,
    termination_reason: 'no answer',
    recording_url: '/Accounts/a/RecentCalls/c/record/2025/11/02/mp3',
    trace_id: '0123456789abcdef0123456789abcdef',
  });
});

it('shows the calls of all accounts: whose, by which trunk and application, why they failed', async () => {
  await open(listPath('recent-calls', { date: 'custom', ...night }), 'nora');
  await see('2 total');
  expect(requests().length, requests().join('\n')).toBeLessThanOrEqual(4);
  expect(ofCalls().join()).toMatch(/^GET ServiceProviders\//);
  const [ours, theirs] = [rowWith('555-0101'), rowWith('555-0102')];
  const leads = async (name: string | RegExp, row: HTMLElement) =>
    decodeURIComponent((await link(name, row)).getAttribute('href') ?? '');
  expect(await leads(clinic, ours)).toBe(`/internal/accounts/${accountSid(clinic)}/edit`);
  await waitFor(() => expect(ours.querySelector('a[href*="/applications/"]')).not.toBeNull());
  expect(await leads('Voxbone', theirs)).toBe('/internal/carriers?filter={"q":"Voxbone"}');
  expect(theirs).toHaveTextContent('408 Request Timeout');
  expect(theirs).toHaveTextContent('No answer');
  within(theirs).getByRole('link', { name: 'Recording' });
  within(theirs).getByRole('link', { name: 'Tracing' });
  expect(within(ours).queryByRole('link', { name: 'Recording' })).toBeNull();
});

it('tells both hours of the night apart in which the clocks go back, under one day', async () => {
  await open(listPath('recent-calls', { date: 'custom', ...night }), 'nora');
  await see('2 total');
  expect(screen.getByRole('columnheader', { name: 'Time (EST)' })).toBeVisible();
  expect(rowWith('555-0101')).toHaveTextContent(/01:30:00(?! E)/);
  expect(rowWith('555-0102')).toHaveTextContent('01:30:00 EDT');
  const heads = [...document.querySelectorAll('tr.group')].map(({ textContent }) => textContent);
  expect(heads).toEqual(['Sunday, November 2, 2025']);
  await see('EDT – EST');
  await press(/Details of the call from 14155550102/);
  await screen.findByRole('tab', { name: 'Details' });
});

it('is narrowed to a trunk by the platform and to a SIP status here, in the address', async () => {
  await open(listPath('recent-calls', { date: 'custom', ...night }), 'nora');
  await see('2 total');
  forgetRequests();
  await chooseTyped('Trunk', 'Voxbone');
  await see('1 total');
  expect(requests().filter((call) => call.includes('VoipCarriers'))).toHaveLength(1);
  expect(ofCalls().join()).toMatch(/&trunk=Voxbone&page=1&count=25$/);
  await chooseTyped('SIP status', '408 Request Timeout');
  await waitFor(() => expect(ofCalls().at(-1)).toMatch(/&trunk=Voxbone&page=1&count=500$/));
  expect(filterInUrl()).toEqual({ date: 'custom', ...night, trunk: 'Voxbone', sip_status: '408' });
  await waitFor(() => expect(rows()).toHaveLength(1));
  await chooseTyped('SIP status', '486 Busy Here');
  await see('No results match these filters.');
});

describe('a SIP status, which the platform cannot filter by', () => {
  /** A month of calls, of which some timed out: one in each of three pages. */
  const timedOut = [10, 600, 1_030];
  const callAt = (place: number) => ({
    ...db.get("SELECT * FROM recent_calls WHERE attempted_at < '2025-11-03'"),
    call_sid: `call-${place}`,
    from: `1415555${String(place).padStart(4, '0')}`,
    attempted_at: new Date(Date.parse('2025-11-02T09:00:00Z') - place * 1_000).toISOString(),
    sip_status: timedOut.includes(place) ? 408 : 200,
  });
  let month: object[] = [];
  const pagesAsked = () => ofCalls().map((call) => /&page=(\d+)&count=500$/.exec(call)?.[1]);
  const headersOf = (left: number) => ({
    'RateLimit-Limit': '600',
    'RateLimit-Remaining': String(left),
    'RateLimit-Reset': '60',
  });
  let left = 600;
  const openTimedOut = async () => {
    month = Array.from({ length: 1_035 }, (_, place) => callAt(place));
    answerAlways('GET', /RecentCalls\?/, (_pass, _body, call) => {
      const query = new URLSearchParams(call.split('?')[1]);
      const [page, count] = [Number(query.get('page')), Number(query.get('count'))];
      const data = month.slice((page - 1) * count, page * count);
      return Response.json({ total: month.length, data }, { headers: headersOf(left) });
    });
    await open(listPath('recent-calls', { date: '30', sip_status: '408' }), 'nora');
    await see(/Searched: the latest 500 of 1,035 calls/);
  };

  it('is looked for among the latest calls, and among the rest when somebody wants that', async () => {
    left = 600;
    await openTimedOut();
    expect(rows()).toHaveLength(1);
    expect(getField('SIP status')).toHaveValue('408 Request Timeout');
    expect(pagesAsked()).toEqual(['1']);
    const [first] = rows();
    await press('Search further');
    const told = await see('Searched: all 1,035 calls.');
    expect(rows()).toHaveLength(3);
    expect(rows()[0]).toBe(first);
    expect(pagesAsked()).toEqual(['1', '2', '3']);
    expect(told.closest('[role=status]')).toHaveFocus();
    // What came meanwhile stands in front; what was searched is not asked for again.
    forgetRequests();
    month.unshift({ ...callAt(10), call_sid: 'call-new', from: '14155559999' });
    await press('Refresh');
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(rowWith('555-9999')).toBe(rows()[0]);
    expect(pagesAsked()).toEqual(['1']);
  });

  it('is searched on as the rate limit leaves room, until that is stopped or fails', async () => {
    left = 30;
    await openTimedOut();
    await press('Search further');
    await see(/So far: the latest 1,000 of 1,035/);
    expect(rows()).toHaveLength(2);
    await press('Stop');
    await see(/Searched: the latest 1,000 of 1,035/);
    expect(rows()).toHaveLength(2);
    expect(pagesAsked()).not.toContain('3');
    answerAlways('GET', /RecentCalls\?/, () => refusal(500, 'database is away'));
    await press('Search further');
    await see(/database is away/);
    expect(rows()).toHaveLength(2);
    screen.getByRole('button', { name: 'Search further' });
  });
});

it('asks for one account where the platform has no list of all', async () => {
  answerAlways('GET', 'ServiceProviders/*/RecentCalls', () => new Response(null, { status: 404 }));
  await open(listPath('recent-calls', { date: 'custom', ...night }), 'nora');
  await see('This platform lists the calls of one account at a time');
  await choose('Account', bank);
  await see('1 total');
  expect(rows()).toHaveLength(1);
});

it('names the account of an account user in the address, so that others see the same', async () => {
  await open('/internal/recent-calls', 'sam');
  await expectUrl(new RegExp(accountSid(clinic)));
  expect(filterInUrl()).toEqual({ account_sid: accountSid(clinic), date: 'today' });
  expect(screen.queryByRole('combobox', { name: 'Account' })).toBeNull();
});

describe('the calls of today', () => {
  const today = { date: 'today', q: '4155550100' };
  const addCalls = (count: number) => {
    for (let index = 0; index < count; index += 1) addCall(db, clinic, { from: '14155550100' });
  };
  const goToPage = (page: number) => press(`Go to page ${page}`);

  it.each(['admin', 'nora', 'sam', 'vera'] as const)('are read by %s', async (operator) => {
    addCall(db, clinic);
    await open('/', operator);
    await follow('Recent calls');
    if (operator === 'sam') await see('+1 (508) 555-0199');
    else {
      // Those of all accounts, until one is chosen.
      expect(await findField('Account')).toHaveValue('');
      await chooseTyped('Account', clinic);
      await waitFor(() => expect(ofCalls().at(-1)).toContain(`Accounts/${accountSid(clinic)}/`));
      await waitFor(() => expect(rowWith('555-0199')).toBeVisible());
    }
    expect(screen.queryAllByRole('combobox', { name: 'Account' })).toHaveLength(
      operator === 'sam' ? 0 : 1,
    );
  });

  it('are told to be away on the page that was turned to, and asked for again there', async () => {
    addCalls(30);
    await open(listPath('recent-calls', { account_sid: accountSid(clinic), ...today }), 'sam');
    await waitFor(() => expect(rows()).toHaveLength(25));
    answerAlways('GET', /RecentCalls\?.*page=2/, () => refusal(500, 'the store is away'));
    await goToPage(2);
    await see('the store is away');
    await expectUrl(/page=2/);
    // How many pages there are is not known.
    expect(screen.queryAllByRole('button', { name: /^Go to/ })).toEqual([]);
    reconnect();
    await press('Retry');
    await waitFor(() => expect(rows()).toHaveLength(5));
    history.back();
    await waitFor(() => expect(rows()).toHaveLength(25));
  });

  it.each([
    ['an error', () => refusal(500, 'the store is away'), 'the store is away'],
    ['a page of HTML', () => new Response('<html></html>'), /Couldn’t load this/],
    ['nothing', () => new Response(''), /Couldn’t load this/],
  ])('are told to be away in the place of the list by %s', async (_fault, answer, text) => {
    addCall(db, clinic);
    answerAlways('GET', /RecentCalls\?/, answer);
    await open('/internal/recent-calls', 'sam');
    await see(text);
    expect(screen.getByRole('searchbox')).toBeVisible();
    reconnect();
    await press('Retry');
    await waitFor(() => expect(rows().length).toBeGreaterThan(0));
    answerAlways('GET', /RecentCalls\?/, () => refusal(500, ''));
    await press('Refresh');
    await see(/Couldn’t refresh/);
    expect(rows().length).toBeGreaterThan(0);
  });
});
