import type { FastifyInstance } from 'fastify';
import { bareStatus, failure } from '../errors';

/**
 * The billing calls as a self-hosted platform answers them, without a payment provider: 500 where
 * it would be asked, 404 text where there is nothing (contract 17).
 */
export function billingRoutes(api: FastifyInstance): void {
  const noProvider = failure('no payment provider is configured');

  api.get('/Prices', async () => {
    throw noProvider;
  });
  api.get('/StripeCustomerId', async ({ caller }) => {
    throw caller.scope === 'account' ? noProvider : bareStatus(404);
  });
  api.get('/Invoices', async ({ caller }) => {
    throw caller.scope === 'account' ? bareStatus(404) : noProvider;
  });
  api.get('/Subscriptions', async () => {
    throw bareStatus(404);
  });
}
