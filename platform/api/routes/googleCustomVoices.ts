import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../context';
import type { Row, SqlValue } from '../database';
import { badRequest, bareStatus, failure, forbidden } from '../errors';
import {
  deleteRecord,
  findRecord,
  findRecords,
  insertRecord,
  requireFields,
  updateRecord,
} from '../records';
import { body, created, noContent, param, query, uploadedFile } from '../requests';
import { ownsAccount, ownsProvider } from '../scope';

const SHOWN_KEY_LENGTH = 100;

/**
 * GoogleCustomVoices: lists with the cloning key cut, one with it in full, create, change, delete
 * and the key's upload. One, change and delete do not look at whose voice it is (contract 12.5).
 */
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

  api.post('/GoogleCustomVoices', async (request, reply) => {
    const payload = body(request);
    requireFields('google_custom_voices', payload);
    credentialBySid(ctx, request, String(payload.speech_credential_sid));
    return created(reply, insertRecord(ctx.db, 'google_custom_voices', payload));
  });

  // The cut key of a list is taken for a new one: the live platform cannot tell them apart.
  api.put('/GoogleCustomVoices/:sid', async (request, reply) => {
    const payload = body(request);
    const { speech_credential_sid } = payload;
    if (speech_credential_sid) credentialBySid(ctx, request, String(speech_credential_sid));
    const found = updateRecord(ctx.db, 'google_custom_voices', param(request, 'sid'), payload);
    if (found === 0) throw bareStatus(404);
    return noContent(reply);
  });

  api.delete('/GoogleCustomVoices/:sid', async (request, reply) => {
    const found = deleteRecord(ctx.db, 'google_custom_voices', param(request, 'sid'));
    if (found === 0) throw bareStatus(404);
    return noContent(reply);
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
