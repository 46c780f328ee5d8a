// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConsoleBanners } from '../src/ConsoleBanners';
import { TimeZoneContext } from '../src/components/ConsoleContext';
import { noteConnection, noteConnectionLost } from '../src/http/connection';
import * as newVersion from '../src/http/newVersion';
import { holdCall } from '../src/http/rateLimit';
import * as session from '../src/session';
import { askForRenewal, isRenewalPending, postponeRenewal } from '../src/session/renewal';
import { holdUnsavedWork } from '../src/session/unsavedWork';
import { clearDrawn, draw, press, ready } from './support/drawn';
import { adminClaims, tokenOf } from './support/token';

// It teaches the network what a refusal is, for whatever runs after this.
vi.mock('../src/http/refusal', () => ({}));

const minute = 60_000;
const at = (time: string) => Date.parse(`2026-03-02T${time}:00Z`);
let letGo: () => void = () => undefined;

beforeEach(() => void vi.spyOn(newVersion, 'lookForNewVersion').mockResolvedValue());
afterEach(() => {
  letGo();
  postponeRenewal();
  clearDrawn();
  session.leave();
  session.left(null);
  noteConnection();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const utc = { zone: 'UTC', choose: () => undefined };
const banners = async (shown: ReactNode = null, at = '/') => {
  draw(
    <TimeZoneContext.Provider value={utc}>
      {shown}
      <ConsoleBanners />
      <p>drawn</p>
    </TimeZoneContext.Provider>,
    { at },
  );
  await ready(screen.findByText('drawn'));
};

it.each<[ends: string, left: number | null, isHeld: boolean, said: string | null, asked: boolean]>([
  ['never', null, true, null, false],
  ['in six minutes', 6 * minute, true, null, false],
  ['in four minutes', 4 * minute, true, 'app.session.endsAt', false],
  ['a minute ago', -minute, false, 'app.session.ended', false],
  ['a minute ago, beside unsaved work', -minute, true, 'app.session.ended', true],
])(
  'the end of a session is said in its last five minutes: %s',
  async (_ends, left, isHeld, said, asked) => {
    const exp = left === null ? {} : { exp: Math.round((Date.now() + left) / 1000) };
    session.start(tokenOf({ ...adminClaims, ...exp }));
    if (isHeld) letGo = holdUnsavedWork();
    await banners();
    // Who has unsaved work is asked to sign in on the spot.
    if (asked) await ready(screen.findByRole('dialog'));
    expect(isRenewalPending()).toBe(asked);
    const words = screen.queryByText(/^app\.session\.end/)?.textContent.split(' ')[0];
    expect(words ?? null).toBe(said);
  },
);

/** Lets what is due be drawn. */
const drawn = async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(1);
  }
};

it('the end of a session is said as it comes near, and as it is there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: at('12:00') });
  session.start(tokenOf({ ...adminClaims, exp: at('12:06') / 1000 }));
  draw(<ConsoleBanners />);
  const said = async () => {
    await drawn();
    return screen.queryByText(/^app\.session\.end/)?.textContent.split(' ')[0];
  };
  expect(await said()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(minute);
  expect(await said()).toBe('app.session.endsAt');
  await vi.advanceTimersByTimeAsync(5 * minute - 1000);
  expect(await said()).toBe('app.session.endsAt');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await said()).toBe('app.session.ended');
});

it('who goes on signs in on the spot, and can leave it at that', async () => {
  session.start(tokenOf({ ...adminClaims, exp: Math.round(Date.now() / 1000) + 120 }));
  await banners();
  (await screen.findByText('app.session.stay')).click();
  const dialog = await ready(screen.findByRole('dialog'));
  expect(dialog).toHaveTextContent('app.session.ahead');
  expect(dialog).toHaveTextContent('app.session.later');
  postponeRenewal();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(session.token()).not.toBeNull();
});

