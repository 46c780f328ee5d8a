import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as app from './support';
import { screen, user, waitFor, within } from './support';
import { componentsOf, drawingOf } from './support/drawing';

const account = 'Sunrise Clinic';
const { engine } = app.platform;
const caller = '12125550100';
const called = '12125550200';
const parties = 'From +1 (212) 555-0100 to +1 (212) 555-0200';
const shown = '+1 (212) 555-0100';

type Staged = Parameters<typeof engine.begin>[0];
const stage = (call: Partial<Staged> = {}) =>
  engine.begin({ account, from: caller, to: called, status: 'in-progress', ...call });
const show = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};
const openCalls = async (operator: 'admin' | 'nora' | 'sam' | 'vera' = 'sam') => {
  const filter = encodeURIComponent(JSON.stringify({ account_sid: app.accountSid(account) }));
  await app.open(`/internal/calls-now?filter=${filter}`, operator);
};
const lists = () => app.requests().filter((request) => /GET Accounts\/[^/]+\/Calls$/.test(request));
const dialog = () => screen.findByRole('dialog');
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  engine.rest();
  return () => {
    vi.unstubAllGlobals();
    show('visible');
    expect(app.requests().filter((request) => request.startsWith('DELETE'))).toEqual([]);
  };
});

describe('calls now', () => {
  it('show who talks with whom over what, and lead to the application and the carrier', async () => {
    stage({ trunk: 'Twilio', application: 'Appointments North' });
    const leg = stage({ direction: 'outbound', to: '12125550300', status: 'ringing' });
    engine.begin({ account, parent: leg, direction: 'outbound', from: called, to: '12125550400' });
    engine.vanish(stage({ from: '12125550999' }));
    engine.end(stage({ from: '12125550888' }));
    await openCalls();
    await app.see(shown);
    await app.see('3 calls');
    expect(app.rows()).toHaveLength(3);
    const talking = app.rowWith('Talking');
    expect(talking).toHaveTextContent('+1 (212) 555-0200');
    expect(talking).toHaveTextContent('Inbound');
    expect(await within(talking).findByRole('link', { name: 'Appointments North' })).toBeVisible();
    expect(within(talking).getByRole('link', { name: 'Twilio' })).toBeVisible();
    expect(app.rowWith('Ringing')).toHaveTextContent('Outbound');
    const order = app
      .rows()
      .map(({ textContent }) => textContent.includes('Placed by the call above'));
    const parentAt = app.rows().indexOf(app.rowWith('Ringing'));
    expect(order.indexOf(true)).toBe(parentAt + 1);
  });

  it('cut the address of a SIP user where there is little room, never a number', async () => {
    const address = 'reception-second-floor@sunrise-clinic.sip.example.com';
    stage({ to: address });
    await openCalls();
    const cut = await screen.findByTitle(address);
    expect(cut).toHaveClass('sip-address');
    expect(cut.parentElement?.tagName).toBe('TD');
    expect(screen.getByTitle(caller)).not.toHaveClass('sip-address');
  });

  it('say that times count from the first look, and run by the second', async () => {
    app.ownClock();
    stage();
    await openCalls();
    await app.see(shown);
    expect(app.rows()[0]).toHaveTextContent('≥ At least 0:0');
    await pass(21);
    stage({ from: '12125550777' });
    await pass(21);
    await app.see('2 calls');
    expect(app.rows()[0]).toHaveTextContent('+1 (212) 555-0777');
    expect(app.rows()[0]).not.toHaveTextContent('≥');
    expect(app.rows()[1]).toHaveTextContent('0:4');
  });

  it('are asked for every 20 seconds while somebody looks, and never otherwise', async () => {
    app.ownClock();
    stage();
    await openCalls();
    await app.see(shown);
    expect(lists()).toHaveLength(1);
    await pass(41);
    await waitFor(() => expect(lists()).toHaveLength(3));
    show('hidden');
    await pass(300);
    expect(lists()).toHaveLength(3);
    show('visible');
    await waitFor(() => expect(lists()).toHaveLength(4));
  });

  it('that end are pale for ten seconds, and leave', async () => {
    app.ownClock();
    const one = stage();
    await openCalls();
    await app.see('Talking');
    engine.end(one);
    await app.press('Refresh');
    await app.see('Ended');
    expect(app.rows()).toHaveLength(1);
    await app.see('0 calls');
    await pass(11);
    await app.see('No calls now.');
  });

  it('are found by a part of a number', async () => {
    stage();
    stage({ from: '12125550777' });
    await openCalls();
    await app.see('2 calls');
    await app.fill('Search number', '0777');
    expect(app.rows()).toHaveLength(1);
    await app.fill('Search number', '99999');
    await app.see('No call now has this number.');
  });

  it('show their trace while they run', async () => {
    stage({ ago: 60_000 });
    await openCalls();
    await app.see(shown);
    await app.press(/^Trace of the call/);
    await app.see('Read the trace again');
    await screen.findByRole('tree');
    app.forgetRequests();
    await app.press('Read the trace again');
    await waitFor(() => expect(app.requests().join()).toContain('RecentCalls/trace/'));
  });

  it('that are very many are drawn once, and cost little', async () => {
    for (let number = 0; number < 200; number += 1) stage({ from: `1212556${1000 + number}` });
    await openCalls();
    await app.see('200 calls');
    await app.answered();
    expect(app.rows()).toHaveLength(200);
    expect(componentsOf(app.rows()[7] as HTMLElement)).toBeLessThanOrEqual(16);
    const before = drawingOf(app.rows());
    app.forgetRequests();
    await app.press('Refresh');
    await waitFor(() => expect(lists()).toHaveLength(1));
    await app.answered();
    const after = drawingOf(app.rows());
    expect(after.filter((drawing, index) => drawing !== before[index])).toEqual([]);
  });
});

