import { expect, it } from 'vitest';
import { billingPages } from '../../src/pages/hosted/billing';
import { arrived, expectArrival, go } from './support/arrivals';
import { hostedStories } from './support/hosted';

const hosted = hostedStories();
const pages = Object.keys(billingPages);

it.each(pages)(
  'the page %s of an account begins at its heading, and says its name once',
  async (page) => {
    const user = page === 'subscription' ? 'trial' : 'paid';
    await hosted.open('/internal/applications', user);
    await arrived();
    const path = `/internal/accounts/${hosted.accountSid(user)}/${page}`;
    go(path);
    await expectArrival(path);
    expect(location.pathname).toBe(path);
  },
);
