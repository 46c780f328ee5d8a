import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../context';
import { bareStatus, failure } from '../errors';
import { forgetCall, listedCalls, liveCall, liveTime } from '../live';
import type { EngineAnswer } from '../outside';
import { body, noContent, param, query } from '../requests';
import { requireAccount, requireSid } from '../scope';
import { checkCallChange } from './liveCallsCheck';

/** Columns by which the list can be filtered, by their names in the query; a value counts as a whole. */
const filters = { direction: 'direction', callStatus: 'call_status', from: 'from', to: 'to' };

/** Accounts/{sid}/Calls: what runs now and what ended within the hour (contract 5.7). */
export function liveCallRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  const { db, now } = ctx;
  const path = '/Accounts/:sid/Calls/:callSid';

  api.get('/Accounts/:sid/Calls', async (request) => {
    requireAccount(ctx, request.caller, param(request, 'sid'));
    const asked = query(request);
    return listedCalls(db, param(request, 'sid'), liveTime(db, now)).filter((call) =>
      Object.entries(filters).every(([name, field]) => !asked[name] || asked[name] === call[field]),
    );
  });

  api.get(path, async (request) => {
    requireCall(ctx, request);
    const call = askedCall(ctx, request);
    if (!call) throw bareStatus(404);
    return call;
  });

  // The platform asks no engine about it: the call goes on.
  api.delete(path, async (request, reply) => {
    requireCall(ctx, request);
    const isThere = askedCall(ctx, request) !== undefined;
    if (isThere) forgetCall(db, param(request, 'callSid'));
    if (!isThere) throw bareStatus(404);
    return noContent(reply);
  });

  api.route({
    method: ['PUT', 'POST'],
    url: path,
    handler: async (request, reply) => {
      requireCall(ctx, request);
      const change = body(request);
      checkCallChange(change);
      const call = askedCall(ctx, request);
      if (!call) throw bareStatus(404);
      const callSid = param(request, 'callSid');
      if (!call.service_url) {
        throw failure(`Failed to parse URL from undefined/v1/updateCall/${callSid}`);
      }
      return passOn(reply, ctx.outside.engine.update(callSid, change));
    },
  });
}

function requireCall(ctx: PlatformContext, request: FastifyRequest): void {
  requireAccount(ctx, request.caller, param(request, 'sid'));
  requireSid(param(request, 'callSid'));
}

const askedCall = ({ db, now }: PlatformContext, request: FastifyRequest) =>
  liveCall(db, param(request, 'sid'), param(request, 'callSid'), liveTime(db, now));

/** What the engine answers: objects as JSON, its refusals as a page. */
function passOn(reply: FastifyReply, { status, body: answer }: EngineAnswer): FastifyReply {
  if (typeof answer === 'string') {
    const kind = status < 300 ? 'text/plain' : 'text/html';
    reply.type(`${kind}; charset=utf-8`);
  }
  return reply.code(status).send(answer);
}
