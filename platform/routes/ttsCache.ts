import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import { noContent, param } from '../requests';
import { guardAccount, guardAdmin } from '../scope';

/** TtsCache of the system (admin) and of one account: GET `{size}`, DELETE empties (contract 10). */
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
}
