import type { FastifyInstance } from 'fastify';
import { badRequest } from './errors';

/** What account scope may only read when carriers are the provider's business. */
const PROVIDER_BUSINESS =
  /^(\/(Accounts|ServiceProviders)\/[^/]+)?\/(VoipCarriers|SipGateways|PhoneNumbers)\b/i;

/** The one path on which administrators are refused as well. */
const ACCOUNT_PATH = /^\/Accounts\/[^/]+\/VoipCarriers\b/i;

/**
 * The server option that leaves carriers to providers (contract 11.1): account scope may not add,
 * change or delete carriers, SIP gateways and numbers, 400 `{msg}`. It also stops administrators on
 * the account path. Needs the caller, so that it has to come after the check of the token.
 */
export function registerAdminCarrier(api: FastifyInstance, prefix: string): void {
  api.addHook('preHandler', async (request) => {
    const path = request.url.slice(prefix.length);
    if (request.method === 'GET' || !PROVIDER_BUSINESS.test(path)) return;
    const { scope } = request.caller;
    const stopsAdmin = request.method === 'POST' && ACCOUNT_PATH.test(path);
    if (scope === 'account' || (scope === 'admin' && stopsAdmin)) {
      throw badRequest('insufficient privileges');
    }
  });
}
