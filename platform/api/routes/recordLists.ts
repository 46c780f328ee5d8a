import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../context';
import { allOf, where } from '../lists';
import { findRecords } from '../records';
import { param } from '../requests';
import { requireAccount, requireProvider } from '../scope';
import { listAccounts } from './accounts';
import { listApplications } from './applications';
import { listCarriers, serializeCarrier } from './voipCarriers';

/** The lists of records under Accounts/{sid} and ServiceProviders/{sid} (contract 4, 5.4). */
export function recordListRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  const account = (request: FastifyRequest): string => {
    const sid = param(request, 'sid');
    requireAccount(ctx, request.caller, sid);
    return sid;
  };
  const provider = (request: FastifyRequest): string => {
    const sid = param(request, 'sid');
    requireProvider(request.caller, sid);
    return sid;
  };

  api.get('/Accounts/:sid/Applications', async (request) => {
    const ofAccount = where('account_sid = ?', account(request));
    return listApplications(ctx, request, ofAccount, 'paged');
  });
  api.get('/Accounts/:sid/VoipCarriers', async (request) =>
    findRecords(ctx.db, 'voip_carriers', 'account_sid', account(request)).map(serializeCarrier),
  );
  api.get('/Accounts/:sid/ApiKeys', async (request) =>
    findRecords(ctx.db, 'api_keys', 'account_sid', account(request)),
  );

  api.get('/ServiceProviders/:sid/Accounts', async (request) => {
    const sid = provider(request);
    const { scope, accountSid = '' } = request.caller;
    const own = scope === 'account' && where('account_sid = ?', accountSid);
    return listAccounts(ctx, allOf([where('service_provider_sid = ?', sid), own]));
  });
  // Broken on the live platform, and here: every application of the platform (contract 4).
  api.get('/ServiceProviders/:sid/Applications', async (request) => {
    provider(request);
    return listApplications(ctx, request, allOf([]), 'raw');
  });
  api.get('/ServiceProviders/:sid/PhoneNumbers', async (request) => {
    const sid = provider(request);
    const { scope, accountSid = '' } = request.caller;
    const own = scope === 'account' ? 'AND accounts.account_sid = ?' : '';
    return ctx.db.all(
      `SELECT phone_numbers.* FROM phone_numbers JOIN accounts USING (account_sid)
        WHERE accounts.service_provider_sid = ? ${own} ORDER BY number`,
      ...[sid, ...(own ? [accountSid] : [])],
    );
  });
  api.get('/ServiceProviders/:sid/VoipCarriers', async (request) => {
    return listCarriers(ctx, request, provider(request));
  });
  api.get('/ServiceProviders/:sid/ApiKeys', async (request) => {
    const keys = findRecords(ctx.db, 'api_keys', 'service_provider_sid', provider(request));
    const { scope, accountSid } = request.caller;
    return scope === 'account' ? keys.filter((key) => key.account_sid === accountSid) : keys;
  });
}
