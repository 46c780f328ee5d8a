import { afterEach, beforeAll, beforeEach, it } from 'vitest';
import { billingPages } from '../../src/pages/hosted/billing';
import * as app from '../app/support';
import { screen } from '../app/support';
import { arrived, go } from '../app/support/arrivals';
import { prepareEveryScreen } from '../app/support/everyScreen';
import { hostedStories } from '../app/support/hosted';
import { album, complete } from './album';
import { freeze, thaw } from './freeze';

const hosted = hostedStories();
beforeAll(prepareEveryScreen);
beforeEach(freeze);
afterEach(thaw);

it.each(['', 'register', 'register/email', 'forgot-password'])(
  'what the page /%s of hosted mode says and offers is as it was',
  async (path) => {
    const { take, expectSame } = album(`hosted/${path || 'login'}`);
    await app.open(`/${path}`);
    await screen.findByRole('heading', { level: 1 });
    await complete();
    take('at first');
    await expectSame();
  },
);

it.each(['trial', 'paid', 'unpaid', 'free', 'expired', 'noRealm'] as const)(
  'what the pages of a hosted account say and offer is as it was: %s',
  async (user) => {
    const { take, expectSame } = album(`hosted/account.${user}`);
    await hosted.open('/internal/home', user);
    await complete();
    take('home');
    const account = `/internal/accounts/${hosted.accountSid(user)}`;
    for (const page of ['edit', ...Object.keys(billingPages)]) {
      const path = `${account}/${page}`;
      go(path);
      await arrived();
      await complete();
      if (location.pathname === path) take(page);
    }
    await expectSame();
  },
);

it.each([402, 500])(
  'an order of other capacities that is refused with %i is as it was',
  async (status) => {
    const { take, expectSame } = album(`hosted/refused.${status}`);
    await hosted.open('/internal/home', 'paid');
    await complete();
    app.answerAlways('POST', 'Subscriptions', () => app.refusal(status, 'Refused'));
    go(`/internal/accounts/${hosted.accountSid('paid')}/modify-subscription`);
    await arrived();
    await complete();
    await app.fill('Capacity of: Maximum concurrent call sessions', '30');
    await app.press('Review Changes');
    await complete();
    take('refused');
    await expectSame();
  },
);