describe('what is done to a call', () => {
  it.each([
    ['talks', { status: 'in-progress' }, 'Hang up', 'completed'],
    ['comes in', { status: 'ringing' }, 'Refuse call', 'no-answer'],
    ['goes out', { status: 'ringing', direction: 'outbound' }, 'Cancel call', 'no-answer'],
  ] as const)('one that %s ends, after a question and once', async (_how, facts, name, status) => {
    const one = stage(facts);
    await openCalls();
    await app.see(shown);
    await app.chooseInMenu(parties, name);
    const asked = await dialog();
    expect(asked).toHaveTextContent('from +1 (212) 555-0100 to +1 (212) 555-0200');
    await user.dblClick(await app.button(name, asked));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(engine.call(one)).toBeUndefined();
    expect(app.writes()).toEqual([
      {
        call: `PUT Accounts/${app.accountSid(account)}/Calls/${one}`,
        body: { call_status: status },
      },
    ]);
    await waitFor(() => expect(app.rows()[0]).toHaveAttribute('data-over'));
  });

  it('an outbound call that does not ring yet offers no end, as the platform has none', async () => {
    stage({ status: 'trying', direction: 'outbound' });
    await openCalls();
    await app.see(shown);
    const menu = await app.openMenu(parties);
    expect(within(menu).queryByText(/Hang up|Cancel call/)).toBeNull();
    expect(within(menu).queryByText('Mute')).toBeNull();
  });

  it('is muted, recorded, tagged, and sent keys', async () => {
    const one = stage({ isRecorded: true });
    engine.begin({ account, parent: one, direction: 'outbound', from: called, to: '12125550400' });
    await openCalls();
    await app.see(shown);
    await app.chooseInMenu(parties, 'Mute');
    await app.see(/^Mute requested/);
    expect(engine.call(one)?.deeds.isMuted).toBe(true);
    await app.chooseInMenu(parties, 'Unmute');
    await waitFor(() => expect(engine.call(one)?.deeds.isMuted).toBe(false));

    await app.chooseInMenu(parties, 'Pause recording');
    await app.press('Pause recording', await dialog());
    await waitFor(() => expect(engine.call(one)?.deeds.recording).toBe('paused'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.chooseInMenu(parties, 'Resume recording');
    await waitFor(() => expect(engine.call(one)?.deeds.recording).toBe('on'));

    await app.chooseInMenu(parties, 'Send keys…');
    const keypad = await dialog();
    for (const key of ['4', '2', '#']) await app.press(`Key ${key}`, keypad);
    await user.keyboard('7');
    await app.see('Sent: 42#7', keypad);
    expect(engine.call(one)?.deeds.digits).toBe('42#7');
    await app.press('Close', keypad);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await app.chooseInMenu(parties, 'Add data…');
    await app.fill('Data as JSON', '[1]');
    await app.see('This isn’t a JSON object.');
    expect(within(await dialog()).getByRole('button', { name: 'Add data' })).toBeDisabled();
    await app.fill('Data as JSON', '{ "ticket": "A-17" }');
    await app.press('Add data', await dialog());
    await waitFor(() => expect(engine.call(one)?.deeds.tag).toEqual({ ticket: 'A-17' }));
  });

  it('is moved to another application of the account', async () => {
    const one = stage();
    await openCalls();
    await app.see(shown);
    await app.chooseInMenu(parties, 'Move to another application…');
    const asked = await dialog();
    expect(within(asked).getByRole('button', { name: 'Move call' })).toBeDisabled();
    await app.choose('Application', 'Appointments South', asked);
    await app.press('Move call', asked);
    await waitFor(() => expect(engine.call(one)?.deeds.callHook).toMatch(/^(https?|wss?):/));
  });

  it('shows at once: the calls are asked for again', async () => {
    stage();
    await openCalls();
    await app.see(shown);
    app.forgetRequests();
    await app.chooseInMenu(parties, 'Mute');
    await waitFor(() => expect(lists()).toHaveLength(1));
  });

  it.each([
    [422, 'call session is gone for call_sid 1', 'This call has ended.'],
    [404, 'Not Found', 'This call has ended.'],
    [
      422,
      'current call state is incompatible with requested action for call_sid 1',
      /isn’t in a state in which this can be done/,
    ],
    [403, 'User has view-only access', 'You have view-only access.'],
    [403, 'insufficient permissions', 'You do not have access.'],
    [500, 'fetch failed', /can’t reach the server that handles this call/],
  ] as const)('a refusal of %i %j is told in words', async (status, text, words) => {
    stage();
    await openCalls();
    await app.see(shown);
    app.answerOnce('PUT', 'Accounts/*/Calls/*', () =>
      [404, 422].includes(status)
        ? new Response(text, { status, headers: { 'content-type': 'text/html' } })
        : app.refusal(status, text),
    );
    await app.chooseInMenu(parties, 'Hang up');
    await app.press('Hang up', await dialog());
    await app.see(words, await dialog());
    await app.press('Cancel', await dialog());
    app.answerOnce('PUT', 'Accounts/*/Calls/*', () => app.refusal(status, text));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // What is asked for without a dialog says itself what failed.
    await app.chooseInMenu(parties, 'Mute');
    await app.see(/^The call wasn’t changed\. ./);
  });
});

describe('who looks', () => {
  it('a view-only user watches, and reads why there is no more', async () => {
    stage();
    await openCalls('vera');
    await app.see(shown);
    await app.see(/can be watched here, not changed/);
    const menu = await app.openMenu(parties);
    expect(within(menu).getByText('Copy call SID')).toBeVisible();
    expect(within(menu).getByText('You have view-only access.')).toBeVisible();
    expect(within(menu).queryByText('Hang up')).toBeNull();
  });

  it.each(['admin', 'nora'] as const)('%s chooses an account first', async (operator) => {
    stage();
    await app.open('/internal/calls-now', operator);
    await app.see('The platform shows the calls of one account at a time.');
    expect(lists()).toEqual([]);
    await app.choose('Account', account);
    await app.see(shown);
    await app.expectUrl(/calls-now\?filter=.*account_sid/);
    await app.chooseInMenu(parties, 'Hang up');
    await app.press('Hang up', await dialog());
    await waitFor(() => expect(app.rows()[0]).toHaveAttribute('data-over'));
  });

  it('comes from the list of calls, with its account', async () => {
    stage();
    const filter = encodeURIComponent(JSON.stringify({ account_sid: app.accountSid(account) }));
    await app.open(`/internal/recent-calls?filter=${filter}`, 'nora');
    await app.follow('Calls now');
    await app.see(shown);
    await app.follow('Recent calls', document.querySelector('main') as HTMLElement);
    await app.expectUrl(/\/internal\/recent-calls/);
  });
});

describe('what can go wrong', () => {
  it('no calls are told as none, with who waits in queues', async () => {
    engine.enter(account, { kind: 'queue', name: 'support' }, 3);
    await openCalls();
    await app.see('No calls now.');
    await app.see('Waiting in queues: support: 3');
  });

  it('a failure is told in its place, and asked again', async () => {
    app.answerAlways('GET', 'Accounts/*/Calls', () => app.refusal(500, 'The disk is full'));
    stage();
    await openCalls();
    await app.see('The disk is full');
    app.reconnect();
    await app.press('Retry');
    await app.see(shown);
  });

  it('a later one keeps what is shown, and ends no session', async () => {
    app.ownClock();
    stage();
    await openCalls();
    await app.see(shown);
    app.answerAlways('GET', 'Accounts/*/Calls', () => app.refusal(503, 'Too busy'));
    await pass(21);
    await app.see(/couldn’t be refreshed. Too busy/);
    expect(app.rows()).toHaveLength(1);
    app.reconnect();
    app.cut('GET', 'Accounts/*/Calls');
    await pass(120);
    await app.answered();
    expect(app.rows()).toHaveLength(1);
    await app.expectUrl(/calls-now/);
  });

  it('rows of nonsense cost those rows', async () => {
    stage();
    app.answerOnce('GET', 'Accounts/*/Calls', async (pass_) => {
      const calls = await (await pass_()).json();
      const [call] = calls;
      const strange = { call_sid: 'x', direction: 7, from: {}, call_status: 'dreaming' };
      return Response.json([...calls, {}, null, 'x', strange, { ...call, call_sid: null }]);
    });
    await openCalls();
    await app.see(shown);
    expect(app.rows()).toHaveLength(2);
    await app.see('dreaming');
    await app.click(document.body);
  });
});
