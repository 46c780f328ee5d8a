import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PlatformContext } from '../context';
import type { Database, Row } from '../database';
import { badRequest, failure } from '../errors';
import { type Body, findRecord } from '../records';
import { body, noContent, param } from '../requests';
import { guardAccount, guardAdmin, requireSid } from '../scope';
import { testOutcomes } from '../speech/outcomes';
import { vendorRule } from '../speech/vendors';
import { storedCredential } from './speechCredentials';

/**
 * TtsCache of the system (admin) and of one account: GET `{size}`, DELETE empties; Synthesize
 * answers a sound, always as audio/mpeg, and caches it (contract 10).
 */
export function ttsCacheRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.get('/TtsCache', async (request) => {
    guardAdmin(request.caller);
    const row = ctx.db.get('SELECT coalesce(sum(size), 0) AS size FROM tts_cache');
    return { size: Number(row?.size) };
  });

  api.delete('/TtsCache', async (request, reply) => {
    guardAdmin(request.caller);
    ctx.db.run('UPDATE tts_cache SET size = 0');
    ctx.db.run('DELETE FROM tts_texts');
    return noContent(reply);
  });

  api.get('/Accounts/:sid/TtsCache', async (request) => {
    const sid = param(request, 'sid');
    guardAccount(ctx, request.caller, sid);
    const row = ctx.db.get('SELECT size FROM tts_cache WHERE account_sid = ?', sid);
    return { size: Number(row?.size ?? 0) };
  });

  api.delete('/Accounts/:sid/TtsCache', async (request, reply) => {
    const sid = param(request, 'sid');
    guardAccount(ctx, request.caller, sid);
    ctx.db.run('UPDATE tts_cache SET size = 0 WHERE account_sid = ?', sid);
    ctx.db.run('DELETE FROM tts_texts WHERE account_sid = ?', sid);
    return noContent(reply);
  });

  api.post('/Accounts/:sid/TtsCache/Synthesize', async (request, reply) => {
    const sid = param(request, 'sid');
    guardAccount(ctx, request.caller, sid);
    requireSid(sid);
    return synthesize(ctx, sid, body(request), reply);
  });

  // Without an account nobody is found who could pay.
  api.post('/TtsCache/Synthesize', async (request, reply) => {
    guardAdmin(request.caller);
    return synthesize(ctx, undefined, body(request), reply);
  });
}

/**
 * What was said once comes from the cache from then on, whatever has become of the credential since; whose
 * that is, is not looked at.
 */
function synthesize(
  { db, outside, ...ctx }: PlatformContext,
  accountSid: string | undefined,
  payload: Body,
  reply: FastifyReply,
): FastifyReply {
  const { speech_credential_sid, text, language, voice, engine = '' } = payload;
  if (!speech_credential_sid || !text || !language || !voice) {
    throw badRequest('speech_credential_sid, text, language, voice are all required');
  }
  const account = accountSid ? findRecord(db, 'accounts', accountSid) : undefined;
  if (!accountSid || !account?.is_active) {
    throw badRequest(`Account not found for sid ${accountSid}`);
  }
  const row = findRecord(db, 'speech_credentials', String(speech_credential_sid));
  if (!row) {
    throw badRequest(`There is no available speech credential for ${speech_credential_sid}`);
  }
  const words = [row.vendor, language, voice, engine, text].map(String).join('\n');
  const isCached = 'SELECT 1 FROM tts_texts WHERE account_sid = ? AND words = ?';
  if (!db.get(isCached, accountSid, words)) {
    requireVoice({ db, outside, ...ctx }, row);
    remember(db, accountSid, words);
  }
  return reply.type('audio/mpeg').send(outside.speak(String(text)));
}

/** A credential that speaks. */
function requireVoice(ctx: PlatformContext, row: Row): void {
  const vendor = String(row.vendor);
  const rule = vendorRule(vendor);
  if (rule && !rule.tests.includes('tts') && rule.tests.length > 0) {
    throw failure(`${speakers}, not ${vendor}`);
  }
  const uses = { tts: true, stt: false };
  const { tts } = testOutcomes(vendor, storedCredential(ctx, row), uses);
  if (tts.status === 'fail') throw failure(tts.reason ?? 'failed to synthesize');
}

const speakers =
  'synthAudio supported vendors are google, aws, microsoft, nuance, nvidia and wellsaid ..etc';

function remember(db: Database, accountSid: string, words: string): void {
  db.run('INSERT INTO tts_texts VALUES (?, ?)', accountSid, words);
  db.run(
    `INSERT INTO tts_cache (account_sid, size) VALUES (?, 1)
      ON CONFLICT (account_sid) DO UPDATE SET size = size + 1`,
    accountSid,
  );
}
