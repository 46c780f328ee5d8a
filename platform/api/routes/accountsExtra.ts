import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasMaskedSecret, probeBucket, unpackBucket } from '../buckets';
import type { PlatformContext } from '../context';
import type { Row } from '../database';
import { badRequest, emptyAnswer, failure } from '../errors';
import { findRecord, updateRecord } from '../records';
import { body, noContent, param, query } from '../requests';
import { guardAccount, ownsAccount, requireAccount } from '../scope';
import { newWebhookSecret } from '../webhooks';

/** Everything under Accounts/{sid} that is neither a record nor a list of records (5.2 to 5.6). */
export function accountExtraRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  const ownAccount = (request: FastifyRequest): Row | undefined => {
    const sid = param(request, 'sid');
    requireAccount(ctx, request.caller, sid);
    return findRecord(ctx.db, 'accounts', sid);
  };

  api.post('/Accounts/:sid/BucketCredentialTest', async (request) => {
    const sid = param(request, 'sid');
    if (!ownsAccount(ctx, request.caller, sid)) {
      return { status: 'failed', reason: 'insufficient permissions' };
    }
    const bucket = body(request);
    if (!hasMaskedSecret(bucket)) return probeBucket(bucket);
    return probeBucket(unpackBucket(ctx, findRecord(ctx.db, 'accounts', sid)?.bucket_credential));
  });

  api.get('/Accounts/:sid/WebhookSecret', async (request) => {
    const account = ownAccount(request);
    if (!account) throw emptyAnswer(404);
    if (!query(request).regenerate) return { webhook_secret: account.webhook_secret };
    const webhook_secret = newWebhookSecret();
    updateRecord(ctx.db, 'accounts', String(account.account_sid), { webhook_secret });
    return { webhook_secret };
  });

  api.post('/Accounts/:sid/SipRealms/:realm', async (request, reply) => {
    guardAccount(ctx, request.caller, param(request, 'sid'));
    storeRealm(ctx, request.caller.accountSid, param(request, 'realm'));
    return noContent(reply);
  });
}

/**
 * Changes the realm of the caller's own account, whatever the path says (contract 5.6). Other
 * scopes get 500. Once the realm is stored it may still answer 500: on a self-hosted platform,
 * without an SBC, and when the DNS provider fails, which a name with the word `dns-fails` in it
 * stands for.
 */
function storeRealm(ctx: PlatformContext, ownAccountSid: string | undefined, realm: string): void {
  if (realm.split('.').length < 3) throw badRequest(`invalid sip_realm: ${realm}`);
  if (!ownAccountSid) throw failure('Bind parameters must not contain undefined');
  updateRecord(ctx.db, 'accounts', ownAccountSid, { sip_realm: realm });
  if (!ctx.hosted) throw failure('no DNS provider is configured');
  if (!ctx.db.get('SELECT 1 FROM sbc_addresses')) {
    throw failure('no SBC addresses provisioned in the database!');
  }
  if (realm.includes('dns-fails')) throw failure(`failure updating dns records for ${realm}`);
}
