import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../context';
import { ApiError, badRequest, bareStatus } from '../errors';
import { isServing } from '../live';
import { type Body, findRecord } from '../records';
import { body, param } from '../requests';
import { requireAccount } from '../scope';

const speechKeys = [
  ...['speech_synthesis_vendor', 'speech_synthesis_language', 'speech_synthesis_voice'],
  ...['speech_recognizer_vendor', 'speech_recognizer_language'],
];

/** Which part of `to` says where a call goes, by its type. */
const targets: Record<string, string> = {
  phone: 'number',
  teams: 'number',
  user: 'name',
  sip: 'sipUri',
};

/** POST Accounts/{sid}/Calls and …/Messages: a call and a text message of one's own (contract 5.8). */
export function liveCallsCreateRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  const requireEngine = () => {
    if (!isServing(ctx.db)) {
      throw new ApiError(480, { msg: 'no available feature servers at this time' });
    }
  };

  api.post('/Accounts/:sid/Calls', async (request, reply) => {
    requireEngine();
    const sid = ownAccount(ctx, request);
    const { caller } = request;
    if (caller.scope === 'service_provider') {
      throw badRequest(`unauthorized createCall request for account ${sid}`);
    }
    const call = body(request);
    checkNewCall(ctx, call);
    const answer = ctx.outside.engine.create(sid, call);
    if (answer.status !== 201) throw bareStatus(500);
    return reply.code(201).send(answer.body);
  });

  api.post('/Accounts/:sid/Messages', async (request, reply) => {
    const sid = ownAccount(ctx, request);
    requireEngine();
    if (request.caller.accountSid !== sid) {
      throw badRequest(`unauthorized createMessage request for account ${sid}`);
    }
    const message = body(request);
    if (!message.from) throw badRequest('missing from property');
    if (!message.to) throw badRequest('missing to property');
    if (!message.text && !message.media) {
      throw badRequest('either text or media required in outbound message');
    }
    return reply.code(201).send(ctx.outside.engine.message(sid, message).body);
  });
}

function ownAccount(ctx: PlatformContext, request: FastifyRequest): string {
  const sid = param(request, 'sid');
  requireAccount(ctx, request.caller, sid);
  return sid;
}

/** Neither the owner of the application is looked at nor whether the account is active. */
function checkNewCall({ db }: PlatformContext, call: Body): void {
  const { from, to, application_sid } = call;
  if (!from) throw badRequest('missing from parameter');
  const target = (to && typeof to === 'object' ? to : {}) as Body;
  const key = targets[String(target.type)];
  if (!key || typeof target[key] !== 'string') {
    throw badRequest(`missing or invalid to property: ${JSON.stringify(to)}`);
  }
  if (application_sid) {
    if (!findRecord(db, 'applications', String(application_sid))) {
      throw badRequest(`application_sid not found ${application_sid}`);
    }
    return;
  }
  if (speechKeys.some((name) => !call[name])) {
    throw badRequest(`either application_sid or set of ${speechKeys.join(', ')} required`);
  }
  if (!call.call_hook) throw badRequest('either call_hook or application_sid required');
  for (const name of ['call_hook', 'call_status_hook']) checkHook(name, call[name]);
}

function checkHook(name: string, hook: unknown): void {
  if (!hook) return;
  const url = typeof hook === 'string' ? hook : (hook as Body).url;
  if (typeof url !== 'string') {
    throw badRequest(`${name} must be string or an object containing a url property`);
  }
  if (!/^(https?|wss?):/.test(url)) throw badRequest(`${name} url be an absolute url`);
}
