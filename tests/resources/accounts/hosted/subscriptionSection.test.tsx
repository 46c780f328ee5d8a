// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import type { CurrentUser } from '../../../../src/engines/billing';
import { SubscriptionSection } from '../../../../src/resources/accounts/hosted/SubscriptionSection';
import { clearDrawn, draw, ready } from '../../../support/drawn';

afterEach(clearDrawn);

const text = (name: string) => `pages.billing.plan.${name}`;
const subscription = {
  status: 'active',
  products: [{ name: 'concurrent call session', quantity: 10 }],
};
interface Given {
  plan?: object;
  isUnpaid?: boolean;
  isInvoiceMissing?: boolean;
  mayEdit?: boolean;
}
async function open({ plan, isUnpaid, isInvoiceMissing = false, mayEdit = true }: Given) {
  const account = { account_sid: 'a-1', plan_type: 'paid', is_active: true, ...plan };
  const current = { account, subscription: isUnpaid ? null : subscription };
  draw(
    <SubscriptionSection
      current={current as object as CurrentUser}
      invoice={null}
      isInvoiceMissing={isInvoiceMissing}
    />,
    {
      refusalOf: ({ resource }) =>
        resource === 'subscription' && !mayEdit ? { message: 'no', redirectTo: '/' } : null,
    },
  );
  await ready(screen.findByRole('region', { name: text('title') }));
}
const ways = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const warnings = () =>
  screen
    .queryAllByRole('alert')
    .map(({ className, textContent }) => [
      /color(Error|Warning)/.exec(className)?.[1],
      /plan\.\w+/.exec(textContent ?? '')?.[0].slice(5),
    ]);

it.each<[what: string, given: Given, offers: string[]]>([
  ['is paid', {}, ['modify', 'manage']],
  ['was not paid', { isUnpaid: true }, ['manage']],
  ['is free', { plan: { plan_type: 'free' } }, ['upgrade']],
  ['may be looked at only', { mayEdit: false }, []],
])('the ways to another plan are those of one that %s', async (_what, given, offers) => {
  await open(given);
  expect(ways()).toEqual(offers.map(text));
});

it.each<[what: string, given: Given, told: string[][]]>([
  ['nothing of a plan that counts', {}, []],
  ['that one was not paid', { isUnpaid: true }, [['Error', 'unpaid']]],
  [
    'that a trial is over',
    { plan: { plan_type: 'trial', trial_end_date: '2020-01-01T00:00:00Z' } },
    [['Warning', 'trialOver']],
  ],
  [
    'that no calls are taken any more',
    { plan: { plan_type: 'free', is_active: false } },
    [['Warning', 'expired']],
  ],
  ['that its bill is not known', { isInvoiceMissing: true }, [['Warning', 'noInvoice']]],
  ['that a paid one is not active', { plan: { is_active: false } }, [['Warning', 'inactivePaid']]],
])('of a plan is warned %s', async (_what, given, told) => {
  await open(given);
  expect(warnings()).toEqual(told);
});
