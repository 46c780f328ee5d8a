import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRemote, testEmbedded } from '../client';
import { body, json, msg, phrase } from '../expectations';
import {
  createHostedWorld,
  describeCovered,
  describeHosted,
  type HostedWorld,
  type Member,
} from './world';

interface Price {
  stripe_price_id: string;
  billing_scheme: string;
  currency: string;
  unit_amount: number | null;
  tiers: object[] | null;
}
interface Product {
  product_sid: string;
  category: string;
  description: unknown;
  unit_label: unknown;
  prices: Price[];
}

const priceKeys = [
  ...['billing_scheme', 'currency', 'recurring', 'stripe_price_id', 'tiers', 'tiers_mode'],
  ...['type', 'unit_amount', 'unit_amount_decimal'],
];
const tierKeys = [
  ...['flat_amount', 'flat_amount_decimal', 'unit_amount', 'unit_amount_decimal', 'up_to'],
];
const textOrNull = (value: unknown) => (value === null ? null : expect.any(String));

/** What is ordered of the two products, as the console sends it. */
async function order(member: Member, sessions: number, devices = 0) {
  const products = body<Product[]>(await member.get('/Prices'));
  const quantities: Record<string, number> = { voice_call_session: sessions, device: devices };
  return products.map(({ product_sid, category, prices }) => ({
    price_id: prices[0]?.stripe_price_id,
    product_sid,
    quantity: quantities[category],
  }));
}

describeHosted('prices, customer and invoices (contract 17)', () => {
  let world: HostedWorld;
  let member: Member;
  beforeAll(async () => {
    world = await createHostedWorld();
    member = await world.join();
  });
  afterAll(() => world?.close());

  test('there are prices of sessions and of devices', async () => {
    const products = body<Product[]>(await member.get('/Prices'));
    expect(products.map(({ category }) => category).sort()).toEqual([
      'device',
      'voice_call_session',
    ]);
    for (const { prices, category, ...product } of products) {
      expect(product).toEqual({
        ...{ product_sid: expect.any(String), name: expect.any(String) },
        stripe_product_id: expect.any(String),
        description: textOrNull(product.description),
        unit_label: textOrNull(product.unit_label),
      });
      expect(prices.length, category).toBeGreaterThan(0);
      for (const price of prices) {
        expect(Object.keys(price).sort(), category).toEqual(priceKeys);
        expect(price.billing_scheme).toMatch(/^(per_unit|tiered)$/);
        expect(price.currency).toMatch(/^[a-z]{3}$/);
        for (const tier of price.tiers ?? []) expect(Object.keys(tier).sort()).toEqual(tierKeys);
        const isTiered = price.billing_scheme === 'tiered';
        expect(Array.isArray(price.tiers)).toBe(isTiered);
        expect(typeof price.unit_amount).toBe(isTiered ? 'object' : 'number');
      }
    }
  });

  test('nothing is to be paid before a customer is made, and nothing after', async () => {
    const fresh = await world.join();
    phrase(404)(await fresh.get('/Invoices'));
    phrase(404)(await fresh.get('/Subscriptions'));
    const customer = await fresh.get('/StripeCustomerId');
    json(200, { stripe_customer_id: expect.stringMatching(/^cus_/) })(customer);
    json(200, customer.json)(await fresh.get('/StripeCustomerId'));
    const customerId = (customer.json as { stripe_customer_id: string }).stripe_customer_id;
    msg(
      500,
      `Error retrieving /invoices/upcoming?customer=${customerId} from stripe: 404`,
    )(await fresh.get('/Invoices'));
  });

  test('they are for accounts', async () => {
    const { admin } = world;
    phrase(404)(await admin.get('/StripeCustomerId'));
    msg(500, /./)(await admin.get('/Invoices'));
    msg(500, /^Bind parameters must not contain undefined/)(await admin.get('/Subscriptions'));
    msg(500, /./)(await admin.post('/Subscriptions', { action: 'downgrade-to-free' }));
  });

  const faults: [string, object, ReturnType<typeof json>][] = [
    ['no action', {}, msg(400, 'invalid or missing action')],
    ['another action', { action: 'pay' }, msg(400, 'invalid or missing action')],
    [
      'no payment method',
      { action: 'update-payment-method' },
      msg(400, 'missing payment_method_id'),
    ],
    ['no products', { action: 'upgrade-to-paid' }, msg(400, 'missing products')],
    [
      'products that are none',
      { action: 'update-quantities', products: [] },
      msg(400, 'missing products'),
    ],
    [
      'products without a price',
      { action: 'update-quantities', products: [{ quantity: 5 }] },
      phrase(400),
    ],
    [
      'a card for an account that never paid',
      { action: 'update-payment-method', payment_method_id: 'pm_x' },
      msg(400, /is not provisioned in Stripe$/),
    ],
  ];
  test.each(faults)('a change is refused for %s', async (_title, payload, expected) => {
    const fresh = await world.join();
    expected(await fresh.post('/Subscriptions', payload));
  });

  test('sessions are five at least, and a number', async () => {
    for (const quantity of [4, 0, '10']) {
      const products = await order(member, 5);
      const wrong = products.map((one) => (one.quantity === 5 ? { ...one, quantity } : one));
      for (const action of ['upgrade-to-paid', 'update-quantities']) {
        msg(
          400,
          'invalid voice call session value, minimum is 5',
        )(await member.post('/Subscriptions', { action, payment_method_id: 'x', products: wrong }));
      }
    }
  });

  test('more capacity is refused without a paid plan', async () => {
    const products = await order(member, 6);
    const change = { action: 'update-quantities', products };
    phrase(400)(await member.post('/Subscriptions', change));
    phrase(400)(await member.post('/Subscriptions', { ...change, dry_run: true }));
  });

  test('who returns to the free plan has one session and one device', async () => {
    const fresh = await world.join();
    json(200, { status: 'success' })(
      await fresh.post('/Subscriptions', { action: 'downgrade-to-free' }),
    );
    expect(body(await fresh.get('/Users/me'))).toMatchObject({
      account: { plan_type: 'free', is_active: true },
      subscription: {
        products: expect.arrayContaining([
          { name: 'concurrent call session', quantity: 1 },
          { name: 'registered device', quantity: 1 },
        ]),
      },
    });
  });
});

