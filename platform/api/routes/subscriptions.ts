import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../context';
import type { Row } from '../database';
import { badRequest, bareStatus, failure } from '../errors';
import type { Payments, Wanted } from '../outside';
import {
  activateSubscription,
  activeSubscription,
  addPendingSubscription,
  keepCard,
  type Ordered,
  startFreePlan,
} from '../plans';
import { type Body, findRecord } from '../records';
import { body } from '../requests';
import { customerIdOf } from './billing';

const MIN_SESSIONS = 5;

type Product = Ordered & { price_id: string };

/** A paying account as the actions see it. */
interface Payer {
  ctx: PlatformContext;
  request: FastifyRequest;
  payload: Body;
  account: Row;
  accountSid: string;
  provider: Payments;
}

type Action = (payer: Payer) => { status: number; answer: Record<string, unknown> };

const actions: Record<string, Action> = {
  'upgrade-to-paid': upgrade,
  'update-quantities': updateQuantities,
  'update-payment-method': updatePaymentMethod,
  'downgrade-to-free': downgrade,
};

/** GET and POST /Subscriptions (contract 17). */
export function subscriptionRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.get('/Subscriptions', async ({ caller }) => {
    if (!caller.accountSid) throw withoutAccount();
    const plan = activeSubscription(ctx, caller.accountSid);
    const { payments } = ctx.outside;
    if (!plan?.stripe_subscription_id || !payments) throw bareStatus(404);
    const { subscription, invoice } = payments.subscribed(String(plan.stripe_subscription_id));
    return { ...subscription, latest_invoice: invoice };
  });

  api.post('/Subscriptions', async (request, reply) => {
    const payload = body(request);
    const action = actions[String(payload.action)];
    if (!action) throw badRequest('invalid or missing action');
    checkPayload(ctx, payload);
    const accountSid = request.caller.accountSid;
    const account = accountSid ? findRecord(ctx.db, 'accounts', accountSid) : undefined;
    if (!account || !accountSid) throw withoutAccount();
    const provider = ctx.outside.payments;
    if (!provider && action !== downgrade) throw failure('no payment provider is configured');
    const payer = { ctx, request, payload, account, accountSid, provider: provider as Payments };
    const { status, answer } = action(payer);
    return reply.code(status).send(answer);
  });
}

/** What the database says of a caller without an account. */
const withoutAccount = () =>
  failure('Bind parameters must not contain undefined. To pass SQL NULL specify JS null');

/** The refusals of the body, in the order of the live platform. */
function checkPayload({ db }: PlatformContext, payload: Body): void {
  const { action, payment_method_id, products } = payload;
  if (action === 'update-payment-method' && typeof payment_method_id !== 'string') {
    throw badRequest('missing payment_method_id');
  }
  if (action !== 'update-quantities' && action !== 'upgrade-to-paid') return;
  if (!Array.isArray(products) || products.length === 0) throw badRequest('missing products');
  const sessions = db.get("SELECT product_sid FROM products WHERE category = 'voice_call_session'");
  const ordered = products.filter(({ product_sid }) => product_sid === sessions?.product_sid);
  if (ordered.some(({ quantity: n }) => typeof n !== 'number' || n < MIN_SESSIONS)) {
    throw badRequest(`invalid voice call session value, minimum is ${MIN_SESSIONS}`);
  }
}

const wantedOf = (products: Product[]): Wanted[] =>
  products.map(({ price_id, product_sid, quantity }) => ({
    price: price_id,
    product_sid,
    quantity,
  }));

/**
 * Makes the account a paying one: 201 with what became of the first payment. What is not paid at
 * once leaves a pending plan behind, and each further call is a further subscription.
 */
function upgrade({ ctx, request, payload, accountSid, provider }: Payer) {
  const products = payload.products as Product[];
  const customer = customerIdOf(ctx, request.caller, () => provider);
  const method = provider.keepMethod(String(payload.payment_method_id), customer);
  addPendingSubscription(ctx, accountSid, products, method);
  const { subscription, invoice, intent } = provider.subscribe(
    customer,
    accountSid,
    wantedOf(products),
  );
  if (!intent) throw failure('unexpected status of the first invoice');
  const { client_secret } = intent;
  const open = { subscription: subscription.id, client_secret };
  if (intent.status === 'requires_action') {
    return { status: 201, answer: { status: 'action required', ...open } };
  }
  if (intent.status === 'requires_payment_method') {
    const reason = intent.last_payment_error?.message;
    return { status: 201, answer: { status: 'card error', ...open, reason } };
  }
  return {
    status: 201,
    answer: {
      status: 'success',
      chargedAmount: invoice.amount_paid,
      currency: intent.currency,
      statementDescriptor: intent.statement_descriptor,
    },
  };
}

/** Other quantities for a paying account, or what they would cost: 201 either way. */
function updateQuantities({ ctx, payload, account, accountSid, provider }: Payer) {
  const products = payload.products as Product[];
  if (products.some(({ price_id, product_sid }) => !price_id || !product_sid)) {
    throw bareStatus(400);
  }
  const plan = activeSubscription(ctx, accountSid);
  if (!plan?.stripe_subscription_id) throw bareStatus(400);
  const subscriptionId = String(plan.stripe_subscription_id);
  const customer = String(account.stripe_customer_id);
  provider.reach();
  const method = provider.method(String(plan.stripe_payment_method_id));
  if (payload.dry_run) return preview(provider, customer, wantedOf(products));

  addPendingSubscription(ctx, accountSid, products, method, subscriptionId);
  const { invoice } = provider.change(subscriptionId, wantedOf(products));
  if (invoice.status !== 'paid') {
    return { status: 201, answer: { status: 'failed', reason: 'payment required' } };
  }
  activateSubscription(ctx, accountSid, subscriptionId, 'selected new capacities');
  return { status: 201, answer: { status: 'success' } };
}

function preview(provider: Payments, customer: string, wanted: Wanted[]) {
  const invoice = provider.upcoming(customer, wanted);
  const sum = (isProrated: boolean) =>
    invoice.lines.data
      .filter(({ proration }) => proration === isProrated)
      .reduce((total, { amount }) => total + amount, 0);
  return {
    status: 201,
    answer: {
      currency: invoice.currency,
      prorated_cost: sum(true),
      monthly_cost: sum(false),
      next_invoice_date: new Date(invoice.next_payment_attempt * 1000).toDateString(),
    },
  };
}

/**
 * Another card for all that is due, and a new try at what is unpaid: 200. The card is kept also when
 * that try is refused, and the one before is let go.
 */
function updatePaymentMethod({ ctx, payload, account, accountSid, provider }: Payer) {
  if (!account.stripe_customer_id) {
    throw badRequest(`Account ${accountSid} is not provisioned in Stripe`);
  }
  const customer = String(account.stripe_customer_id);
  const before = provider.defaultMethod(customer);
  keepCard(ctx, accountSid, provider.keepMethod(String(payload.payment_method_id), customer));
  if (before) provider.forgetMethod(before);
  provider.payOutstanding(customer);
  return { status: 200, answer: { status: 'success' } };
}

/** Back to the free plan, at once: 200. What the provider bills is ended after that (contract 17). */
function downgrade({ ctx, accountSid }: Payer) {
  startFreePlan(ctx, accountSid);
  return { status: 200, answer: { status: 'success' } };
}
