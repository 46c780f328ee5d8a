import { describe, expect, it, vi } from 'vitest';
import {
  answerAlways,
  expectUrl,
  fill,
  findField,
  getField,
  heading,
  hostedStories,
  link,
  press,
  refusal,
  requests,
  resetConsole,
  screen,
  see,
  settle,
  within,
} from './support';

const hosted = hostedStories();
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
    await see(
      /^You are on the free plan \(trial period\), limited to 5 simultaneous calls and 25 registered devices\. Your trial ends on \w{3} \d\d, \d{4}\.$/,
      plan,
    );
    expect(await link('Upgrade to a paid subscription', plan)).toHaveAttribute(
      'href',
      `/internal/accounts/${hosted.accountSid('trial')}/subscription`,
    );
    expect(within(plan).queryByRole('link', { name: 'Manage payment info' })).toBeNull();
  });

  it('paid says its capacity and the next bill, and leads to its card and its capacity', async () => {
    const plan = await openAccount('paid');
    await see(
      /^Your plan has a capacity of 25 simultaneous calls and 135 registered devices\. The next bill is \$110\.00 on \w{3} \d\d, \d{4}\.$/,
      plan,
    );
    await link('Manage payment info', plan);
    await link('Modify my subscription', plan);
    expect(within(plan).queryByRole('link', { name: /Upgrade/ })).toBeNull();
  });

  it('paid without an invoice says its capacity, and that the bill could not be read', async () => {
    answerAlways('GET', 'Invoices', () => refusal(500, 'down'));
    const plan = await openAccount('paid');
    await see(
      'Your plan has a capacity of 25 simultaneous calls and 135 registered devices.',
      plan,
    );
    await see('Couldn’t load your next invoice.', plan);
  });

  it('free says that the trial is over', async () => {
    const plan = await openAccount('free');
    await see(
      'You are on the free plan (trial period expired), limited to 1 simultaneous call and 6 registered devices.',
      plan,
    );
  });

  it('free and inactive asks for a paid plan', async () => {
    const plan = await openAccount('expired');
    await see('Your free trial has expired, please upgrade to a paid plan.', plan);
  });

  it('that cannot be read says so in its place, and the form goes on', async () => {
    answerAlways('GET', 'Users/me', () => refusal(500, 'the list is down'));
    await hosted.open(editPath('trial'), 'trial');
    await see('the list is down');
    expect(getField('Account name')).toBeEnabled();
  });
});

it('what is still to do is named, with the way to it, and goes when it is done', async () => {
  await openAccount('trial');
  const setup = await section('Finish account setup');
  const links = within(setup).getAllByRole('link');
  expect(links.map((one) => one.getAttribute('href'))).toEqual([
    '/internal/carriers/add',
    '/internal/speech-services/add',
    '/internal/phone-numbers/add',
  ]);
  await openAccount('paid');
  expect(screen.queryByRole('region', { name: 'Finish account setup' })).toBeNull();
});

it('the form has no limits, and a realm that is changed on a page of its own', async () => {
  await openAccount('trial');
  expect(screen.queryByRole('region', { name: 'Limits' })).toBeNull();
  expect(getField('SIP realm')).toHaveAttribute('readonly');
  expect(await link('Change SIP Realm')).toHaveAttribute(
    'href',
    `/internal/accounts/${hosted.accountSid('trial')}/sip-realm/edit`,
  );
  expect(requests().filter((call) => call.includes('Limits'))).toEqual([]);
});

it.each(['trial', 'paid', 'free'] as const)(
  'the page of the %s account asks 8 questions at most, each once',
  async (user) => {
    // What one screen asks at the same time is one request, however slow the machine is.
    vi.useFakeTimers({ toFake: ['Date'] });
    await openAccount(user);
    await screen.findByRole('heading', { name: 'API keys' });
    await settle();
    const asked = requests();
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
    await see('You do not have access.');
    await expectUrl(editPath('trial'));
  });

  it('is refused to an administrator', async () => {
    await hosted.open(pathOf('paid'), 'admin');
    await see('You do not have access.');
    await expectUrl('/internal/accounts');
  });

  it('is not there without hosted mode', async () => {
    resetConsole({ ENABLE_HOSTED_SYSTEM: 'false' }, { hosted: true });
    await hosted.open(pathOf('trial'), 'trial');
    await see("That page doesn't exist.");
  });
});

it('an administrator sees the account of a customer without plan and self-deletion', async () => {
  await hosted.open(editPath('paid'), 'admin');
  await heading('paul@pinecrest.example');
  expect(screen.queryByRole('region', { name: 'Your Subscription' })).toBeNull();
  expect(requests().filter((call) => /Users\/me|Invoices/.test(call))).toEqual([]);
});

describe('the own user, the last one of its account,', () => {
  const openOwn = async (user: Key) => {
    const { db } = hosted.platform();
    const row = db.get('SELECT user_sid FROM users WHERE account_sid = ?', hosted.accountSid(user));
    await hosted.open(`/internal/users/${row?.user_sid}/edit`, user);
    await see(/^This is the last user of your account\./);
  };

  it('is deleted with the account alone', async () => {
    await openOwn('paid');
    expect(screen.queryByRole('button', { name: 'Delete user' })).toBeNull();
    expect(await link('Delete account')).toHaveAttribute('href', editPath('paid'));
    expect(getField(/^Temporary password/)).toBeEnabled();
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
    await see(/Only users of the account can change it, because its DNS records change with it\.$/);
  });

  it('sets the domain that sign-ups end in', async () => {
    await hosted.open('/internal/settings?tab=service-provider', 'admin');
    await findField('Root domain');
    await fill('Root domain', 'nodots');
    await press('Save');
    await see('Enter a domain such as sip.example.com.');
    await fill('Root domain', ' voice.example.org ');
    await press('Save');
    await see('Settings updated');
    const { db } = hosted.platform();
    expect(db.get('SELECT root_domain, name FROM service_providers')).toEqual({
      root_domain: 'voice.example.org',
      name: 'Northwind Voice',
    });
  });
});
