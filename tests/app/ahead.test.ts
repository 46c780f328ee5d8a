import { QueryClient } from '@tanstack/react-query';
import { memoryStore } from 'ra-core';
import { unstable_forceFrameRate } from 'scheduler';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { lookAhead } from '../../src/ahead';
import { askFirst } from '../../src/ahead/askFirst';
import { askForUsualLists } from '../../src/ahead/listQuery';
import { forgetEarly } from '../../src/http/early';
import { loadConsole } from '../../src/loadConsole';
import * as session from '../../src/session';
import { sliceOf } from '../support/slices';
import * as app from './support';
import { fireEvent, screen, user, waitFor } from './support';
import { prepareEveryScreen } from './support/everyScreen';
import { text } from './support/numbers';
import { tokenOf } from './support/platform';
import { signInByForm } from './support/signIn';

/** What the first script of the page does before there is a console, then the console. */
async function openEarly(path: string, operator: app.DemoUser): Promise<string[]> {
  session.start(tokenOf(operator));
  if (operator === 'admin') {
    session.chooseServiceProvider(text('SELECT service_provider_sid FROM accounts LIMIT 1'));
  }
  askFirst(new URL(path, location.origin));
  const asked = app.requests();
  await app.open(path);
  return asked;
}

const untaken = () => window.trunklineAsked?.size;
const twice = () => app.requests().filter((call, index) => app.requests().indexOf(call) !== index);
const signedOut = () => screen.findByLabelText(/^Username/);

// Fetching the code the first time takes longer here than an answer stays fresh.
beforeAll(async () => {
  await loadConsole();
  await prepareEveryScreen();
});

beforeEach(() => {
  forgetEarly();
  return forgetEarly;
});

describe('signing in asks for the first screen before any of it is drawn', () => {
  const signedIn: [app.DemoUser, string[]][] = [
    // Whose accounts is known from the answer.
    ['admin', ['ServiceProviders']],
    ['nora', ['ServiceProviders', 'ServiceProviders/*/Accounts']],
    ['sam', ['ServiceProviders', 'Accounts/*']],
  ];
  it.each(signedIn)('%s', async (operator, wanted) => {
    const early: string[] = [];
    for (const path of wanted) {
      app.answerAlways('GET', path, (pass, _body, call) => {
        if (screen.queryByLabelText(/^Username/)) early.push(call.replace(/[\w-]{36}/, '*'));
        return pass();
      });
    }
    await signInByForm(operator);
    await app.heading(/./);
    await app.settle();
    expect(early).toEqual(wanted.map((path) => `GET ${path}`));
    expect(untaken()).toBe(0);
    expect(twice()).toEqual([]);
  });
});

it('until an admin’s accounts are asked for, an answer waits for no long slice of the drawing', async () => {
  unstable_forceFrameRate(0);
  const slices: number[] = [];
  app.answerAlways('GET', 'ServiceProviders', async (pass) => {
    slices.push(await sliceOf());
    return pass();
  });
  app.answerAlways('GET', 'ServiceProviders/*/Accounts', async (pass) => {
    slices.push(await sliceOf());
    return pass();
  });
  await signInByForm('admin');
  await waitFor(() => expect(slices).toEqual([5, 25]));
});

