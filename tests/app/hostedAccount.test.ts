import { describe, expect, it, vi } from 'vitest';
import * as app from './support';
import { screen, within } from './support';

const hosted = app.hostedStories();
type Key = Parameters<typeof hosted.accountSid>[0];

const editPath = (user: Key) => `/internal/accounts/${hosted.accountSid(user)}/edit`;
const section = (name: string) => screen.findByRole('region', { name });
const openAccount = async (user: Key) => {
  await hosted.open(editPath(user), user);
  return section('Your Subscription');
};

describe('the plan of the own account', () => {
  it('on trial says its limits and its end, and leads to the upgrade', async () => {
    const plan = await openAccount('trial');
    await app.see(
      /^You are on the free plan \(trial period\), limited to 5 simultaneous calls and 25 registered devices\. Your trial ends on \w{3} \d\d, \d{4}\.$/,
      plan,
    );
    expect(await app.link('Upgrade to a paid subscription', plan)).toHaveAttribute(
      'href',
      `/internal/accounts/${hosted.accountSid('trial')}/subscription`,
    );
    expect(within(plan).queryByRole('link', { name: 'Manage payment info' })).toBeNull();
  });

  it('paid says its capacity and the next bill, and leads to its card and its capacity', async () => {
    const plan = await openAccount('paid');
    await app.see(
      /^Your plan has a capacity of 25 simultaneous calls and 135 registered devices\. The next bill is \$110\.00 on \w{3} \d\d, \d{4}\.$/,
      plan,
    );
    await app.link('Manage payment info', plan);
    await app.link('Modify my subscription', plan);
    expect(within(plan).queryByRole('link', { name: /Upgrade/ })).toBeNull();
  });

  it('paid without an invoice says its capacity, and that the bill could not be read', async () => {
    app.answerAlways('GET', 'Invoices', () => app.refusal(500, 'down'));
    const plan = await openAccount('paid');
    await app.see(
      'Your plan has a capacity of 25 simultaneous calls and 135 registered devices.',
      plan,
    );
    await app.see('Couldn’t load your next invoice.', plan);
  });

  it('free says that the trial is over', async () => {
    const plan = await openAccount('free');
    await app.see(
      'You are on the free plan (trial period expired), limited to 1 simultaneous call and 6 registered devices.',
      plan,
    );
  });

  it('free and inactive asks for a paid plan', async () => {
    const plan = await openAccount('expired');
    await app.see('Your free trial has expired, please upgrade to a paid plan.', plan);
  });

  it('that cannot be read says so in its place, and the form goes on', async () => {
    app.answerAlways('GET', 'Users/me', () => app.refusal(500, 'the list is down'));
    await hosted.open(editPath('trial'), 'trial');
    await app.see('the list is down');
    expect(app.getField('Account name')).toBeEnabled();
  });
});

it('a payment that was not confirmed is told until that is closed, and not once more', async () => {
  await hosted.open(`${editPath('paid')}?redirect_status=failed&payment_intent=pi_1`, 'paid');
  const told = await screen.findByRole('alert');
  await app.see(/^Payment wasn’t confirmed\. You weren’t charged/, told);
  await app.link('Try again', told);
  await app.press('Close', told);
  expect(screen.queryByText(/^Payment wasn’t confirmed/)).toBeNull();
  // The address forgot it as well: a page that is read anew says nothing of it.
  await app.expectUrl(editPath('paid'));
});

it('what is still to do is named, with the way to it, and goes when it is done', async () => {
  await openAccount('trial');
  const name = 'Get ready for your first call';
  const setup = await section(name);
  const links = within(setup).getAllByRole('link');
  expect(links.map((one) => one.getAttribute('href'))).toEqual([
    '/internal/carriers/add',
    '/internal/speech-services/add',
  ]);
  await app.see('Waits for “Connect a carrier”.', setup);
  // The same card on the lists that the steps lead to.
  await hosted.open('/internal/phone-numbers');
  expect(within(await section(name)).getAllByRole('listitem')).toHaveLength(4);
  await openAccount('paid');
  expect(screen.queryByRole('region', { name })).toBeNull();
});

