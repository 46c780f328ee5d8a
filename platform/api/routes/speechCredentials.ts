import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../context';
import type { Row } from '../database';
import { bareStatus, failure, forbidden } from '../errors';
import { findRecord } from '../records';
import { param } from '../requests';
import { type Caller, guardAccount, isSid, providerOf, requireSid } from '../scope';
import { serializeCredential } from '../speech/credential';
import type { Facts } from '../speech/vendors';

/** Where speech credentials live: there is no top-level path (contract 12.1). */
export const SPEECH_OWNERS = ['Accounts', 'ServiceProviders'] as const;

/**
 * SpeechCredentials under Accounts/{sid} and ServiceProviders/{sid}: lists and one, secrets masked
 * (contract 12.1, 12.2).
 */
export function speechCredentialRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.get('/Accounts/:sid/SpeechCredentials', async (request) => {
    const sid = param(request, 'sid');
    guardAccount(ctx, request.caller, sid);
    const provider = providerOf(ctx, sid);
    if (provider === undefined) throw failure(`account not found for sid ${sid}`);
    return listSpeech(ctx, request.caller, sid, provider);
  });

  api.get('/ServiceProviders/:sid/SpeechCredentials', async (request) => {
    const sid = param(request, 'sid');
    guardSpeechPath(ctx, request, 'ServiceProviders');
    const { scope, accountSid } = request.caller;
    return listSpeech(ctx, request.caller, scope === 'account' ? (accountSid ?? '') : '', sid);
  });

  for (const owner of SPEECH_OWNERS) {
    api.get(`/${owner}/:sid/SpeechCredentials/:speechSid`, async (request) => {
      guardSpeechPath(ctx, request, owner);
      const row = speechRow(ctx, request);
      if (!ownsSpeech(ctx, request.caller, row)) throw forbidden('Insufficient privileges');
      return serializeSpeech(ctx, request.caller, row);
    });
  }
}

/**
 * Any own prefix lets in: it is not compared with the credential. The provider path lets account
 * scope in as well and refuses with its own words (contract 12.1).
 */
export function guardSpeechPath(
  ctx: PlatformContext,
  request: FastifyRequest,
  owner: (typeof SPEECH_OWNERS)[number],
): void {
  const sid = param(request, 'sid');
  const { caller } = request;
  if (owner === 'Accounts') {
    guardAccount(ctx, caller, sid);
    return;
  }
  if (caller.scope === 'admin') return;
  if (!isSid(sid)) throw failure('invalid ServiceProvidersSid format');
  if (caller.providerSid !== sid) throw forbidden('Insufficient privileges');
}

/** The credential that the path names: malformed 400, unknown 404 text. */
export function speechRow(ctx: PlatformContext, request: FastifyRequest): Row {
  const sid = param(request, 'speechSid');
  requireSid(sid);
  const row = findRecord(ctx.db, 'speech_credentials', sid);
  if (!row) throw bareStatus(404);
  return row;
}

/** Account scope only its own account's, provider scope its provider's (contract 12.1). */
export function ownsSpeech(ctx: PlatformContext, caller: Caller, row: Row): boolean {
  if (caller.scope === 'admin') return true;
  if (caller.scope === 'account') return row.account_sid === caller.accountSid;
  const provider = row.service_provider_sid ?? providerOf(ctx, row.account_sid ?? null);
  return provider === caller.providerSid;
}

/** The vendor's keys behind the encryption. */
export function storedCredential(ctx: PlatformContext, row: Row): Facts {
  return JSON.parse(ctx.vault.decrypt(String(row.credential))) as Facts;
}

/** The account's own rows and the provider-level ones. */
function listSpeech(
  ctx: PlatformContext,
  caller: Caller,
  accountSid: string,
  providerSid: Row[string],
): unknown[] {
  const rows = ctx.db.all(
    `SELECT * FROM speech_credentials
      WHERE account_sid = ? OR (account_sid IS NULL AND service_provider_sid = ?)
      ORDER BY speech_credential_sid`,
    accountSid,
    providerSid,
  );
  return rows.map((row) => serializeSpeech(ctx, caller, row));
}

function serializeSpeech(ctx: PlatformContext, caller: Caller, row: Row): Record<string, unknown> {
  const { credential: _, ...rest } = row;
  const withholds = caller.scope === 'account' && row.account_sid === null;
  return {
    ...rest,
    ...serializeCredential(String(row.vendor), storedCredential(ctx, row), withholds),
  };
}