describe('what the first script asks is what the screen asks, once', () => {
  const lists: [app.DemoUser, string, number][] = [
    ['admin', 'accounts', 2],
    ['nora', 'accounts', 2],
    ['nora', 'users', 3],
    ['nora', 'applications', 3],
    ['sam', 'applications', 2],
    ['nora', 'clients', 3],
    ['admin', 'carriers', 3],
    ['nora', 'carriers', 3],
    ['sam', 'carriers', 2],
    ['nora', 'speech-services', 3],
    ['sam', 'speech-services', 2],
    ['admin', 'phone-numbers', 3],
    ['nora', 'phone-numbers', 3],
    ['nora', 'alerts', 3],
    ['sam', 'alerts', 2],
    ['nora', 'recent-calls', 3],
    ['sam', 'recent-calls', 2],
    ['admin', 'clients', 3],
    ['admin', 'least-cost-routing', 3],
    // Of several providers all applications are asked for, of one a page.
    ['admin', 'applications', 2],
    // Whether there is such a list is known from the provider.
    ['nora', 'ms-teams-tenants', 2],
  ];
  it.each(lists)('%s opens the list of %s', async (operator, area, count) => {
    const asked = await openEarly(`/internal/${area}`, operator);
    await waitFor(() => expect(screen.getByText(/total/)).toBeVisible());
    expect(asked).toHaveLength(count);
    expect(untaken()).toBe(0);
    expect(twice()).toEqual([]);
  });

  it('a list with a filter, a page and a size', async () => {
    const filter = encodeURIComponent(
      JSON.stringify({ account_sid: app.accountSid('Cedar Bank') }),
    );
    const asked = await openEarly(
      `/internal/phone-numbers?filter=${filter}&page=1&perPage=50&sort=number&order=ASC`,
      'nora',
    );
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
    expect(asked.join()).toContain('page_size=50');
    expect(untaken()).toBe(0);
    expect(twice()).toEqual([]);
  });

  it('an edit page', async () => {
    const sid = app.accountSid('Cedar Bank');
    const asked = await openEarly(`/internal/accounts/${sid}/edit`, 'nora');
    await waitFor(() => expect(screen.getByDisplayValue('Cedar Bank')).toBeVisible());
    expect(asked).toContain(`GET Accounts/${sid}`);
    expect(untaken()).toBe(0);
  });

  it('nothing for those who are not signed in, nor on a public page', () => {
    expect(askFirst(new URL('/internal/accounts', location.origin))).toBe(false);
    session.start(tokenOf('nora'));
    expect(askFirst(new URL('/', location.origin))).toBe(false);
    expect(app.requests()).toEqual([]);
  });
});

describe('an early answer takes the usual way', () => {
  it('401 ends the session', async () => {
    app.answerOnce('GET', 'ServiceProviders', () => new Response('', { status: 401 }));
    await openEarly('/internal/accounts', 'nora');
    await signedOut();
    await app.see(/expired/i);
  });

  it('a broken connection is tried again', async () => {
    app.cut('GET', /./);
    session.start(tokenOf('nora'));
    askFirst(new URL('/internal/accounts', location.origin));
    await waitFor(() => expect(app.requests().length).toBeGreaterThan(1));
    app.reconnect();
    await app.open('/internal/accounts');
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
  });

  it('an answer that cannot be read is told as any other', async () => {
    app.answerAlways('GET', 'ServiceProviders/*/Accounts', () => new Response('<html>'));
    await openEarly('/internal/accounts', 'nora');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    app.reconnect();
    await user.click(retry);
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
  });

  it('another user never gets it', async () => {
    session.start(tokenOf('sam'));
    askFirst(new URL('/internal/carriers', location.origin));
    app.forgetRequests();
    session.start(tokenOf('nora'));
    await app.open('/internal/carriers');
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
    expect(app.requests()).toContain('GET ServiceProviders');
  });

  it('what nobody took is forgotten with the first write', async () => {
    await openEarly('/internal/accounts', 'nora');
    askFirst(new URL('/internal/users', location.origin));
    expect(untaken()).toBeGreaterThan(0);
    await session.end('signedOut');
    forgetEarly();
    expect(untaken()).toBe(0);
  });
});