it('the form has no limits, and a realm that is changed on a page of its own', async () => {
  await openAccount('trial');
  expect(screen.queryByRole('region', { name: 'Limits' })).toBeNull();
  expect(app.getField('SIP realm')).toHaveAttribute('readonly');
  expect(await app.link('Change SIP Realm')).toHaveAttribute(
    'href',
    `/internal/accounts/${hosted.accountSid('trial')}/sip-realm/edit`,
  );
  expect(app.requests().filter((call) => call.includes('Limits'))).toEqual([]);
});

it.each(['trial', 'paid', 'free'] as const)(
  'the page of the %s account asks 8 questions at most, each once',
  async (user) => {
    // What one screen asks at the same time is one request, however slow the machine is.
    vi.useFakeTimers({ toFake: ['Date'] });
    await openAccount(user);
    await screen.findByRole('heading', { name: 'API keys' });
    await app.settle();
    const asked = app.requests();
    expect(asked).toContain('GET Users/me');
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(8);
  },
);

const pages = ['subscription', 'modify-subscription', 'manage-payment', 'sip-realm/edit'] as const;

describe.each(pages)('%s', (page) => {
  const pathOf = (user: Key) => `/internal/accounts/${hosted.accountSid(user)}/${page}`;

  it('of another account is refused', async () => {
    await hosted.open(pathOf('paid'), 'trial');
    await app.see('You do not have access.');
    await app.expectUrl(editPath('trial'));
  });

  it('is refused to an administrator', async () => {
    await hosted.open(pathOf('paid'), 'admin');
    await app.see('You do not have access.');
    await app.expectUrl('/internal/accounts');
  });

  it('is not there without hosted mode', async () => {
    app.resetConsole({ ENABLE_HOSTED_SYSTEM: 'false' }, { hosted: true });
    await hosted.open(pathOf('trial'), 'trial');
    await app.see("That page doesn't exist.");
  });
});

it('an administrator sees the account of a customer without plan and self-deletion', async () => {
  await hosted.open(editPath('paid'), 'admin');
  await app.heading('paul@pinecrest.example');
  expect(screen.queryByRole('region', { name: 'Your Subscription' })).toBeNull();
  expect(app.requests().filter((call) => /Users\/me|Invoices/.test(call))).toEqual([]);
});

describe('the own user, the last one of its account,', () => {
  const openOwn = async (user: Key) => {
    const { db } = hosted.platform();
    const row = db.get('SELECT user_sid FROM users WHERE account_sid = ?', hosted.accountSid(user));
    await hosted.open(`/internal/users/${row?.user_sid}/edit`, user);
    await app.see(/^This is the last user of your account\./);
  };

  it('is deleted with the account alone', async () => {
    await openOwn('paid');
    expect(screen.queryByRole('button', { name: 'Delete user' })).toBeNull();
    expect(await app.link('Delete account')).toHaveAttribute('href', editPath('paid'));
    expect(app.getField(/^Temporary password/)).toBeEnabled();
  });

  it('who logs in with GitHub is given no password', async () => {
    await openOwn('github');
    expect(screen.queryByLabelText(/^Temporary password/)).toBeNull();
    expect(screen.queryByLabelText(/^Require password change/)).toBeNull();
  });
});

describe('an administrator of a hosted platform', () => {
  it('is told who can change the SIP realm of a customer', async () => {
    await hosted.open(editPath('paid'), 'admin');
    await app.see(
      /Only users of the account can change it, because its DNS records change with it\.$/,
    );
  });

  it('sets the domain that sign-ups end in', async () => {
    await hosted.open('/internal/settings?tab=service-provider', 'admin');
    await app.findField('Root domain');
    await app.fill('Root domain', 'nodots');
    await app.press('Save');
    await app.see('Enter a domain such as sip.example.com.');
    await app.fill('Root domain', ' voice.example.org ');
    await app.press('Save');
    await app.see('Settings updated');
    const { db } = hosted.platform();
    expect(db.get('SELECT root_domain, name FROM service_providers')).toEqual({
      root_domain: 'voice.example.org',
      name: 'Northwind Voice',
    });
  });
});