// Nothing is charged on a platform of others, unless something stands in for its payment provider.
describeCovered('payments')('payments (contract 17)', () => {
  let world: HostedWorld;
  let now = new Date('2030-06-01T00:00:00Z');
  beforeAll(async () => {
    world = await createHostedWorld({ now: () => now, jwtLifeSeconds: 1000 * 86_400 });
  });
  afterAll(() => world?.close());

  const upgrade = async (member: Member, number: string, sessions = 10, devices = 5) =>
    member.post('/Subscriptions', {
      ...{ action: 'upgrade-to-paid', stripe_customer_id: 'ignored' },
      payment_method_id: await world.method(number),
      products: await order(member, sessions, devices),
    });
  const change = async (member: Member, sessions: number, devices: number, rest: object = {}) =>
    member.post('/Subscriptions', {
      ...{ action: 'update-quantities', ...rest },
      products: await order(member, sessions, devices),
    });
  const newCard = async (member: Member, number: string) =>
    member.post('/Subscriptions', {
      action: 'update-payment-method',
      payment_method_id: await world.method(number),
    });
  /** The holder of the card confirms in the page. */
  const confirm = async ({ json }: { json: unknown }) => {
    const { client_secret: clientSecret } = json as { client_secret: string };
    return world.standIn.ask('confirm', { clientSecret, isAuthenticated: true });
  };
  const plan = async (member: Member) => {
    const { account, subscription } = body<{
      account: { plan_type: string };
      subscription: { products: { name: string; quantity: number }[]; last4?: string };
    }>(await member.get('/Users/me'));
    const byName = subscription.products.sort((one, other) => (one.name < other.name ? 1 : -1));
    const quantities = byName.map(({ quantity }) => quantity);
    return [account.plan_type, ...quantities, subscription.last4];
  };
  /** The provider tells the platform by itself, some seconds later, what has become of an invoice. */
  const soon = (ask: () => Promise<unknown>) => expect.poll(ask, { timeout: 20_000 });
  const planIs = (member: Member, ...facts: unknown[]) =>
    soon(() => plan(member).catch(String)).toEqual(facts);
  const paid = async () => {
    const member = await world.join();
    expect((await upgrade(member, '4242424242424242')).status).toBe(201);
    return member;
  };

  test('a card that pays makes the plan a paid one', async () => {
    const member = await world.join();
    json(201, {
      ...{ status: 'success', chargedAmount: 6000, currency: 'usd' },
      statementDescriptor: 'NORTHWIND VOICE',
    })(await upgrade(member, '4242424242424242'));
    expect(body(await member.get('/Users/me'))).toMatchObject({
      account: { plan_type: 'paid', stripe_customer_id: expect.stringMatching(/^cus_/) },
      subscription: {
        ...{ status: 'active', last4: '4242', exp_month: 12, exp_year: 2031, card_type: 'visa' },
        statement_descriptor: null,
      },
    });
    expect(await plan(member)).toEqual(['paid', 5, 10, '4242']);
    expect(body(await member.get('/Invoices'))).toMatchObject({
      ...{ total: 6000, currency: 'usd' },
      next_payment_attempt: isRemote ? expect.any(Number) : Date.UTC(2030, 6, 1) / 1000,
    });
    expect(body(await member.get('/Subscriptions'))).toMatchObject({ status: 'active' });
  });

  const attach = (status: number) =>
    msg(500, new RegExp(`^Error posting to /payment_methods/\\w+/attach from stripe: ${status}$`));
  const payInvoice = msg(500, /^Error posting to \/invoices\/in_\w+\/pay from stripe: 402$/);

  test.each(['4000000000000002', '4000000000009995', '4000000000000069', '4000000000000127'])(
    'of a card that is refused at once, %s, only the status of the provider is told',
    async (number) => {
      const member = await world.join();
      attach(402)(await upgrade(member, number));
      expect(await plan(member)).toEqual(['trial', 0, 5, undefined]);
      attach(402)(await newCard(member, number));
    },
  );

  test('an unknown payment method, and one of somebody else', async () => {
    const [member, other] = [await world.join(), await world.join()];
    const payment_method_id = await world.method('4242424242424242');
    const products = await order(member, 5);
    const ask = { action: 'upgrade-to-paid', products };
    attach(404)(await member.post('/Subscriptions', { ...ask, payment_method_id: 'pm_none' }));
    attach(404)(await member.post('/Subscriptions', ask));
    expect((await other.post('/Subscriptions', { ...ask, payment_method_id })).status).toBe(201);
    attach(400)(await member.post('/Subscriptions', { ...ask, payment_method_id }));
  });

  test('a payment activates an inactive account', async () => {
    const member = await world.join();
    await world.admin.put(`/Accounts/${member.accountSid}`, { is_active: 0 });
    expect((await upgrade(member, '4242424242424242')).status).toBe(201);
    expect(await plan(member)).toEqual(['paid', 5, 10, '4242']);
    const { account } = body<{ account: object }>(await member.get('/Users/me'));
    expect(account).toMatchObject({ plan_type: 'paid', is_active: true });
  });

  test('a declined card leaves the plan as it was; another card pays what is due', async () => {
    const member = await world.join();
    json(201, {
      ...{ status: 'card error', subscription: expect.stringMatching(/^sub_/) },
      ...{ client_secret: expect.stringMatching(/^pi_/), reason: 'Your card was declined.' },
    })(await upgrade(member, '4000000000000341'));
    expect(await plan(member)).toEqual(['trial', 0, 5, undefined]);
    payInvoice(await newCard(member, '4000000000000341'));
    json(200, { status: 'success' })(await newCard(member, '4242424242424242'));
    await planIs(member, 'paid', 5, 10, '4242');
  });

  test('a card that cannot pay what is due is stored all the same', async () => {
    const member = await paid();
    await newCard(member, '4000002760003184');
    await change(member, 14, 5);
    payInvoice(await newCard(member, '4000000000000341'));
    expect(await plan(member)).toEqual(['paid', 5, 10, '0341']);
  });

  test('after a failed renewal there is no plan to read until a card pays', async () => {
    const member = await paid();
    await world.renew(member.accountSid, '4000000000000341');
    await soon(async () => (await member.get('/Users/me')).json).toEqual({
      msg: 'account is missing a subscription',
    });
    phrase(404)(await member.get('/Subscriptions'));
    expect(body(await member.get('/Invoices'))).toMatchObject({ total: 6000 });
    expect(body(await member.get(`/Accounts/${member.accountSid}`))).toMatchObject({
      ...{ plan_type: 'paid', name: member.email },
    });
    payInvoice(await newCard(member, '4000000000000341'));
    json(200, { status: 'success' })(await newCard(member, '5555555555554444'));
    await planIs(member, 'paid', 5, 10, '4444');
  });

  test('a card that was changed is the one that is charged and shown from then on', async () => {
    const member = await paid();
    await newCard(member, '5555555555554444');
    json(201, { status: 'success' })(await change(member, 14, 5));
    expect(await plan(member)).toEqual(['paid', 5, 14, '4444']);
  });

  describe('while the provider is down', () => {
    const down = msg(500, 'fetch failed');
    /** What is asked while it is down. */
    const during = async <Result>(ask: () => Promise<Result>) => {
      await world.outage(true);
      try {
        return await ask();
      } finally {
        await world.outage(false);
      }
    };

    test('nothing is known, paid or changed', async () => {
      const member = await paid();
      await during(async () => {
        for (const path of ['Prices', 'Invoices', 'Subscriptions']) {
          down(await member.get(`/${path}`));
        }
        down(await newCard(member, '5555555555554444'));
        expect(await plan(member)).toEqual(['paid', 5, 10, '4242']);
        down(await world.admin.get('/Prices'));
      });
      const products = await order(member, 14, 5);
      await during(async () => {
        const ask = { action: 'update-quantities', products };
        down(await member.post('/Subscriptions', { ...ask, dry_run: true }));
        down(await member.post('/Subscriptions', ask));
      });
      expect(await plan(member)).toEqual(['paid', 5, 10, '4242']);
    });

    test('a return to the free plan takes the capacity, and the bills go on', async () => {
      const member = await paid();
      const leave = () => member.post('/Subscriptions', { action: 'downgrade-to-free' });
      down(await during(leave));
      expect(await plan(member)).toEqual(['paid', 1, 1, undefined]);
      json(200, { status: 'success' })(await leave());
      expect(await plan(member)).toEqual(['free', 1, 1, undefined]);
      expect(body(await member.get('/Invoices'))).toMatchObject({ total: 6000 });
      phrase(404)(await member.get('/Subscriptions'));
    });

    test('an account that is deleted is gone, and its customer stays', async () => {
      const member = await paid();
      const { id } = body<{ id: string }>(await member.get('/Subscriptions'));
      down(await during(() => member.delete(`/Accounts/${member.accountSid}`)));
      expect((await world.admin.get(`/Accounts/${member.accountSid}`)).status).toBe(404);
      expect(await world.standIn.find(id)).toMatchObject({ status: 'active' });
    });
  });

  test('a payment that its holder has to confirm waits', async () => {
    const member = await world.join();
    const answer = await upgrade(member, '4000002500003155');
    json(201, {
      ...{ status: 'action required', subscription: expect.stringMatching(/^sub_/) },
      client_secret: expect.stringMatching(/^pi_\w+_secret_\w+$/),
    })(answer);
    expect(await plan(member)).toEqual(['trial', 0, 5, undefined]);
    expect(await confirm(answer)).toMatchObject({ paymentIntent: { status: 'succeeded' } });
    await planIs(member, 'paid', 5, 10, '3155');
  });

  test('what is due for a change falls away with the next one, and with the paid plan', async () => {
    const member = await paid();
    await newCard(member, '4000002760003184');
    const { customer } = body<{ customer: string }>(await member.get('/Subscriptions'));
    const charges = () => world.standIn.charges(customer);
    const latest = async () => {
      const { latest_invoice } = body<{ latest_invoice: { payment_intent: string } }>(
        await member.get('/Subscriptions'),
      );
      return { json: await world.standIn.find(latest_invoice.payment_intent) };
    };
    await change(member, 14, 5);
    const first = await latest();
    await change(member, 15, 5);
    const second = await latest();
    await confirm(first);
    expect(await charges()).toEqual([6000]);
    await member.post('/Subscriptions', { action: 'downgrade-to-free' });
    await confirm(second);
    json(200, { status: 'success' })(await newCard(member, '4242424242424242'));
    expect(await charges()).toEqual([6000]);
    expect(await plan(member)).toEqual(['free', 1, 1, '4242']);
  });

  test('each upgrade is a subscription of its own, and charged', async () => {
    const member = await paid();
    expect((await upgrade(member, '4242424242424242')).status).toBe(201);
    const { customer } = body<{ customer: string }>(await member.get('/Subscriptions'));
    expect(await world.standIn.charges(customer)).toEqual([6000, 6000]);
  });

  test('a new card pays every order that waits, also one beside a plan that is paid', async () => {
    const member = await world.join();
    await upgrade(member, '4000000000000341');
    expect((await upgrade(member, '4242424242424242')).status).toBe(201);
    const { customer } = body<{ customer: string }>(await member.get('/Subscriptions'));
    expect(await world.standIn.charges(customer)).toEqual([6000, 6000]);
    json(200, { status: 'success' })(await newCard(member, '5555555555554444'));
    expect(await world.standIn.charges(customer)).toEqual([6000, 6000, 6000]);
    expect(await plan(member)).toEqual(['paid', 5, 10, '4444']);
  });

  test('a dry run tells what more capacity costs and changes nothing', async () => {
    const member = await paid();
    json(201, {
      ...{ currency: 'usd', monthly_cost: 10_000, prorated_cost: expect.closeTo(4000, -1) },
      next_invoice_date: expect.stringMatching(/^\w{3} \w{3} \d\d \d{4}$/),
    })(await change(member, 30, 5, { dry_run: true }));
    expect(await plan(member)).toEqual(['paid', 5, 10, '4242']);
    json(201, { status: 'success' })(await change(member, 30, 5));
    expect(await plan(member)).toEqual(['paid', 5, 30, '4242']);
    expect(body(await member.get('/Invoices'))).toMatchObject({ total: 10_000 });
  });

  testEmbedded('needs its clock')('what is left of a month is paid for', async () => {
    const member = await paid();
    now = new Date('2030-06-16T00:00:00Z');
    json(201, {
      ...{ currency: 'usd', prorated_cost: 2000, monthly_cost: 10_000 },
      next_invoice_date: 'Mon Jul 01 2030',
    })(await change(member, 30, 5, { dry_run: true }));
    expect(await change(member, 5, 5, { dry_run: true })).toMatchObject({
      json: { prorated_cost: -1250, monthly_cost: 3500 },
    });
    expect(await plan(member)).toEqual(['paid', 5, 10, '4242']);
    json(201, { status: 'success' })(await change(member, 30, 5));
    expect(await plan(member)).toEqual(['paid', 5, 30, '4242']);
    expect(body(await member.get('/Invoices'))).toMatchObject({ total: 10_000 });
    now = new Date('2030-09-16T00:00:00Z');
    expect(await change(member, 30, 5, { dry_run: true })).toMatchObject({
      json: { prorated_cost: 0, next_invoice_date: 'Sun Sep 29 2030' },
    });
    now = new Date('2030-06-01T00:00:00Z');
  });

  test('more capacity that is not paid waits, and comes with a card that pays', async () => {
    const member = await paid();
    json(200, { status: 'success' })(await newCard(member, '4000002760003184'));
    expect(await plan(member)).toEqual(['paid', 5, 10, '3184']);
    json(201, { status: 'failed', reason: 'payment required' })(await change(member, 14, 5));
    expect(await plan(member)).toEqual(['paid', 5, 10, '3184']);
    json(200, { status: 'success' })(await newCard(member, '5555555555554444'));
    await planIs(member, 'paid', 5, 14, '4444');
  });

  test('the free plan counts at once, and nothing is billed any more', async () => {
    const member = await paid();
    json(200, { status: 'success' })(
      await member.post('/Subscriptions', { action: 'downgrade-to-free' }),
    );
    expect(await plan(member)).toEqual(['free', 1, 1, undefined]);
    msg(
      500,
      /^Error retrieving \/invoices\/upcoming\?customer=cus_\w+ from stripe: 404$/,
    )(await member.get('/Invoices'));
    phrase(404)(await member.get('/Subscriptions'));
  });
});
