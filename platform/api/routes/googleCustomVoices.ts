import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import { type CrudRequest, crud } from '../crud';
import type { Row } from '../database';
import { badRequest, bareStatus, failure, forbidden } from '../errors';
import { findRecord, findRecords, requireFields, updateRecord } from '../records';
import { noContent, param, query, uploadedFile } from '../requests';
import { ownsAccount, ownsProvider } from '../scope';

const SHOWN_KEY_LENGTH = 100;

/**
 * GoogleCustomVoices: lists with the cloning key cut, one with it in full, create, change, delete
 * and the key's upload. One, change and delete do not look at whose voice it is, and the cut key of
 * a list is taken for a new one: the live platform cannot tell them apart (contract 12.5).
 */
export function googleCustomVoiceRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  crud(api, ctx, {
    path: '/GoogleCustomVoices',
    table: 'google_custom_voices',
    list(req) {
      const { speech_credential_sid } = query(req.request);
      const credentials = speech_credential_sid
        ? [credentialBySid(ctx, req, speech_credential_sid)]
        : credentialsByLabel(ctx, req);
      return credentials.flatMap(({ speech_credential_sid: sid = null }) =>
        findRecords(ctx.db, 'google_custom_voices', 'speech_credential_sid', sid).map(listRow),
      );
    },
    accepts(req) {
      const { sid, payload } = req;
      if (!sid) requireFields('google_custom_voices', payload);
      const { speech_credential_sid } = payload;
      if (!sid || speech_credential_sid) credentialBySid(ctx, req, String(speech_credential_sid));
      return payload;
    },
  });

  // Administrators only: a fault of the live platform (contract 12.5).
  api.post('/GoogleCustomVoices/:sid/VoiceCloningKey', async (request, reply) => {
    if (request.caller.scope !== 'admin') throw forbidden('Insufficient privileges');
    const file = await uploadedFile(request, 'file');
    if (file === undefined) throw failure("Cannot read properties of undefined (reading 'buffer')");
    const sid = param(request, 'sid');
    updateRecord(ctx.db, 'google_custom_voices', sid, { voice_cloning_key: file });
    return noContent(reply);
  });
}

function listRow(row: Row): Row {
  const { voice_cloning_key: key, ...rest } = row;
  if (!key) return rest;
  return { ...rest, voice_cloning_key: `${String(key).slice(0, SHOWN_KEY_LENGTH)}...` };
}

function credentialBySid(ctx: PlatformContext, { caller }: CrudRequest, sid: string): Row {
  const row = findRecord(ctx.db, 'speech_credentials', sid);
  if (!row) throw bareStatus(404);
  const mine = row.account_sid
    ? ownsAccount(ctx, caller, row.account_sid)
    : ownsProvider(caller, row.service_provider_sid ?? null);
  if (!mine) throw forbidden('Insufficient privileges');
  return row;
}

function credentialsByLabel(ctx: PlatformContext, { request, caller }: CrudRequest): Row[] {
  const asked = query(request);
  const account = caller.accountSid ?? asked.account_sid;
  const provider = caller.providerSid ?? asked.service_provider_sid;
  if (!account && !provider) throw badRequest('missing account_sid or service_provider_sid');
  // The label narrows what the provider lends, never what the account has itself (contract 12.5).
  return ctx.db.all(
    `SELECT * FROM speech_credentials
      WHERE vendor = 'google'
        AND (account_sid = ? OR (service_provider_sid = ? AND label IS ?
             AND (? IS NULL OR account_sid IS NULL)))`,
    ...[account ?? null, provider ?? null, asked.label || null, account ?? null],
  );
}
