import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissNewVersion, lookForNewVersion } from '../../src/http/newVersion';
import * as app from './support';
import { screen, waitFor } from './support';
import { forgetPage, forgetServer, loadPage, next, page, serve } from './support/builds';
import { hostedStories } from './support/hosted';

const kept = /Unsaved changes are restored after reloading, except secrets\.$/;
const unkept = /Finish or save first: unsaved changes here aren’t kept when you reload\.$/;
const newer = /^A new version is available\./;

/** The server has another build than this page, and the page learns so. */
async function upgradeServer(): Promise<void> {
  serve(next);
  vi.setSystemTime(Date.now() + 11 * 60_000);
  await lookForNewVersion();
}
/** Whether the browser asks before it leaves the page now. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const told = () => screen.findByText(newer, { selector: '[role=status] *' });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  loadPage(page);
  await forgetServer();
});
afterEach(() => {
  dismissNewVersion();
  forgetPage();
});

/** Reloads, and says whether the browser asks first. */
async function reload(): Promise<boolean> {
  app.expectErrors(/Not implemented: navigation/);
  await app.press('Reload');
  return isAsked();
}

describe('a reload for a newer version', () => {
  it('keeps what is typed into a form with a draft, and does not ask', async () => {
    const { user_sid } = app.db.get("SELECT user_sid FROM users WHERE name = 'tara'") ?? {};
    await app.open(`/internal/users/${user_sid}/edit`, 'nora');
    await app.heading('tara');
    await upgradeServer();
    expect((await told()).textContent).toMatch(/available\.$/);
    await app.fill('Email', 'tara@later.example');
    await waitFor(async () => expect((await told()).textContent).toMatch(kept));
    expect(isAsked()).toBe(true);
    expect(await reload()).toBe(false);
  });

  it('says that the name of a new provider is not kept, and asks', async () => {
    await app.open('/internal/users', 'admin');
    await app.heading(/^Users/);
    await app.press('Add a service provider');
    await app.fill(await app.findField('Service provider name'), 'Southwind Voice');
    await upgradeServer();
    expect((await told()).textContent).toMatch(unkept);
    expect(isAsked()).toBe(true);
  });
});

describe('of a hosted platform', () => {
  const hosted = hostedStories();
  const sessions = 'Capacity of: Maximum concurrent call sessions';

  it.each([
    ['trial', 'subscription'],
    ['paid', 'modify-subscription'],
  ] as const)('says that the order of a %s account is not kept, and asks', async (who, path) => {
    await hosted.open(`/internal/accounts/${hosted.accountSid(who)}/${path}`, who);
    await app.findField(sessions);
    await waitFor(() => expect(app.getField(sessions)).not.toHaveValue(null));
    await upgradeServer();
    await app.fill(sessions, '77');
    await waitFor(async () => expect((await told()).textContent).toMatch(unkept));
    expect(await reload()).toBe(true);
  });

  it.each([
    ['trial', 'subscription'],
    ['paid', 'modify-subscription'],
  ] as const)('no question promises to keep the order of a %s account', async (who, path) => {
    await hosted.open(`/internal/accounts/${hosted.accountSid(who)}/${path}`, who);
    await app.findField(sessions);
    await waitFor(() => expect(app.getField(sessions)).not.toHaveValue(null));
    await app.fill(sessions, '77');
    for (const [ask, question] of [
      [() => app.follow('Applications'), 'Leave without saving?'],
      [() => app.press('Log out'), 'Log out without saving?'],
    ] as const) {
      await ask();
      const dialog = await screen.findByRole('dialog', { name: question });
      expect(dialog).toHaveTextContent('Your unsaved changes will be lost.');
      expect(dialog).not.toHaveTextContent('kept');
      await app.press('Keep editing', dialog);
    }
  });
});
