// The example of docs/adding-an-extension.md, in the console as in its folder of a deployment.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { extensions } from '../../src/extensions';
import conferences from '../../src/extensions/example/conferences';
import { loadConsole } from '../../src/loadConsole';
import * as app from './support';
import { screen, waitFor, within } from './support';

const account = 'Sunrise Clinic';
const address = '/internal/x/conferences';
const path = 'Accounts/*/Conferences';
const asked = () => app.requests().filter((request) => /\/Conferences$/.test(request));
const navigation = () => screen.findByRole('navigation', { name: 'Main navigation' });
const cells = async () =>
  within(await screen.findByRole('table', { name: 'Conferences' }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

beforeAll(async () => {
  extensions.push(conferences);
  await Promise.all(conferences.pages.map(({ Page }) => Page.prepare()));
});
afterAll(async () => {
  extensions.length = 0;
  // The next file of this worker begins without.
  await loadConsole();
});
beforeEach(async () => {
  app.platform.engine.rest();
  await loadConsole();
});

describe('the example of an extension', () => {
  it('has an entry in the menu, which leads to its page, and marks it there', async () => {
    app.platform.engine.enter(account, { kind: 'conference', name: 'standup' }, 2);
    await app.open('/internal/applications', 'sam');
    const entry = await within(await navigation()).findByRole('link', { name: 'Conferences' });
    expect(entry).toHaveAttribute('href', address);
    expect(entry).not.toHaveAttribute('aria-current');
    await app.follow('Conferences');
    await app.expectUrl(address);
    await app.heading('Conferences');
    expect(await cells()).toEqual(['standup']);
    const marked = within(await navigation()).getByRole('link', { current: 'page' });
    expect(marked).toHaveTextContent('Conferences');
    expect(asked()).toEqual([`GET Accounts/${app.accountSid(account)}/Conferences`]);
  });

  it('asks nothing before an administrator has chosen an account', async () => {
    app.platform.engine.enter(account, { kind: 'conference', name: 'standup' });
    await app.open(address, 'admin');
    await app.see('Choose an account to see its conferences.');
    expect(asked()).toEqual([]);
    await app.chooseTyped('Account', account);
    expect(await cells()).toEqual(['standup']);
  });

  it('tells that it waits, that there are none, and what was refused', async () => {
    const release = app.hold('GET', path);
    await app.open(address, 'sam');
    await app.heading('Conferences');
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(document.querySelector('main [aria-busy=true]')).not.toBeNull();
    release();
    await app.see('No conferences now');
  });

  it('asks again after a refusal', async () => {
    app.answerOnce('GET', path, () => app.refusal(500, 'The engine is asleep'));
    app.platform.engine.enter(account, { kind: 'conference', name: 'standup' });
    await app.open(address, 'sam');
    await app.see('The engine is asleep');
    await app.press('Retry');
    expect(await cells()).toEqual(['standup']);
  });

  it('is told as unreadable where the platform answers something else', async () => {
    app.answerOnce('GET', path, () => Response.json({ standup: 2 }));
    await app.open(address, 'sam');
    await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByRole('table')).toBeNull();
  });
});

it('an extension has no page but its own, and none for other scopes', async () => {
  const pages = conferences.pages.map((page) => ({ ...page, scopes: ['admin'] as const }));
  extensions.push({ ...conferences, name: 'racks', pages });
  await app.open(`${address}/more`, 'sam');
  await app.heading('Not found');
  await app.open('/internal/x/racks', 'sam');
  await app.heading('Not found');
  extensions.pop();
});
