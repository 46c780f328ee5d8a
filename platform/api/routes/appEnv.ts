import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PlatformContext } from '../context';
import { ApiError, badRequest } from '../errors';
import { noContent, query } from '../requests';

const SLOW_MILLISECONDS = 1500;
const PROTOCOLS = ['http:', 'https:', 'ws:', 'wss:'];

/**
 * GET /AppEnv?url= (contract 7): 200 schema, 204 none, 400 invalid, 500 `{}` for an unusable url.
 * Nothing is called: the answer comes from the end of the url's path, see seed/README.md.
 */
export function appEnvRoutes(api: FastifyInstance, { outside }: PlatformContext): void {
  api.get('/AppEnv', async (request, reply) => {
    const { url } = query(request);
    const answer = url && isUsable(url) ? outside.hookAnswer(url) : 'unreachable';
    if (answer === 'unreachable') throw new ApiError(500, {});
    if (answer === 'invalid') throw badRequest('Invalid appenv schema');
    if (!answer) return noContent(reply);
    if ('strange' in answer) return sendStrange(reply, answer.strange, answer.type);
    if (answer.slow) await pause(SLOW_MILLISECONDS);
    return answer.schema;
  });
}

const isUsable = (url: string) => URL.canParse(url) && PROTOCOLS.includes(new URL(url).protocol);

function sendStrange(reply: FastifyReply, value: unknown, type?: string): FastifyReply {
  if (type) return reply.type(type).send(value);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(value));
}

/**
 * Refuses environment variables that the hook's schema does not allow: 400 for a missing required
 * one, a wrong type or a value outside its choices; extra keys are accepted (contract 7).
 */
export function checkEnvVars(
  { outside }: PlatformContext,
  url: string,
  values: Record<string, unknown>,
): void {
  const answer = outside.hookAnswer(url);
  if (!answer || typeof answer === 'string' || 'strange' in answer) return;
  for (const [name, facts] of Object.entries(answer.schema)) {
    const value = values[name];
    if (value === undefined) {
      if (facts.required) throw badRequest(`Missing required value env_vars.${name}`);
      continue;
    }
    const isChoice = !facts.enum || facts.enum.includes(value as string | number);
    const type: string = typeof value;
    if (type !== facts.type || !isChoice) {
      throw badRequest(`Invalid value/type for env_vars.${name}`);
    }
  }
}