describe('the rows of a list are asked for when its link is pressed', () => {
  const link = (name: string) => screen.findByRole('link', { name });

  it('once, and shown with the list', async () => {
    await app.open('/internal/accounts', 'nora');
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
    app.forgetRequests();
    const release = app.hold('GET', /^ServiceProviders\/[^/]+\/VoipCarriers/);
    fireEvent.pointerDown(await link('Carriers'));
    await waitFor(() => expect(app.requests().join()).toContain('VoipCarriers'));
    await user.click(await link('Carriers'));
    release();
    await app.heading('Carriers');
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
    expect(app.requests().filter((call) => call.includes('VoipCarriers'))).toHaveLength(1);
  });

  it.each<[app.DemoUser, string, string]>([
    // The address names a date, and to those who have only one account that as well.
    ['nora', 'Recent calls', 'RecentCalls'],
    ['sam', 'Recent calls', 'RecentCalls'],
    ['nora', 'Phone numbers', 'PhoneNumbers'],
  ])('%s asks once for %s, as the list completes its address', async (operator, name, path) => {
    await app.open('/internal/applications', operator);
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
    app.forgetRequests();
    const ofList = () => app.requests().filter((call) => call.split('?')[0]?.endsWith(path));
    fireEvent.pointerDown(await link(name));
    await waitFor(() => expect(ofList()).toHaveLength(1));
    await user.click(await link(name));
    await app.heading(name);
    await screen.findByText(/ total/);
    expect(ofList()).toHaveLength(1);
  });

  it('with the account that the section was narrowed to', async () => {
    await app.open('/internal/clients', 'nora');
    await app.choose('Account', 'Cedar Bank');
    await waitFor(() =>
      expect(app.filterInUrl()).toEqual({ account_sid: app.accountSid('Cedar Bank') }),
    );
    await user.click((await screen.findAllByRole('link', { name: /^Add/ }))[0] as Element);
    await screen.findByRole('button', { name: 'Create' });
    app.forgetRequests();
    fireEvent.pointerDown(await link('Clients'));
    await user.click(await link('Clients'));
    await waitFor(() =>
      expect(app.filterInUrl()).toEqual({ account_sid: app.accountSid('Cedar Bank') }),
    );
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
    expect(twice()).toEqual([]);
  });

  it('nothing is asked where rows are there: a seen list shows them at once, and asks behind them', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const asked = () => app.requests().filter((call) => call.endsWith('Accounts'));
    await app.open('/internal/accounts', 'nora');
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
    app.forgetRequests();
    fireEvent.pointerDown(await link('Accounts'));
    expect(app.requests()).toEqual([]);
    await user.click(await link('Carriers'));
    await app.heading('Carriers');
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
    vi.setSystemTime(Date.now() + 10_000);
    fireEvent.pointerDown(await link('Accounts'));
    await app.settle();
    expect(asked()).toEqual([]);
    const release = app.hold('GET', /Accounts$/);
    fireEvent.click(await link('Accounts'));
    await app.heading('Accounts');
    expect(app.rows().length).toBeGreaterThan(0);
    await waitFor(() => expect(asked()).toHaveLength(1));
    release();
  });

  it('once however late the code of the list arrives, and anew when it is opened again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
    const asked = () => app.requests().filter((call) => call.includes('VoipCarriers'));
    await app.open('/internal/accounts', 'nora');
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
    app.forgetRequests();
    let isAnswered = false;
    app.answerOnce('GET', /VoipCarriers/, async (pass) => {
      const answer = await pass();
      isAnswered = true;
      return answer;
    });
    fireEvent.pointerDown(await link('Carriers'));
    await waitFor(() => expect(isAnswered).toBe(true));
    later(20);
    fireEvent.click(await link('Carriers'));
    await app.heading('Carriers');
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
    expect(asked()).toHaveLength(1);
    fireEvent.click(await link('Accounts'));
    await app.heading('Accounts');
    later(3);
    fireEvent.click(await link('Carriers'));
    await waitFor(() => expect(asked()).toHaveLength(2));
  });

  it('again by the list where that failed', async () => {
    await app.open('/internal/accounts', 'nora');
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
    app.forgetRequests();
    let hasFailed = false;
    app.answerOnce('GET', /VoipCarriers/, () => {
      hasFailed = true;
      return app.refusal(400, 'not now');
    });
    fireEvent.pointerDown(await link('Carriers'));
    await waitFor(() => expect(hasFailed).toBe(true));
    await app.settle();
    fireEvent.click(await link('Carriers'));
    await waitFor(() =>
      expect(app.requests().filter((call) => call.includes('VoipCarriers'))).toHaveLength(2),
    );
    await app.heading('Carriers');
  });
});

