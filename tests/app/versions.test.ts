import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sidFor } from '../../platform/demo/seed/tools';
import { dismissNewVersion } from '../../src/http/newVersion';
import { parts as french } from '../../src/i18n/fr/parts';
import { reloadedFor } from '../../src/session/reloads';
import * as app from './support';
import { screen, user, waitFor, within } from './support';
import { forgetPage, forgetServer, loadPage, next, page, serve } from './support/builds';

const site = 'http://localhost:3000/';
const newer = /^A new version is available\./;
const outdated = 'This page is older than the server. Reload to continue.';
const incomplete = /^Part of this version is missing on the server/;
const kept = /Unsaved changes are restored after reloading, except secrets\./;

const asked = () => app.requests().filter((call) => call.endsWith('version.json'));
/** Time passes, and the tab is seen again. */
const comeBack = async (minutes: number) => {
  vi.setSystemTime(Date.now() + minutes * 60_000);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await app.settle();
};
const bar = (words: string | RegExp) => screen.findByText(words, { selector: '[role=status] *' });
const openUser = async () => {
  const { user_sid } = app.db.get("SELECT user_sid FROM users WHERE name = 'tara'") ?? {};
  await app.open(`/internal/users/${user_sid}/edit`, 'nora');
  await app.heading('tara');
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  loadPage(page);
  await forgetServer();
});
afterEach(() => {
  dismissNewVersion();
  forgetPage();
});

describe('a newer build on the server', () => {
  it('is told when the tab is seen again, asked for at most every 10 minutes, and dismissed', async () => {
    serve(page);
    await app.open('/internal/users', 'nora');
    await app.heading('Users');
    expect(asked()).toEqual([]);
    await comeBack(11);
    await comeBack(9);
    expect(asked()).toEqual([`GET ${site}version.json`]);
    serve(next);
    await comeBack(2);
    await bar(newer);
    expect(asked()).toHaveLength(2);
    expect(screen.queryByText(kept)).toBeNull();
    await app.press('Dismiss');
    await comeBack(11);
    expect(asked()).toHaveLength(3);
    expect(screen.queryByText(newer)).toBeNull();
    serve({ ...next, commit: 'cccccccccccc' });
    await comeBack(11);
    await bar(newer);
    // Back to what it was.
    serve(page);
    await comeBack(11);
    await waitFor(() => expect(screen.queryByText(newer)).toBeNull());
  });

  it.each([
    ['the same build', page],
    ['one that does not say its build', { version: page.version, commit: page.commit }],
    ['no build', { hello: 'world' }],
  ])('is not told of %s', async (_what, answer) => {
    serve(answer);
    await app.open('/internal/users', 'nora');
    await app.heading('Users');
    await comeBack(11);
    expect(asked()).toHaveLength(1);
    expect(screen.queryByText(newer)).toBeNull();
  });

  it.each([
    ['a page in its place', () => new Response('<!doctype html>')],
    ['a refusal', () => new Response('', { status: 503 })],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is not told of %s, and nor is that', async (_what, answer) => {
    app.answerAlways('GET', /version\.json$/, answer);
    await app.open('/internal/users', 'nora');
    await app.heading('Users');
    await comeBack(11);
    expect(asked()).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.querySelector('[role=status] .MuiAlert-message')).toBeNull();
  });

  it('is no reason to lose what is typed, and is told once after a reload without effect', async () => {
    app.expectErrors(/Not implemented: navigation/);
    serve(next);
    await openUser();
    await app.fill('Email', 'tara@later.example');
    await comeBack(11);
    await bar(newer);
    await app.see(kept);
    await app.press('Reload');
    expect(reloadedFor()).toBe('1.1.0 bbbbbbbbbbbb 22222222');
    // A cache in between gave the old page once more.
    await openUser();
    await app.see(/^You have unsaved changes from /);
    await comeBack(11);
    await waitFor(() => expect(screen.queryByText(newer)).toBeNull());
  });

  it('is never asked for by a page that does not know its own', async () => {
    forgetPage();
    serve(next);
    await app.open('/internal/users', 'nora');
    await app.heading('Users');
    await comeBack(11);
    expect(asked()).toEqual([]);
  });
});