it.each([
  ['here', true, /app\.session\.expired(?!E)/],
  ['elsewhere', false, /app\.session\.expiredElsewhere/],
])(
  'a session that is refused before its end is over, with unsaved work %s',
  async (_where, isHeld, says) => {
    const token = tokenOf({ ...adminClaims, exp: Math.round(Date.now() / 1000) + 3000 });
    session.start(token);
    if (isHeld) letGo = holdUnsavedWork();
    await banners();
    const answer = askForRenewal(token);
    const dialog = await ready(screen.findByRole('dialog'));
    expect(dialog).toHaveTextContent(says);
    (await screen.findByText('app.session.leave')).click();
    expect(await answer).toBeNull();
    expect(session.token()).toBeNull();
  },
);

it('calls that wait are said, and wait no more where that is wished', async () => {
  await banners();
  expect(screen.queryByText(/rateLimit/)).toBeNull();
  const held = holdCall(50_000, { method: 'POST', path: 'x', token: 't' }).catch(
    ({ message }: Error) => message,
  );
  expect(await ready(screen.findByText(/^app\.rateLimit\.saving/))).toBeVisible();
  (await screen.findByText('app.rateLimit.stop')).click();
  expect(await held).toBe('app.errors.notWaited');
  await waitFor(() => expect(screen.queryByText(/rateLimit/)).toBeNull());
});

/** What an area shows, as old as its answer; of no age where nothing has been answered. */
const Shown = ({ area, from }: { area: string; from: number }) => {
  useQuery({
    queryKey: [area, 'getList', from],
    queryFn: () => new Promise<string>(() => undefined),
    ...(from > 0 && { initialData: 'rows', initialDataUpdatedAt: from }),
  });
  return null;
};
it.each<[what: string, shown: [area: string, from: number][], time: string]>([
  ['as the connection', [], '12:00'],
  [
    'as its oldest answer',
    [
      ['carriers', at('10:20')],
      ['carriers', at('11:40')],
    ],
    '10:20',
  ],
  ['as the connection, where it is younger', [['carriers', at('12:10')]], '12:00'],
  ['as no answer of another area', [['accounts', at('10:20')]], '12:00'],
  ['as the connection, where nothing was answered', [['carriers', 0]], '12:00'],
])('what is shown without a connection is as old %s', async (_what, shown, time) => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('12:00') });
  await banners(
    shown.map(([area, from]) => <Shown key={from} area={area} from={from} />),
    '/internal/carriers',
  );
  noteConnectionLost();
  const said = (await ready(screen.findByRole('status'))).textContent;
  expect(said).toContain(`app.connection.retrying ${time}`);
  noteConnection();
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

it('another build is said, loaded where that is wished, and dismissed', async () => {
  vi.spyOn(newVersion, 'versionNotice').mockReturnValue('newer');
  const dismiss = vi.spyOn(newVersion, 'dismissNewVersion').mockReturnValue();
  const reload = vi.fn();
  draw(<ConsoleBanners />, { actions: { reload } });
  await ready(screen.findByText(/^app\.version\.newer/));
  await press('public.reload');
  expect([reload.mock.calls.length, dismiss.mock.calls.length]).toEqual([1, 0]);
  await press('app.version.dismiss');
  expect([reload.mock.calls.length, dismiss.mock.calls.length]).toEqual([1, 1]);
});

it('the version is looked for when the tab is seen again, after another window or tab', async () => {
  const looked = vi.mocked(newVersion.lookForNewVersion);
  const happen = (target: EventTarget, name: string) => target.dispatchEvent(new Event(name));
  let visibility: DocumentVisibilityState = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  await banners();
  const counts: number[] = [];
  const count = () => counts.push(looked.mock.calls.length);
  // Focus that comes back from within the page, or from a frame of it, is no return.
  happen(window, 'focus');
  count();
  happen(window, 'blur');
  count();
  happen(window, 'focus');
  count();
  happen(window, 'focus');
  count();
  visibility = 'hidden';
  happen(document, 'visibilitychange');
  happen(window, 'blur');
  happen(window, 'focus');
  count();
  visibility = 'visible';
  happen(document, 'visibilitychange');
  count();
  expect(counts).toEqual([0, 0, 1, 1, 1, 2]);
  clearDrawn();
  happen(document, 'visibilitychange');
  expect(looked).toHaveBeenCalledTimes(2);
});
