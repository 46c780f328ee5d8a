import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../context';
import type { Row } from '../database';
import { badRequest, bareStatus, failure, forbidden, unprocessable } from '../errors';
import { maskPrivateKey, maskSecret } from '../masks';
import { findRecord } from '../records';
import { param, query } from '../requests';
import { type Caller, guardAccount, isSid, providerOf, requireSid } from '../scope';

const MASKED = [
  'api_key',
  'secret_access_key',
  'secret',
  'auth_token',
  'stt_api_key',
  'tts_api_key',
  'client_secret',
  'client_key',
];
/** What account scope does not see of provider-level rows (contract 12.1). */
const WITHHELD = MASKED.slice(0, 6);
/** Stored, but never answered (contract 12.2). */
const HIDDEN: Record<string, string> = { gladia: 'region', speechmatics: 'options' };

const VENDORS =
  'google aws microsoft wellsaid nuance deepgram gladia resemble ibm nvidia soniox cobalt elevenlabs speechmatics playht cartesia rimelabs inworld assemblyai houndify voxist whisper openai verbio'.split(
    ' ',
  );

/**
 * SpeechCredentials under Accounts/{sid} and ServiceProviders/{sid}: lists and one, secrets masked
 * (contract 12.1, 12.2), and the languages call, which knows no languages yet.
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
    guardSpeechProvider(request.caller, sid);
    const { scope, accountSid } = request.caller;
    return listSpeech(ctx, request.caller, scope === 'account' ? (accountSid ?? '') : '', sid);
  });

  for (const owner of ['Accounts', 'ServiceProviders']) {
    const base = `/${owner}/:sid/SpeechCredentials`;
    const guard = (request: FastifyRequest) => {
      if (owner === 'Accounts') guardAccount(ctx, request.caller, param(request, 'sid'));
      else guardSpeechProvider(request.caller, param(request, 'sid'));
    };
    api.get(`${base}/:speechSid`, async (request) => {
      guard(request);
      return oneSpeech(ctx, request.caller, param(request, 'speechSid'));
    });
    api.get(`${base}/speech/supportedLanguagesAndVoices`, async (request) => {
      guard(request);
      const { vendor } = query(request);
      if (!vendor) throw badRequest('vendor is required');
      if (!VENDORS.includes(vendor)) throw unprocessable(`Invalid vendor ${vendor}`);
      return {};
    });
  }
}

/** The provider path lets account scope in and refuses with its own words (contract 12.1). */
function guardSpeechProvider(caller: Caller, sid: string): void {
  if (caller.scope === 'admin') return;
  if (!isSid(sid)) throw failure('invalid ServiceProvidersSid format');
  if (caller.providerSid !== sid) throw forbidden('Insufficient privileges');
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
  return rows.map((row) => shownSpeech(ctx, caller, row));
}

/** One: account scope only its own account's, provider scope its provider's (contract 12.1). */
function oneSpeech(ctx: PlatformContext, caller: Caller, sid: string): unknown {
  requireSid(sid);
  const row = findRecord(ctx.db, 'speech_credentials', sid);
  if (!row) throw bareStatus(404);
  const owner = row.account_sid ? providerOf(ctx, row.account_sid) : row.service_provider_sid;
  const mine =
    caller.scope === 'admin' ||
    (caller.scope === 'account'
      ? row.account_sid === caller.accountSid
      : (row.service_provider_sid ?? owner) === caller.providerSid);
  if (!mine) throw forbidden('Insufficient privileges');
  return shownSpeech(ctx, caller, row);
}

function shownSpeech(ctx: PlatformContext, caller: Caller, row: Row): Record<string, unknown> {
  const { credential, ...rest } = row;
  const keys = JSON.parse(ctx.vault.decrypt(String(credential))) as Record<string, unknown>;
  const hidden = HIDDEN[String(row.vendor)];
  const withheld = caller.scope === 'account' && row.account_sid === null ? WITHHELD : [];
  const shown: Record<string, unknown> = { ...rest };
  for (const [name, value] of Object.entries(keys)) {
    if (name === hidden || withheld.includes(name)) continue;
    if (name === 'service_key') shown[name] = maskPrivateKey(String(value));
    else shown[name] = MASKED.includes(name) && value ? maskSecret(String(value)) : value;
  }
  return shown;
}
