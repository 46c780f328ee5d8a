import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../context';
import type { Row, SqlValue } from '../database';
import { badRequest, bareStatus, forbidden } from '../errors';
import { findRecord, findRecords } from '../records';
import { param, query } from '../requests';
import { ownsAccount, ownsProvider } from '../scope';

const SHOWN_KEY_LENGTH = 100;

/** GoogleCustomVoices: lists with the cloning key cut, and one with it in full (contract 12.5). */
export function googleCustomVoiceRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.get('/GoogleCustomVoices', async (request) => {
    const { speech_credential_sid } = query(request);
    const credentials = speech_credential_sid
      ? [credentialBySid(ctx, request, speech_credential_sid)]
      : credentialsByLabel(ctx, request);
    return credentials.flatMap(({ speech_credential_sid: sid = null }) =>
      findRecords(ctx.db, 'google_custom_voices', 'speech_credential_sid', sid).map(listRow),
    );
  });

  api.get('/GoogleCustomVoices/:sid', async (request) => {
    const row = findRecord(ctx.db, 'google_custom_voices', param(request, 'sid'));
    if (!row) throw bareStatus(404);
    return row;
  });
}

function listRow(row: Row): Row {
  const { voice_cloning_key: key, ...rest } = row;
  if (!key) return rest;
  return { ...rest, voice_cloning_key: `${String(key).slice(0, SHOWN_KEY_LENGTH)}...` };
}

function credentialBySid(ctx: PlatformContext, request: FastifyRequest, sid: string): Row {
  const row = findRecord(ctx.db, 'speech_credentials', sid);
  if (!row) throw bareStatus(404);
  const { caller } = request;
  const mine = row.account_sid
    ? ownsAccount(ctx, caller, row.account_sid)
    : ownsProvider(caller, row.service_provider_sid ?? null);
  if (!mine) throw forbidden('Insufficient privileges');
  return row;
}

function credentialsByLabel(ctx: PlatformContext, request: FastifyRequest): Row[] {
  const { caller } = request;
  const asked = query(request);
  const account = caller.accountSid ?? asked.account_sid;
  const provider = caller.providerSid ?? asked.service_provider_sid;
  if (!account && !provider) throw badRequest('missing account_sid or service_provider_sid');
  const label: SqlValue = asked.label || null;
  const owner = account ? 'account_sid = ?' : 'account_sid IS NULL AND service_provider_sid = ?';
  return ctx.db.all(
    `SELECT * FROM speech_credentials WHERE vendor = 'google' AND label IS ? AND ${owner}`,
    label,
    account ?? provider ?? '',
  );
}
