import { beforeEach, expect, it } from 'vitest';
import { addCall, listPath } from '../support/calls';
import * as app from './support';
import { user, waitFor, within } from './support';

const clinic = 'Sunrise Clinic';
const bank = 'Cedar Bank';
const day = { date: 'custom', from: '2025-11-05T00:00:00.000Z', to: '2025-11-05T23:59:59.999Z' };
const path = (filter: Record<string, string> = {}) =>
  listPath('recent-calls', { ...day, ...filter });
const failed = { answered: 0, answered_at: null, duration: 0 };
const at = (time: string) => ({ attempted_at: `2025-11-05T${time}:00Z`, answered_at: null });

/** What is shown above the list. */
const panel = () =>
  waitFor(() => {
    const table = document.querySelector('main .summary-table');
    const found = table?.closest<HTMLElement>('.MuiPaper-root');
    if (!found) throw new Error('Nothing sums the calls up');
    return found;
  });
const openPanel = async () => {
  await app.press('What fails');
  return panel();
};
const follow = async (name: RegExp, scope: HTMLElement) => {
  const links = [...scope.querySelectorAll('a')];
  const link = links.find((one) =>
    name.test(one.getAttribute('aria-label') ?? one.textContent ?? ''),
  );
  if (!link) throw new Error(`No link is called ${name}`);
  await user.click(link);
};

beforeEach(() => {
  const answeredAt = { answered_at: '2025-11-05T08:15:04Z', attempted_at: '2025-11-05T08:15:00Z' };
  for (const trunk of ['Twilio', 'Twilio', 'Voxbone']) {
    addCall(app.db, clinic, { ...answeredAt, trunk, duration: 60 });
  }
  addCall(app.db, clinic, { ...failed, ...at('09:30'), sip_status: 503, trunk: 'Voxbone' });
  addCall(app.db, bank, { ...failed, ...at('09:40'), sip_status: 503, trunk: 'Voxbone' });
  addCall(app.db, bank, { ...failed, ...at('11:05'), sip_status: 486, trunk: 'Twilio' });
  // A week earlier.
  addCall(app.db, clinic, { attempted_at: '2025-10-29T08:15:00Z', trunk: 'Twilio' });
  addCall(app.db, clinic, { ...failed, attempted_at: '2025-10-29T09:15:00Z', sip_status: 486 });
});

it('asks nothing until it is opened, and stays open from filter to filter', async () => {
  await app.open(path(), 'nora');
  await app.see('6 total');
  await app.answered();
  expect(app.requests().filter((call) => call.includes('count=500'))).toEqual([]);
  app.forgetRequests();
  const found = await openPanel();
  await app.answered();
  const asked = app.requests().filter((call) => call.includes('/RecentCalls'));
  expect(asked.filter((call) => call.includes('count=500'))).toHaveLength(1);
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(5);
  expect(found).toHaveTextContent(/Calls6200% more than a week earlier \(2\)/);
  expect(found).toHaveTextContent(/Answered \(ASR\)50%The same as a week earlier \(50%\)/);
  expect(found).toHaveTextContent('Of all 6 calls.');
  await follow(/^503 Service Unavailable/, found);
  await app.see('2 total');
  expect(app.filterInUrl()).toEqual({ ...day, answered: 'false', sip_status: '503' });
  await panel();
});

it('tells how each carrier fared, and why its calls failed', async () => {
  await app.open(path(), 'nora');
  const found = await openPanel();
  const rows = [...found.querySelectorAll('.summary-table tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ['Voxbone', '3', '33.3%', '1m 0s', '33.3%', '503 Service Unavailable (2)'],
    ['Twilio', '3', '66.7%', '1m 0s', '100%', '486 Busy Here (1)'],
  ]);
  const trunks = within(found).getByRole('list', { name: 'Not answered, by carrier' });
  await follow(/^Voxbone/, trunks);
  await app.see('2 total');
  expect(app.filterInUrl()).toEqual({ ...day, answered: 'false', trunk: 'Voxbone' });
});

it('narrows the list to an hour, as a bar and as a row of the table', async () => {
  await app.open(path({ answered: 'false' }), 'nora');
  await app.see('3 total');
  const found = await openPanel();
  // The hours of the operator's zone, whichever the test runs in.
  const clock = (time: string) => `${new Date(time).getHours()}:00`.padStart(5, '0');
  const hour = `${clock('2025-11-05T09:00Z')}–${clock('2025-11-05T10:00Z')}`;
  await follow(new RegExp(`^${hour}: 2 calls`), found);
  await app.see('2 total');
  expect(app.filterInUrl()).toMatchObject({
    answered: 'false',
    from: '2025-11-05T09:00:00.000Z',
    to: '2025-11-05T09:59:59.999Z',
  });
});

it('has bars of days for a longer time, compared with as many weeks before', async () => {
  await app.open(path({ from: '2025-10-27T00:00:00.000Z' }), 'nora');
  await app.see('8 total');
  const found = await openPanel();
  await waitFor(() => expect(found).toHaveTextContent(/2 weeks earlier/));
  await follow(/^Nov 5: 6 calls, 3 answered$/, found);
  await app.see('6 total');
});

it('fails for itself, and is tried again', async () => {
  app.answerAlways('GET', /RecentCalls.*count=(1|500)$/, () => app.refusal(500, 'influx is down'));
  await app.open(path(), 'nora');
  await app.see('6 total');
  await app.press('What fails');
  await waitFor(() => expect(document.body).toHaveTextContent(/influx is down.*influx is down/));
  await app.see('6 total');
  app.reconnect();
  for (const what of ['the comparison', 'Why calls weren’t answered'])
    await app.press(`Retry: ${what}`);
  await panel();
});
