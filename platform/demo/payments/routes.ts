import type { FastifyInstance } from 'fastify';
import { type Books, confirm } from './charging';
import { changeBehaviour, createMethod, type TypedCard } from './customers';
import type { StoredIntent } from './objects';
import { type AboutIntent, type Outage, paymentPaths, type Renewal } from './paths';
import { renew } from './subscriptions';

/**
 * Answers the provider's script in the page: payment methods, and payments by their secret. Outages and
 * renewals, which happen by themselves in reality, happen on request.
 */
export function registerPaymentRoutes(site: FastifyInstance, books: Books): void {
  const { store } = books;
  const intentOf = ({ clientSecret }: AboutIntent): StoredIntent | undefined => {
    const [id = ''] = clientSecret.split('_secret_');
    const intent = store.find('payment_intent', id);
    return intent?.client_secret === clientSecret ? intent : undefined;
  };
  const answer = (intent: StoredIntent | undefined) =>
    intent
      ? { paymentIntent: intent }
      : {
          error: {
            type: 'invalid_request_error',
            code: 'resource_missing',
            message: 'No such payment_intent',
          },
        };

  site.post(paymentPaths.method, async ({ body }) => createMethod(books, body as TypedCard));
  site.post(paymentPaths.intent, async ({ body }) => answer(intentOf(body as AboutIntent)));
  site.post(paymentPaths.confirm, async ({ body }) => {
    const question = body as AboutIntent;
    const intent = intentOf(question);
    if (!intent) return answer(undefined);
    const other = store.find('payment_method', question.paymentMethodId ?? '');
    return answer(confirm(books, intent, question.isAuthenticated === true, other));
  });

  site.post(paymentPaths.outage, async ({ body }) => {
    const { isDown } = body as Outage;
    books.setDown(isDown);
    return { isDown };
  });
  site.post(paymentPaths.renewal, async ({ body }, reply) => {
    const { accountSid, behavesAs } = body as Renewal;
    const customer = store.customerOf(accountSid);
    if (!customer) return reply.code(404).send({ message: `No customer of ${accountSid}` });
    if (behavesAs) changeBehaviour(books, customer.id, behavesAs);
    renew(books, customer.id);
    return { status: store.ofCustomer('subscription', customer.id).at(-1)?.status };
  });
}