describe('About', () => {
  const copied: string[] = [];
  const openAbout = async () => {
    const dialog = await screen.findByRole('dialog', { name: 'About' });
    return within(dialog)
      .findByText('Version')
      .then(() => dialog);
  };

  it('says which build this is, and copies it without names, identifiers and secrets', async () => {
    await app.open('/internal/users', 'nora');
    await app.heading('Users');
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      copied.push(text);
    });
    onTestFinished(() => void vi.restoreAllMocks());
    await app.press('Preferences');
    await app.click(await screen.findByRole('menuitem', { name: 'About' }));
    const dialog = await openAbout();
    for (const fact of ['1.0.0', 'aaaaaaaaaaaa', 'http://localhost:3000/api/v1', 'English']) {
      await app.see(fact, dialog);
    }
    for (const [name, file] of [
      ['What’s new', 'changelog.txt'],
      ['Licenses', 'licences.txt'],
    ] as const) {
      expect(await app.link(name, dialog)).toHaveAttribute('href', `/${file}`);
    }
    await app.press('Copy', dialog);
    await app.see('Copied to clipboard');
    const [text = ''] = copied;
    expect(text).toMatch(/^Trunkline\nVersion: 1\.0\.0\nCommit: aaaaaaaaaaaa\n/);
    expect(text).toMatch(/\nFeatures: ENABLE_\w+(, [A-Z_]+)+\n/);
    expect(text).not.toContain('ENABLE_HOSTED_SYSTEM');
    expect(text).toContain('Scope: Service provider\n');
    expect(text).toContain(`Browser: ${navigator.userAgent}`);
    expect(text).not.toMatch(/nora|northwind|[\da-f]{8}-[\da-f]{4}|eyJ/i);
    expect(asked()).toEqual([]);
    await app.press('Close', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.keyboard('{Control>}k{/Control}');
    await user.keyboard('about');
    await app.click(await screen.findByRole('option', { name: /^About/ }));
    await openAbout();
  });
});

describe('code that is gone', () => {
  const script = `${site}assets/fr-1.js`;
  const loseFrench = () => {
    const error = new TypeError(`Failed to fetch dynamically imported module: ${script}`);
    const load = vi.spyOn(french, 'load').mockRejectedValue(error);
    onTestFinished(() => load.mockRestore());
  };
  const speakFrench = async () => {
    await app.press('Preferences');
    await app.click(await screen.findByRole('menuitemradio', { name: 'Français' }));
  };

  it('with an upgrade is told with the way out, and plainly where that did not help', async () => {
    app.expectErrors(/Not implemented: navigation/);
    loseFrench();
    serve(next);
    await app.open('/internal/users', 'nora');
    await app.heading('Users');
    await speakFrench();
    await bar(outdated);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await app.press('Reload');
    loadPage(next);
    app.answerAlways('HEAD', /fr-1\.js$/, () => new Response('', { status: 404 }));
    await app.open('/internal/users');
    await app.heading('Users');
    await speakFrench();
    await bar(incomplete);
  });

  it.each([
    ['a script that is not found', () => new Response('', { status: 404 })],
    [
      'a page in the place of a script',
      () => new Response('', { headers: { 'Content-Type': 'text/html' } }),
    ],
  ])('is known by %s where the build says the same', async (_what, answer) => {
    loseFrench();
    serve(page);
    app.answerAlways('HEAD', /fr-1\.js$/, answer);
    await app.open('/internal/users', 'nora');
    await app.heading('Users');
    await speakFrench();
    await bar(outdated);
  });

  it('is a matter of the connection where nothing answers, or the script is there', async () => {
    loseFrench();
    app.cut(null, /version\.json$|fr-1\.js$/);
    await app.open('/internal/users', 'nora');
    await app.heading('Users');
    await speakFrench();
    await app.see('Cannot load the translations for the specified language');
    serve(page);
    app.answerAlways('HEAD', /fr-1\.js$/, () => new Response(''));
    await speakFrench();
    await waitFor(() => expect(app.requests()).toContain(`HEAD ${script}`));
    expect(screen.queryByText(outdated)).toBeNull();
  });

  it('of a worker is told in its panel: Reload after an upgrade, Retry without a network', async () => {
    class Missing {
      onerror: ((event: Event) => void) | null = null;
      constructor() {
        queueMicrotask(() => this.onerror?.(new Event('error')));
      }
      terminate = () => undefined;
    }
    vi.stubGlobal('Worker', Missing);
    onTestFinished(() => void vi.unstubAllGlobals());
    const call = app.db.get(
      'SELECT * FROM recent_calls WHERE call_sid = ?',
      sidFor('special call busy'),
    );
    const time = encodeURIComponent(String(call?.attempted_at));
    serve(next);
    const path = `/internal/recent-calls/${call?.call_sid}/show?account=${call?.account_sid}&time=${time}`;
    await app.open(`${path}&tab=capture`, 'nora');
    const panel = await screen.findByRole('tabpanel', { name: 'SIP messages' });
    await app.see(outdated, panel);
    await within(panel).findByRole('button', { name: 'Reload' });
    expect(within(panel).queryByRole('button', { name: 'Retry' })).toBeNull();

    app.cut('GET', /version\.json$/);
    app.forgetRequests();
    await app.open(`${path}&tab=capture`);
    const again = await screen.findByRole('tabpanel', { name: 'SIP messages' });
    await app.see('Couldn’t load this. Check your connection and try again.', again);
    serve(next);
    await app.press('Retry', again);
    await app.see(outdated, again);
  });
});
