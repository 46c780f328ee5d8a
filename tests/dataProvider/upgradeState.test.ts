// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { upgrade } from '../../src/dataProvider/hosted/upgrade';
import * as payments from '../../src/hosted/pendingPayment';
import { forgetCookies } from '../support/cookies';
import { outcome } from '../support/fetchMock';
import { servedLists } from '../support/servedLists';

const { serve } = servedLists();
const minute = 60_000;
const quantities = {} as payments.PendingPayment['quantities'];
type Pending = Partial<payments.PendingPayment> & { since: number };

afterEach(forgetCookies);

const billed = { Invoices: () => ({ total: 2500, currency: 'usd' }) };

it.each<[what: string, pending: Pending | null, me: object, state: string, lists?: object]>([
  ['of nobody who paid', null, {}, 'open'],
  ['of another account', { since: 0, accountSid: 'a-2' }, {}, 'open'],
  ['that was just sent', { since: 2 * minute }, {}, 'processing'],
  ['that was sent too long ago', { since: 2 * minute + 1 }, {}, 'open'],
  ['that was sent, and is billed', { since: 3 * minute }, {}, 'processing', billed],
  ['that was sent long ago, and is billed', { since: 61 * minute }, {}, 'unentered', billed],
  ['of an order, sent too long ago', { since: 3 * minute, isOrdered: true }, {}, 'refused'],
  ['that is charged', { since: 60 * minute, step: 'charged' }, {}, 'processing'],
  ['that was charged too long ago', { since: 61 * minute, step: 'charged' }, {}, 'open'],
  [
    'that was charged too long ago, of an order',
    { since: 61 * minute, step: 'charged', isOrdered: true },
    ...([{}, 'refused'] as const),
  ],
  [
    'that was charged too long ago, and is billed',
    { since: 61 * minute, step: 'charged', isOrdered: true },
    ...([{}, 'unentered', billed] as const),
  ],
  ['at a bank', { since: 90 * minute, step: 'confirming' }, {}, 'confirming'],
  ['that a bank refused', { since: 90 * minute, step: 'refused' }, {}, 'refused'],
  [
    'that a bank refused, beside another order',
    { since: 90 * minute, step: 'refused', isSecond: true },
    ...([{}, 'again'] as const),
  ],
  ['to be made once more', { since: 90 * minute, step: 'again' }, {}, 'again'],
  ['that is over', { since: 90 * minute, step: 'settled' }, {}, 'open'],
  ['that the platform has', { since: 0 }, { plan_type: 'paid' }, 'unpaid'],
])('a payment %s', async (_what, pending, account, state, lists = {}) => {
  serve({
    ...lists,
    'Users/me': () => ({
      user: { user_sid: 'u' },
      account: { account_sid: 'a-1', plan_type: 'trial', ...account },
    }),
  });
  const { since, ...more }: Pending = pending ?? { since: 0 };
  const sentAt = Date.now() - since;
  if (pending)
    payments.notePayment({
      ...{ accountSid: 'a-1', sentAt, orderedAt: Date.now(), step: 'sent', quantities },
      ...more,
    });
  const found = await outcome(upgrade.getUpgrade());
  expect(found).toMatchObject({ state, canConfirm: false });
  const isWithOrder = !['open', 'unpaid'].includes(state);
  expect(found).toHaveProperty('quantities', isWithOrder ? quantities : null);
  expect(payments.pendingPayment('a-1') === null).toBe(
    !pending || state === 'unpaid' || more.accountSid === 'a-2',
  );
});
