// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConnectionBanner } from '../../src/layout/ConnectionBanner';
import { RateLimitBanner } from '../../src/layout/RateLimitBanner';
import { SessionBanner } from '../../src/layout/session/SessionBanner';
import { VersionBanner } from '../../src/layout/VersionBanner';
import { clearDrawn, draw, press, ready } from '../support/drawn';

afterEach(clearDrawn);

/** What a banner says, by the keys of its texts. */
const said = async () => (await ready(screen.findByRole('status'))).textContent;
const never = () => undefined;

describe('a platform that asks to wait', () => {
  it.each([
    { isUnread: undefined, holdsSave: false, keys: ['loading'] },
    { isUnread: undefined, holdsSave: true, keys: ['saving'] },
    { isUnread: true, holdsSave: false, keys: ['unread', 'retrying'] },
    { isUnread: true, holdsSave: true, keys: ['unread', 'savingLater'] },
  ] as const)('says $keys where a save waits: $holdsSave', async ({ keys, ...how }) => {
    const onStop = vi.fn();
    draw(<RateLimitBanner resumesAt={Date.now() + 30_000} onStop={onStop} {...how} />);
    const words = (await said())?.match(/(?<=app\.rateLimit\.)\w+/g);
    expect(words?.filter((word) => !word.startsWith('stop'))).toEqual(keys);
    await press('app.rateLimit.stop');
    expect(onStop).toHaveBeenCalledTimes(1);
  });
});

it.each([
  { isOffline: true, key: 'app.connection.offline' },
  { isOffline: false, key: 'app.connection.retrying' },
])('a lost connection is $key', async ({ isOffline, key }) => {
  draw(<ConnectionBanner shownFrom={Date.now()} isOffline={isOffline} />);
  expect(await said()).toContain(key);
});

it.each([
  { isOver: false, text: 'app.session.endsAt', button: 'app.session.stay' },
  { isOver: true, text: 'app.session.ended', button: 'app.session.again' },
])('a session says $text with a way on', async ({ isOver, text, button }) => {
  const onRenew = vi.fn();
  draw(<SessionBanner endsAt={Date.now()} isOver={isOver} onRenew={onRenew} />);
  expect(await said()).toContain(text);
  await press(button);
  expect(onRenew).toHaveBeenCalledTimes(1);
});

it.each(['newer', 'outdated', 'incomplete'] as const)('a %s build is said', async (notice) => {
  draw(<VersionBanner notice={notice} onReload={never} onDismiss={never} />);
  const banner = screen.findByRole('status');
  expect((await ready(banner)).textContent).toContain(`app.version.${notice}`);
});
