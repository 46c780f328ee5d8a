import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../context';
import { bareStatus } from '../errors';
import { findRecord } from '../records';
import { param } from '../requests';
import { guardAccount } from '../scope';

/**
 * The recording of a call: sent in pieces without a length and without regard to Range, as the live
 * platform does; 404 when the account has no bucket or the object is gone (contract 16.2).
 */
export function callRecordingRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  const url = '/Accounts/:sid/RecentCalls/:callId/record/:year/:month/:day/:format';
  const guard = (request: FastifyRequest) => {
    const sid = param(request, 'sid');
    guardAccount(ctx, request.caller, sid);
    const bucket = findRecord(ctx.db, 'accounts', sid)?.bucket_credential;
    if (!ctx.callStores || !bucket) throw bareStatus(404);
  };

  api.get(url, { exposeHeadRoute: false }, async (request, reply) => {
    guard(request);
    const name = findObject(ctx, request);
    if (!name) throw bareStatus(404);
    reply.type(param(request, 'format') === 'wav' ? 'audio/wav' : 'audio/mp3');
    return reply.send(ctx.outside.calls.recording(name));
  });

  api.delete(url, async (request, reply) => {
    guard(request);
    const { db } = ctx;
    if (findObject(ctx, request)) {
      const sql = 'UPDATE call_artifacts SET recording = NULL WHERE call_sid = ?';
      db.run(sql, param(request, 'callId'));
    }
    return reply.code(204).send();
  });
}

/** The object under this path in the account's bucket: its name holds the date and the format. */
function findObject({ db }: PlatformContext, request: FastifyRequest): string | undefined {
  const [sid, callId] = [param(request, 'sid'), param(request, 'callId')];
  const object = ['year', 'month', 'day', 'format'].map((part) => param(request, part)).join('/');
  const row = db.get(
    `SELECT recording FROM call_artifacts JOIN recent_calls USING (call_sid)
      WHERE call_sid = ? AND recording_url = ?`,
    callId,
    `/Accounts/${sid}/RecentCalls/${callId}/record/${object}`,
  );
  return row?.recording ? String(row.recording) : undefined;
}
