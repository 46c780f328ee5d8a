import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as app from './support';
import { screen, waitFor } from './support';

const hosted = app.hostedStories();

beforeEach(app.hurry);

const root = 'sip.northwind-voice.example';
const account = () => `/internal/accounts/${hosted.accountSid('trial')}`;
const openRealm = async () => {
  await hosted.open(`${account()}/sip-realm/edit`, 'trial');
  await screen.findByRole('heading', { name: 'Change SIP Realm', level: 1 });
  await waitFor(() => expect(app.getField('Subdomain')).toHaveValue('tidepool'));
};
const submit = () => screen.getByRole('button', { name: 'Change Sip Realm' });
const looked = () => app.requests().filter((call) => call.startsWith('GET Availability'));
const realm = () => hosted.account('trial').sip_realm;
const change = 'Change Sip Realm';

it('a free subdomain becomes the realm, in small letters, after one question', async () => {
  await openRealm();
  await app.see(
    /This is the domain where your carrier sends calls and where your devices register\./,
  );
  await app.see(`.${root}`);
  await app.see('This is your current SIP realm.');
  expect(submit()).toBeDisabled();
  app.forgetRequests();
  for (const typed of ['Ocean', 'Ocean-', 'Ocean-2']) await app.fill('Subdomain', typed);
  expect(submit()).toBeDisabled();
  await app.see(`ocean-2.${root} is available.`);
  expect(looked()).toEqual([`GET Availability?type=subdomain&value=ocean-2.${root}`]);
  await app.press(change);
  await app.see(`SIP realm changed to ocean-2.${root}.`);
  await app.expectUrl(`${account()}/edit`);
  expect(realm()).toBe(`ocean-2.${root}`);
  await waitFor(() => expect(app.getField('SIP realm')).toHaveValue(`ocean-2.${root}`));
});

describe('a subdomain', () => {
  it.each([
    ['', 'At least 3 characters.'],
    ['ab', 'At least 3 characters.'],
    ['a.b.c', 'Letters, digits and hyphens only, with no hyphen at either end.'],
    ['-abc', 'Letters, digits and hyphens only, with no hyphen at either end.'],
    ['a b c', 'Letters, digits and hyphens only, with no hyphen at either end.'],
  ])('"%s" is not asked about', async (typed, words) => {
    await openRealm();
    await app.fill('Subdomain', typed);
    await app.see(words);
    await vi.advanceTimersByTimeAsync(700);
    expect(looked()).toEqual([]);
    expect(submit()).toBeDisabled();
  });

  it('of somebody else is taken, and one that could not be looked up is not free', async () => {
    await openRealm();
    await app.fill('Subdomain', 'pinecrest');
    await app.see(`pinecrest.${root} is taken.`);
    expect(submit()).toBeDisabled();
    app.answerAlways('GET', 'Availability', () => app.refusal(500, 'down'));
    await app.fill('Subdomain', 'pinecrest2');
    await app.see(`Couldn’t check whether pinecrest2.${root} is available.`);
    expect(submit()).toBeDisabled();
  });
});

it('a realm that somebody took meanwhile is refused in words, and what was typed stays', async () => {
  await openRealm();
  await app.fill('Subdomain', 'lagoon');
  await app.see(`lagoon.${root} is available.`);
  const { db } = hosted.platform();
  db.run(
    'UPDATE accounts SET sip_realm = ? WHERE account_sid = ?',
    `lagoon.${root}`,
    hosted.accountSid('paid'),
  );
  await app.press(change);
  await waitFor(() =>
    expect(screen.getAllByText(`“lagoon.${root}” is already in use.`).length).toBeGreaterThan(0),
  );
  expect(app.getField('Subdomain')).toHaveValue('lagoon');
  await app.see(`lagoon.${root} is taken.`);
  expect(submit()).toBeDisabled();
  expect(realm()).toBe(`tidepool.${root}`);
});

it('a realm that was stored although the platform failed is told as it is', async () => {
  await openRealm();
  await app.fill('Subdomain', 'dns-fails');
  await app.see(`dns-fails.${root} is available.`);
  await app.press(change);
  await app.see(
    `SIP realm changed to dns-fails.${root}, but the platform reported: failure updating dns records for dns-fails.${root}`,
  );
  expect(realm()).toBe(`dns-fails.${root}`);
});

it('a failure that stored nothing is a failure', async () => {
  await openRealm();
  await app.fill('Subdomain', 'lagoon');
  await app.see(`lagoon.${root} is available.`);
  app.answerOnce('POST', /SipRealms/, () => app.refusal(500, 'the database is down'));
  await app.press(change);
  await waitFor(() =>
    expect(screen.getAllByText('the database is down').length).toBeGreaterThan(0),
  );
  expect(app.writes()).toHaveLength(1);
});
