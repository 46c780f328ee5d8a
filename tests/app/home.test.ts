import { clear } from 'idb-keyval';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '../../src/engines/database';
import { hoursOfDay } from '../../src/engines/summary';
import { addAlert, addCall } from '../support/calls';
import * as app from './support';
import { screen, user, waitFor, within } from './support';

const home = '/internal/home';
const clinic = 'Sunrise Clinic';
const ofCalls = () => app.requests().filter((call) => call.includes('/RecentCalls'));
/** A question for one hour: both its ends are whole hours. */
const anHour = /RecentCalls\?start=[^&]*%3A00%3A00\.000Z&end=[^&]*%3A59%3A59\.999Z&.*count=1$/;
const hourCalls = () => app.requests().filter((call) => anHour.test(call));
/** A part of Home by its heading: looking for roles on a page this large keeps it from going on. */
const section = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const heads = [...document.querySelectorAll('main section h2')];
    const found = heads.find(({ textContent }) => textContent === name)?.closest('section');
    if (!found) throw new Error(`No part is called ${name}`);
    return found as HTMLElement;
  });
/** What a part of Home says. */
const said = async (name: string) => (await section(name)).textContent ?? '';
const hours = () => [...document.querySelectorAll<HTMLAnchorElement>('.hour-bars > a')];
/** All hours of today and of yesterday are counted. */
const filled = async () => {
  await app.answered();
  const { length } = hoursOfDay(Date.now()).filter(({ from }) => from <= Date.now());
  await waitFor(() => expect(hours()).toHaveLength(length));
  await app.answered();
};
const show = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true });
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};
/** How many calls the list at an address says that it has. */
const totalAt = async (href: string | null): Promise<number> => {
  await app.open(String(href));
  const text = await app.see(/^[\d,]+ total$/);
  return Number(text.textContent?.replace(/\D/g, ''));
};
const leads = (name: string | RegExp, scope: HTMLElement) =>
  within(scope).getByRole('link', { name }).getAttribute('href');
const numberOf = (text: string | null | undefined) => Number(text?.replace(/\D/g, ''));

beforeEach(() => {
  void clear(database());
  return () => show('visible');
});

it('is first in the menu, and answers four questions', async () => {
  await app.open('/internal/accounts', 'nora');
  const [first] = await waitFor(() => {
    const links = [...document.querySelectorAll<HTMLElement>('nav a')];
    expect(links.length).toBeGreaterThan(0);
    return links;
  });
  expect(first).toHaveTextContent('Home');
  await user.click(first as HTMLElement);
  await app.heading('Home');
  for (const name of ['Now', 'Today', 'Why calls fail', 'Your work']) await section(name);
});

describe('what it asks', () => {
  it.each(['admin', 'nora', 'sam', 'vera'] as const)(
    'is at most ten questions of 20 kB together at first, for %s',
    async (user) => {
      app.platform.engine.begin({ account: clinic, status: 'in-progress' });
      let bytes = 0;
      app.hold('GET', anHour);
      app.answerAlways('GET', /^(?!.*(Providers|Accounts)$)/, async (pass, _body, call) => {
        const answer = await pass();
        if (!anHour.test(call)) bytes += (await answer.clone().text()).length;
        return answer;
      });
      await app.open(home, user);
      await app.heading('Home');
      await waitFor(async () => expect(await said('Today')).toMatch(/yesterday.*a week ago/));
      await waitFor(() => expect(screen.queryByText('Registered')).toBeDefined());
      const first = app.requests().filter((call) => !anHour.test(call));
      expect(first.length, first.join('\n')).toBeLessThanOrEqual(10);
      expect(bytes).toBeLessThanOrEqual(20_000);
    },
  );

  it('is of an hour once: closed ones are remembered, by whoever looks', async () => {
    await app.open(home, 'nora');
    await filled();
    const { length } = hourCalls();
    expect(length).toBeGreaterThan(0);
    app.forgetRequests();
    await app.open(home, 'nora');
    await filled();
    // The hour that runs, all calls and the answered ones.
    expect(hourCalls().length, hourCalls().join('\n')).toBeLessThanOrEqual(2);
    app.forgetRequests();
    await app.open(home, 'admin');
    await filled();
    expect(hourCalls().length).toBeGreaterThan(2);
  });

  it('is nothing while nobody looks', async () => {
    const release = app.hold('GET', anHour);
    await app.open(home, 'nora');
    await waitFor(() => expect(hourCalls()).toHaveLength(1));
    show('hidden');
    release();
    await app.answered();
    expect(hourCalls()).toHaveLength(1);
    show('visible');
    await filled();
    expect(hourCalls().length).toBeGreaterThan(1);
  });
});

