import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCall, listPath } from '../support/calls';
import * as app from './support';
import { screen, user, waitFor, within } from './support';

const clinic = 'Sunrise Clinic';
const bank = 'Cedar Bank';
const ofCalls = () => app.requests().filter((call) => call.includes('/RecentCalls'));
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
    app.db.get(
      'SELECT application_sid AS sid FROM applications WHERE account_sid = ?',
      app.accountSid(clinic),
    )?.sid,
  );
  addCall(app.db, clinic, {
    attempted_at: '2025-11-02T06:30:00Z',
    from: '14155550101',
    application_sid,
  });
  addCall(app.db, bank, {
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
  await app.open(listPath('recent-calls', { date: 'custom', ...night }), 'nora');
  await app.see('2 total');
  expect(app.requests().length, app.requests().join('\n')).toBeLessThanOrEqual(4);
  expect(ofCalls().join()).toMatch(/^GET ServiceProviders\//);
  const [ours, theirs] = [app.rowWith('555-0101'), app.rowWith('555-0102')];
  const leads = async (name: string | RegExp, row: HTMLElement) =>
    decodeURIComponent((await app.link(name, row)).getAttribute('href') ?? '');
  expect(await leads(clinic, ours)).toBe(`/internal/accounts/${app.accountSid(clinic)}/edit`);
  const application = app.db.get(
    'SELECT name FROM applications JOIN recent_calls USING (application_sid) WHERE "from" = ?',
    '14155550101',
  );
  await waitFor(() => expect(ours).toHaveTextContent(String(application?.name)));
  expect(await leads('Voxbone', theirs)).toBe('/internal/carriers?filter={"q":"Voxbone"}');
  expect(theirs).toHaveTextContent('408 Request Timeout');
  expect(theirs).toHaveTextContent('No answer');
  within(theirs).getByRole('link', { name: 'Recording' });
  within(theirs).getByRole('link', { name: 'Tracing' });
  expect(within(ours).queryByRole('link', { name: 'Recording' })).toBeNull();
});

it('tells both hours of the night apart in which the clocks go back, under one day', async () => {
  await app.open(listPath('recent-calls', { date: 'custom', ...night }), 'nora');
  await app.see('2 total');
  expect(screen.getByRole('columnheader', { name: 'Time (EST) Carrier' })).toBeVisible();
  expect(app.rowWith('555-0101')).toHaveTextContent(/01:30:00(?! E)/);
  expect(app.rowWith('555-0102')).toHaveTextContent('01:30:00 EDT');
  const heads = [...document.querySelectorAll('tr.group')].map(({ textContent }) => textContent);
  expect(heads).toEqual(['Sunday, November 2, 2025']);
  await app.see('EDT – EST');
  await app.press(/Details of the call from 14155550102/);
  await screen.findByRole('tab', { name: 'Details' });
});

it('is narrowed to a carrier by the platform and to a SIP status here, in the address', async () => {
  await app.open(listPath('recent-calls', { date: 'custom', ...night }), 'nora');
  await app.see('2 total');
  app.forgetRequests();
  await app.press('Filter');
  const popup = await screen.findByRole('dialog', { name: 'Filter' });
  expect(app.getField('Direction', popup)).toHaveFocus();
  await app.chooseTyped('Carrier', 'Voxbone', popup);
  await app.see('1 total');
  expect(app.requests().filter((call) => call.includes('VoipCarriers'))).toHaveLength(1);
  expect(ofCalls().join()).toMatch(/&trunk=Voxbone&page=1&count=25$/);
  await app.chooseTyped('SIP status', '408 Request Timeout', popup);
  await waitFor(() => expect(ofCalls().at(-1)).toMatch(/&trunk=Voxbone&page=1&count=500$/));
  expect(app.filterInUrl()).toEqual({
    date: 'custom',
    ...night,
    trunk: 'Voxbone',
    sip_status: '408',
  });
  await waitFor(() => expect(app.rows()).toHaveLength(1));
  await app.chooseTyped('SIP status', '486 Busy Here', popup);
  await app.see('No results match these filters.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await app.button('Filter')).toHaveFocus();
  // The choice is shown as a chip, which removes it.
  await app.see('SIP status: 486 Busy Here');
  await app.press('Remove filter: SIP status: 486 Busy Here');
  await waitFor(() => expect(app.rows()).toHaveLength(1));
  expect(app.filterInUrl()).toEqual({ date: 'custom', ...night, trunk: 'Voxbone' });
  await app.see('Carrier: Voxbone');
  await app.press('Clear filters');
  await app.see('2 total');
  expect(app.filterInUrl()).toEqual({ date: 'custom', ...night });
});

it('names every filter that is set by its chip, in the language of the operator', async () => {
  const filter = { date: '7', direction: 'inbound', answered: 'false', sip_status: '486' };
  await app.open(listPath('recent-calls', filter), 'nora');
  const chips = () =>
    [...document.querySelectorAll('.filter-chip')].map((chip) => chip.textContent);
  await waitFor(() =>
    expect(chips()).toEqual([
      'Direction: Inbound',
      'Status: Not answered',
      'SIP status: 486 Busy Here',
    ]),
  );
});

describe('a SIP status, which the platform cannot filter by', () => {
  /** A month of calls, of which some timed out: one in each of three pages. */
  const timedOut = [10, 600, 1_030];
  const callAt = (place: number) => ({
    ...app.db.get("SELECT * FROM recent_calls WHERE attempted_at < '2025-11-03'"),
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
    app.answerAlways('GET', /RecentCalls\?/, (_pass, _body, call) => {
      const query = new URLSearchParams(call.split('?')[1]);
      const [page, count] = [Number(query.get('page')), Number(query.get('count'))];
      const data = month.slice((page - 1) * count, page * count);
      return Response.json({ total: month.length, data }, { headers: headersOf(left) });
    });
    await app.open(listPath('recent-calls', { date: '30', sip_status: '408' }), 'nora');
    await app.see(/matches in the latest 500 of 1,035 calls/);
  };

  it('is looked for among the latest calls, and among the rest when somebody wants that', async () => {
    left = 600;
    await openTimedOut();
    expect(app.rows()).toHaveLength(1);
    await app.see('SIP status: 408 Request Timeout');
    expect(pagesAsked()).toEqual(['1']);
    const [first] = app.rows();
    await app.press('Search further');
    const told = await app.see('Searched: all 1,035 calls.');
    expect(app.rows()).toHaveLength(3);
    expect(app.rows()[0]).toBe(first);
    expect(pagesAsked()).toEqual(['1', '2', '3']);
    expect(told.closest('[role=status]')).toHaveFocus();
    // What came meanwhile stands in front; what was searched is not asked for again.
    app.forgetRequests();
    month.unshift({ ...callAt(10), call_sid: 'call-new', from: '14155559999' });
    await app.press('Refresh');
    await waitFor(() => expect(app.rows()).toHaveLength(4));
    expect(app.rowWith('555-9999')).toBe(app.rows()[0]);
    expect(pagesAsked()).toEqual(['1']);
  });

  it('is searched on as the rate limit leaves room, until that is stopped or fails', async () => {
    left = 30;
    await openTimedOut();
    await app.press('Search further');
    await app.see(/So far: the latest 1,000 of 1,035/);
    expect(app.rows()).toHaveLength(2);
    await app.press('Stop');
    await app.see(/matches in the latest 1,000 of 1,035/);
    expect(app.rows()).toHaveLength(2);
    expect(pagesAsked()).not.toContain('3');
    app.answerAlways('GET', /RecentCalls\?/, () => app.refusal(500, 'database is away'));
    await app.press('Search further');
    await app.see(/database is away/);
    expect(app.rows()).toHaveLength(2);
    screen.getByRole('button', { name: 'Search further' });
  });
});

it('asks for one account where the platform has no list of all', async () => {
  app.answerAlways(
    'GET',
    'ServiceProviders/*/RecentCalls',
    () => new Response(null, { status: 404 }),
  );
  await app.open(listPath('recent-calls', { date: 'custom', ...night }), 'nora');
  await app.see('This platform lists the calls of one account at a time');
  await app.choose('Account', bank);
  await app.see('1 total');
  expect(app.rows()).toHaveLength(1);
});

it('names the account of an account user in the address, so that others see the same', async () => {
  await app.open('/internal/recent-calls', 'sam');
  await app.expectUrl(new RegExp(app.accountSid(clinic)));
  expect(app.filterInUrl()).toEqual({ account_sid: app.accountSid(clinic), date: 'today' });
  expect(screen.queryByRole('combobox', { name: 'Account' })).toBeNull();
});

describe('the calls of today', () => {
  const today = { date: 'today', q: '4155550100' };
  const addCalls = (count: number) => {
    for (let index = 0; index < count; index += 1) addCall(app.db, clinic, { from: '14155550100' });
  };
  const goToPage = (page: number) => app.press(`Go to page ${page}`);

  it.each(['admin', 'nora', 'sam', 'vera'] as const)('are read by %s', async (operator) => {
    addCall(app.db, clinic);
    await app.open('/', operator);
    await app.follow('Recent calls');
    if (operator === 'sam') await app.see('+1 (508) 555-0199');
    else {
      // Those of all accounts, until one is chosen.
      expect(await app.findField('Account')).toHaveValue('');
      await app.chooseTyped('Account', clinic);
      await waitFor(() =>
        expect(ofCalls().at(-1)).toContain(`Accounts/${app.accountSid(clinic)}/`),
      );
      await waitFor(() => expect(app.rowWith('555-0199')).toBeVisible());
    }
    expect(screen.queryAllByRole('combobox', { name: 'Account' })).toHaveLength(
      operator === 'sam' ? 0 : 1,
    );
  });

  it('are told to be away on the page that was turned to, and asked for again there', async () => {
    addCalls(30);
    await app.open(
      listPath('recent-calls', { account_sid: app.accountSid(clinic), ...today }),
      'sam',
    );
    await waitFor(() => expect(app.rows()).toHaveLength(25));
    app.answerAlways('GET', /RecentCalls\?.*page=2/, () => app.refusal(500, 'the store is away'));
    await goToPage(2);
    await app.see('the store is away');
    await app.expectUrl(/page=2/);
    // How many pages there are is not known.
    expect(screen.queryAllByRole('button', { name: /^Go to/ })).toEqual([]);
    app.reconnect();
    await app.press('Retry');
    await waitFor(() => expect(app.rows()).toHaveLength(5));
    history.back();
    await waitFor(() => expect(app.rows()).toHaveLength(25));
  });

  it.each([
    ['an error', () => app.refusal(500, 'the store is away'), 'the store is away'],
    ['a page of HTML', () => new Response('<html></html>'), /Couldn’t load this/],
    ['nothing', () => new Response(''), /Couldn’t load this/],
  ])('are told to be away in the place of the list by %s', async (_fault, answer, text) => {
    addCall(app.db, clinic);
    app.answerAlways('GET', /RecentCalls\?/, answer);
    await app.open('/internal/recent-calls', 'sam');
    await app.see(text);
    expect(screen.getByRole('searchbox')).toBeVisible();
    app.reconnect();
    await app.press('Retry');
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
    app.answerAlways('GET', /RecentCalls\?/, () => app.refusal(500, ''));
    await app.press('Refresh');
    await app.see(/Couldn’t refresh/);
    expect(app.rows().length).toBeGreaterThan(0);
  });
});

it('a call without a carrier says what stood in its place', async () => {
  await app.open(listPath('recent-calls', { date: '7', trunk: 'user' }), 'nora');
  await app.see('Carrier: SIP client');
  await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
  for (const row of app.rows()) expect(row).toHaveTextContent('SIP client');
});