describe('the lists that most visits open are asked for once the first screen is complete', () => {
  const usual: [app.DemoUser, string[]][] = [
    ['admin', ['ServiceProviders/*/VoipCarriers', 'PhoneNumbers']],
    ['nora', ['ServiceProviders/*/VoipCarriers', 'PhoneNumbers']],
    ['sam', ['VoipCarriers', 'PhoneNumbers']],
  ];
  const askAhead = () => {
    Object.assign(navigator, { connection: { saveData: false } });
    onTestFinished(() => void Object.assign(navigator, { connection: { saveData: true } }));
  };
  const firstPages = () =>
    app
      .requests()
      .filter((call) => /page=1&page_size=25/.test(call))
      .map((call) => call.replace(/^GET |\?.*/g, '').replace(/[\w-]{36}/, '*'));

  it.each(usual)('%s', async (operator, wanted) => {
    askAhead();
    await app.open('/internal/users', operator);
    await waitFor(() => expect(firstPages()).toEqual(wanted));
    await app.settle();
    app.forgetRequests();
    const release = app.hold('GET', /VoipCarriers|PhoneNumbers/);
    fireEvent.click(await screen.findByRole('link', { name: 'Phone numbers' }));
    await app.heading('Phone numbers');
    expect(app.rows().length).toBeGreaterThan(0);
    release();
    await app.settle();
    expect(twice()).toEqual([]);
  });

  it('once, where one of them is the first screen', async () => {
    askAhead();
    await app.open('/internal/carriers', 'nora');
    await waitFor(() => expect(firstPages()).toContain('PhoneNumbers'));
    await app.settle();
    expect(firstPages()).toHaveLength(2);
  });

  it('not where the browser is to save data, nor while nobody sees the page', async () => {
    askAhead();
    await app.open('/internal/users', 'nora');
    // What the console itself asks has been asked.
    await waitFor(() => expect(firstPages()).toHaveLength(2));
    await app.settle();
    app.forgetRequests();
    const visit = () => ({ queryClient: new QueryClient(), store: memoryStore() });
    Object.assign(navigator, { connection: { saveData: true } });
    askForUsualLists(visit());
    Object.assign(navigator, { connection: { saveData: false } });
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    askForUsualLists(visit());
    await app.settle();
    expect(app.requests()).toEqual([]);
    hidden.mockRestore();
    askForUsualLists(visit());
    await waitFor(() => expect(firstPages()).toHaveLength(2));
    await app.settle();
    expect(firstPages()).toHaveLength(2);
  });

  it('a refusal is told by the list that asks again, and by nothing before', async () => {
    askAhead();
    app.answerOnce('GET', /VoipCarriers/, () => app.refusal(500, 'not now'));
    await app.open('/internal/users', 'nora');
    await waitFor(() => expect(firstPages()).toHaveLength(2));
    await app.settle();
    expect(document.body).not.toHaveTextContent('not now');
    fireEvent.pointerDown(await screen.findByRole('link', { name: 'Carriers' }));
    fireEvent.click(await screen.findByRole('link', { name: 'Carriers' }));
    await app.heading('Carriers');
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
  });
});

it('the code of all screens waits for what the screen asks, not for what has time', async () => {
  vi.useFakeTimers();
  const queryClient = new QueryClient();
  let answer: (rows: unknown[]) => void = () => undefined;
  const ask = (name: string, meta = {}) =>
    queryClient.fetchQuery({
      queryKey: [name],
      meta,
      queryFn: () =>
        new Promise<unknown[]>((resolve) => {
          answer = resolve;
        }),
    });
  ask('unread', { isBackground: true });
  const rows = ask('rows');
  const prepare = vi.fn(async () => undefined);
  onTestFinished(lookAhead({ queryClient, store: memoryStore() }, prepare));
  await vi.advanceTimersByTimeAsync(3000);
  expect(prepare).not.toHaveBeenCalled();
  answer([]);
  await rows;
  await vi.advanceTimersByTimeAsync(400);
  expect(prepare).toHaveBeenCalledOnce();
});
