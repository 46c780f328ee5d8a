import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../context';
import { ApiError, badRequest, bareStatus, failure } from '../errors';
import { param, query } from '../requests';
import { guardAccount, guardProvider } from '../scope';

const NO_TRACE = '0'.repeat(32);
const LOG_GROUP = 'feature-server';

/**
 * Captures, traces and logs of calls, 400 and 404 where the platform has no store for them (contract
 * 16.2). As on the live platform the account in the path is checked, not whose call it is.
 */
export function callArtifactRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  for (const owner of ['Accounts', 'ServiceProviders']) {
    const guard = (request: FastifyRequest) => {
      const sid = param(request, 'sid');
      if (owner === 'Accounts') guardAccount(ctx, request.caller, sid);
      else guardProvider(request.caller, sid);
    };
    const base = `/${owner}/:sid/RecentCalls`;
    api.get(`${base}/:callId`, async (request) => {
      guard(request);
      return searchCapture(ctx, param(request, 'callId'));
    });
    api.get(`${base}/:callId/:method/pcap`, async (request, reply) => {
      guard(request);
      return sendCapture(ctx, reply, param(request, 'callId'), param(request, 'method'));
    });
    api.get(`${base}/trace/:traceId`, async (request) => {
      guard(request);
      return readTrace(ctx, param(request, 'traceId'));
    });
    api.get(`${base}/:callId/logs`, async (request) => {
      guard(request);
      if (!ctx.callStores) throw badRequest('Logs are only available in AWS environments');
      if (owner !== 'Accounts') throw badRequest('Logs are only available for an account');
      return readLogs(ctx, request);
    });
  }
}

function searchCapture({ callStores, outside: { calls } }: PlatformContext, callId: string) {
  if (!callStores) throw bareStatus(400);
  if (!calls.isKnownCallId(callId)) throw bareStatus(404);
  const total = calls.packetCount(callId);
  const messages = Array.from({ length: total }, (_, index) => ({ id: index + 1, callid: callId }));
  return { total, data: { messages, calldata: [] } };
}

function sendCapture(
  { callStores, outside: { calls } }: PlatformContext,
  reply: FastifyReply,
  callId: string,
  method: string,
) {
  if (!callStores) throw bareStatus(400);
  if (!calls.isKnownCallId(callId)) throw bareStatus(404);
  reply.header('Content-Disposition', `attachment; filename=callid-${callId}.pcap`);
  reply.type('application/octet-stream');
  return reply.send(calls.capture(callId, method));
}

function readTrace({ callStores, outside: { calls } }: PlatformContext, traceId: string) {
  const trace = callStores && traceId !== NO_TRACE ? calls.trace(traceId) : undefined;
  if (!trace) throw bareStatus(404);
  return trace;
}

function readLogs({ db, outside: { calls } }: PlatformContext, request: FastifyRequest): string[] {
  const { logGroupName = LOG_GROUP } = query(request);
  if (logGroupName !== LOG_GROUP) throw failure('The specified log group does not exist.');
  const callSid = param(request, 'callId');
  const call = db.get('SELECT account_sid FROM recent_calls WHERE call_sid = ?', callSid);
  const lines = call?.account_sid === param(request, 'sid') ? calls.logs(callSid) : undefined;
  if (!lines) throw new ApiError(404, { msg: 'Call not found' });
  return lines;
}
