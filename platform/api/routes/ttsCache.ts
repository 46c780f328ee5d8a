import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import { badRequest, failure } from '../errors';
import { type Body, findRecord } from '../records';
import { body, noContent, param } from '../requests';
import { guardAccount, guardAdmin } from '../scope';
import { silentMp3, speakingTime } from '../speech/audio';
import { testOutcomes } from '../speech/outcomes';
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
    return noContent(reply);
  });

  api.post('/Accounts/:sid/TtsCache/Synthesize', async (request, reply) => {
    const sid = param(request, 'sid');
    guardAccount(ctx, request.caller, sid);
    const payload = body(request);
    const seconds = speakingTime(synthesizable(ctx, sid, payload));
    ctx.db.run(
      `INSERT INTO tts_cache (account_sid, size) VALUES (?, 1)
        ON CONFLICT (account_sid) DO UPDATE SET size = size + 1`,
      sid,
    );
    return reply.type('audio/mpeg').send(silentMp3(seconds));
  });
}

/** The text to say, if there is a credential that works; whose it is, is not looked at. */
function synthesizable(ctx: PlatformContext, accountSid: string, payload: Body): string {
  const { speech_credential_sid, text, language, voice } = payload;
  if (!speech_credential_sid || !text || !language || !voice) {
    throw badRequest('speech_credential_sid, text, language, voice are all required');
  }
  const account = findRecord(ctx.db, 'accounts', accountSid);
  if (!account?.is_active) throw badRequest(`Account not found for sid ${accountSid}`);
  const row = findRecord(ctx.db, 'speech_credentials', String(speech_credential_sid));
  if (!row) {
    throw badRequest(`There is no available speech credential for ${speech_credential_sid}`);
  }
  const uses = { tts: true, stt: false };
  const { tts } = testOutcomes(String(row.vendor), storedCredential(ctx, row), uses);
  if (tts.status === 'fail') throw failure(tts.reason ?? 'failed to synthesize');
  return String(text);
}
