import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import { bareStatus, failure, forbidden } from '../errors';
import { findRecord, insertRecord, requireFields } from '../records';
import { body, created, param } from '../requests';
import { requireSid } from '../scope';

/** POST /Webhooks and GET /Webhooks/{sid}, which only admin may read (contract 6). */
export function webhookRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.post('/Webhooks', async (request, reply) => {
    const payload = body(request);
    requireFields('webhooks', payload);
    return created(reply, insertRecord(ctx.db, 'webhooks', payload));
  });

  api.get('/Webhooks/:sid', async (request) => {
    const sid = param(request, 'sid');
    requireSid(sid);
    if (request.caller.scope === 'account') throw forbidden();
    if (request.caller.scope !== 'admin') throw failure('Unknown column in WHERE');
    const row = findRecord(ctx.db, 'webhooks', sid);
    if (!row) throw bareStatus(404);
    return row;
  });
}