describe('each figure leads to what it counts', () => {
  it('today, its answered part, and the same hours of other days', async () => {
    const at = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString();
    for (const days of [1, 1, 1, 7, 7]) addCall(app.db, clinic, { attempted_at: at(days) });
    await app.open(home, 'nora');
    await waitFor(async () => expect(await said('Today')).toMatch(/yesterday.*a week ago/));
    const today = await section('Today');
    const links = within(today)
      .getAllByRole('link', { name: /^[\d,]+$|%$|\(/ })
      .map((link) => ({ text: link.textContent ?? '', href: link.getAttribute('href') }));
    expect(links).toHaveLength(6);
    const [calls, yesterday, week, asr] = links;
    const answeredCalls = /([\d,]+) of ([\d,]+)/.exec(today.textContent ?? '');
    expect(await totalAt(calls?.href ?? '')).toBe(numberOf(calls?.text));
    expect(await totalAt(yesterday?.href ?? '')).toBe(numberOf(yesterday?.text));
    expect(await totalAt(week?.href ?? '')).toBe(numberOf(week?.text));
    expect(await totalAt(asr?.href ?? '')).toBe(numberOf(answeredCalls?.[1]));
  });

  it('an hour, whose bars are together all of the day, as in the table', async () => {
    await app.open(home, 'nora');
    await filled();
    const labels = hours().map((link) => link.getAttribute('aria-label') ?? '');
    const totals = labels.map((label) => numberOf(/: ([\d,]+) calls?/.exec(label)?.[1]));
    const calls = within(await section('Today')).getAllByRole('link', { name: /^[\d,]+$/ })[0];
    expect(totals.reduce((sum, count) => sum + count, 0)).toBe(numberOf(calls?.textContent));
    const most = totals.indexOf(Math.max(...totals));
    const href = hours()[most]?.getAttribute('href') ?? '';
    await app.press('Show as table');
    const table = screen.getByRole('table', { name: 'Calls by hour' });
    const cells = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => numberOf(within(row).getAllByRole('cell')[0]?.textContent));
    expect(cells).toEqual(totals);
    expect(await totalAt(href)).toBe(totals[most]);
  });

  it('is one stop of the keyboard; the arrows go from hour to hour', async () => {
    await app.open(home, 'nora');
    await filled();
    expect(hours().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    hours()[0]?.focus();
    await user.keyboard('{ArrowRight}');
    expect(hours()[1]).toHaveFocus();
  });

  it('why calls fail, once somebody asks', async () => {
    for (let number = 0; number < 4; number += 1) {
      addCall(app.db, clinic, {
        answered: 0,
        sip_status: 488,
        trunk: 'Voxbone',
        answered_at: null,
      });
    }
    await app.open(home, 'nora');
    await app.heading('Home');
    await app.answered();
    expect(ofCalls().filter((call) => call.includes('count=500'))).toEqual([]);
    await app.press('Show reasons');
    const why = await section('Why calls fail');
    await app.see(/^Of all [\d,]+ calls\.$/, why);
    const causes = within(await within(why).findByRole('list', { name: /^Why calls/ }));
    const cause = causes.getByRole('link', { name: /^488 Not Acceptable Here/ });
    const trunk = within(within(why).getByRole('list', { name: /by carrier/ })).getByRole('link', {
      name: /^Voxbone/,
    });
    const [failedBy] = /[\d,]+(?= of )/.exec(trunk.textContent ?? '') ?? [];
    const trunkHref = trunk.getAttribute('href');
    expect(cause).toHaveTextContent(/4 · /);
    await totalAt(cause.getAttribute('href'));
    await app.see('4 total');
    expect(await totalAt(trunkHref)).toBe(numberOf(failedBy));
  });

  it('says how many calls it looked at where there are more than a thousand', async () => {
    const today = () =>
      Number(
        app.db.get(
          'SELECT count(*) AS count FROM recent_calls WHERE account_sid = ? AND attempted_at >= ?',
          app.accountSid(clinic),
          new Date(new Date().setHours(0, 0, 0, 0)).toISOString(),
        )?.count,
      );
    for (let left = 1_100 - today(); left > 0; left -= 1) addCall(app.db, clinic);
    await app.open(home, 'sam');
    await app.press('Show reasons');
    await app.see('Of the newest 1,000 of 1,100 calls.');
    expect(ofCalls().filter((call) => call.includes('count=500'))).toHaveLength(2);
  });
});

describe('what is said of now', () => {
  it('counts no carrier that is switched off, and none that need not register', async () => {
    const off = "UPDATE voip_carriers SET is_active = 0 WHERE name = 'Skyline Trunks'";
    app.db.run(off);
    await app.open(home, 'nora');
    await app.see('1 not registered', await section('Now'));
  });

  it('names carriers and speech services that need somebody, and unread alerts', async () => {
    app.resetConsole({ ALERT_POLL_INTERVAL: '60' });
    addAlert(app.db, clinic);
    await app.open(home, 'nora');
    const now = await section('Now');
    await app.see('2 not registered', now);
    await app.see('1 failed its last test', now);
    await waitFor(() => expect(now).toHaveTextContent(/\d+ unread/));
    const unread = numberOf(/(\d+) unread/.exec(now.textContent ?? '')?.[1]);
    // The menu is drawn after the page.
    const menu = () => [...document.querySelectorAll('nav a[href*="/alerts"]')][0];
    await waitFor(() => expect(leads('Alerts', now)).toBe(menu()?.getAttribute('href')));
    expect(unread).toBeGreaterThan(0);
    await app.follow('Skyline Trunks', now);
    await app.findField('Carrier name');
  });

  it('counts the calls of an account, beside its limit', async () => {
    app.resetConsole({ ENABLE_ACCOUNT_LIMITS_ALL: 'false' });
    const sid = app.accountSid(clinic);
    app.db.run(
      "DELETE FROM account_limits WHERE account_sid = ? AND category = 'voice_call_session'",
      sid,
    );
    app.db.run(
      'INSERT INTO account_limits (account_limits_sid, account_sid, category, quantity) VALUES (?, ?, ?, ?)',
      ...[crypto.randomUUID(), sid, 'voice_call_session', 10],
    );
    for (const [inbound, words, state] of [
      [4, '5 calls', 'normal'],
      [10, '11 calls, a limit is reached', 'error'],
      [8, '9 calls, near a limit', 'warning'],
    ] as const) {
      app.platform.engine.setCount(clinic, { inbound, outbound: 1 });
      await app.open(home, 'sam');
      const said = await screen.findByText(words);
      expect(said.closest('.state-label')).toHaveClass(state);
    }
    expect(leads('Calls now', await section('Now'))).toContain(`/internal/calls-now?`);
    app.forgetRequests();
    await app.open(home, 'nora');
    const now = await section('Now');
    await app.see('Not counted yet', now);
    expect(app.requests().filter((call) => call.includes('CallCount'))).toEqual([]);
    await app.press('Count now');
    await app.see('9 calls, near a limit', now);
    expect(app.requests().filter((call) => call.includes('CallCount')).length).toBeLessThanOrEqual(
      10,
    );
    await app.follow(clinic, now);
    await app.expectUrl(`/internal/accounts/${sid}/edit`);
  });

  it('says nothing of a limit to those who may not see any', async () => {
    app.resetConsole({ ENABLE_ACCOUNT_LIMITS_ALL: 'true' });
    app.platform.engine.setCount(clinic, { inbound: 500, outbound: 1 });
    await app.open(home, 'sam');
    const now = await section('Now');
    await app.see('501 calls', now);
    expect(now).not.toHaveTextContent('limit');
    expect(app.requests().filter((call) => call.includes('Limits'))).toEqual([]);
  });

  it('says that all is well in one line', async () => {
    app.db.run('UPDATE voip_carriers SET requires_register = 0');
    app.db.run('UPDATE speech_credentials SET last_tested = NULL');
    await app.open(home, 'nora');
    await app.see('All is well');
  });
});

describe('each part fails for itself', () => {
  const html = () => new Response('<html>502</html>', { status: 200 });
  it.each([
    ['429', () => app.refusal(429, 'Too many requests')],
    ['404', () => app.refusal(404, 'gone')],
    ['403', () => app.refusal(403, 'insufficient permissions')],
    ['500 of the store', () => app.refusal(500, 'connect ECONNREFUSED influx:8086')],
    ['a wrong shape', () => Response.json([])],
    ['a page of HTML', html],
  ])('where counts are answered with %s', async (_what, answer) => {
    app.answerAlways('GET', /RecentCalls/, () => {
      const refused = answer();
      // More than anybody waits without being asked.
      if (refused.status === 429) refused.headers.set('Retry-After', '90');
      return refused;
    });
    await app.open(home, 'nora');
    await app.see('2 not registered');
    const today = await section('Today');
    await waitFor(() => expect(within(today).getAllByRole('alert')).toHaveLength(2));
    expect(today).toHaveTextContent('Couldn’t load Calls.');
    app.reconnect();
    await app.press('Retry: Calls', today);
    await waitFor(() => expect(within(today).queryAllByRole('alert')).toEqual([]));
    await waitFor(() => expect(today).toHaveTextContent(/Calls[\d,]+/));
  });

  it('where the carriers, an earlier day, or the hours cannot be had', async () => {
    app.answerAlways('GET', /VoipCarriers/, () => app.refusal(500, 'no carriers'));
    app.answerAlways('GET', anHour, () => app.refusal(500, 'no hours'));
    const day = new Date();
    day.setDate(day.getDate() - 7);
    const week = encodeURIComponent(new Date(day.setHours(0, 0, 0, 0)).toISOString());
    app.answerAlways('GET', new RegExp(`start=${week}`), () => app.refusal(500, 'no such day'));
    await app.open(home, 'nora');
    const [now, today] = [await section('Now'), await section('Today')];
    await waitFor(() => expect(now).toHaveTextContent('no carriers'));
    await app.see('1 failed its last test', now);
    await waitFor(() => expect(today).toHaveTextContent('no hours'));
    expect(today).toHaveTextContent(/Calls\d+/);
    expect(today).toHaveTextContent(/yesterday/);
    await app.see('Couldn’t load a week ago.', today);
    app.reconnect();
    await app.press('Retry: Carriers', now);
    await app.see('2 not registered', now);
    await app.press('Retry: Calls by hour', today);
    await filled();
  });

  it.each([
    [
      'refused',
      () => app.refusal(500, 'no providers'),
      'no providers',
      'Retry',
      'Couldn’t load this',
    ],
    [
      'refused, and asked again in the menu',
      () => app.refusal(500, 'no providers'),
      'no providers',
      'Retry: Service provider',
      'Couldn’t load this',
    ],
    ['none', () => Response.json([]), 'No service provider', 'Refresh', 'None'],
  ])(
    'says why where nobody’s calls can be asked for: the service providers are %s',
    async (_how, answer, told, again, framed) => {
      app.answerAlways('GET', 'ServiceProviders', answer);
      await app.open(home, 'admin');
      await app.see(told);
      // The menu says it as well, in the place of a choice without choices.
      await app.see(`Service provider: ${framed}`);
      await section('Your work');
      app.reconnect();
      await app.press(again);
      const today = await section('Today');
      await waitFor(() => expect(today).toHaveTextContent(/Calls\d+/));
      expect(screen.getByRole('combobox', { name: 'Service provider' })).not.toHaveValue('');
    },
  );
});

describe('what one has in hand', () => {
  it('lists what was open last, until the log-out', async () => {
    await app.open('/internal/applications', 'nora');
    const name = 'Appointments Children';
    await app.follow(name);
    await app.findField('Application name');
    await app.answered();
    await app.follow('Home');
    const mine = await section('Your work');
    await app.see('No unsaved work.', mine);
    await app.follow(name, mine);
    await app.findField('Application name');
  });

  it('shows the first steps where nobody has called for a week and something is missing', async () => {
    const provider = '20000000-0000-4000-8000-000000000000';
    app.db.run(
      "INSERT INTO service_providers (service_provider_sid, name) VALUES (?, 'Aardvark Voice')",
      provider,
    );
    await app.open(home, 'admin');
    const steps = await screen.findByRole('region', { name: 'Get ready for your first call' });
    expect(within(steps).getAllByRole('listitem')).toHaveLength(5);
    await app.see('None yet');
  });
});
