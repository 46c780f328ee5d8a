import type { FastifyInstance } from 'fastify';
import { ApiError, badRequest } from '../errors';
import { noContent, query } from '../requests';

interface EnvVariable {
  type: 'string' | 'number' | 'boolean';
  description: string;
  required?: boolean;
  default?: string | number | boolean;
  enum?: (string | number)[];
  obscure?: boolean;
}

type EnvSchema = Record<string, EnvVariable>;

/** What demo hooks answer when they are asked for their schema, by the end of their path. */
const demoSchemas: Record<string, EnvSchema | 'invalid'> = {
  '/ivr': {
    GREETING: { type: 'string', description: 'What the caller hears first', required: true },
    LANGUAGE: {
      type: 'string',
      description: 'Language of the menu',
      default: 'en-US',
      enum: ['en-US', 'en-GB', 'fr-FR'],
    },
    MAX_RETRIES: { type: 'number', description: 'Tries before a person answers', default: 3 },
    VOICEMAIL: { type: 'boolean', description: 'Offer voicemail outside opening hours' },
    CRM_TOKEN: { type: 'string', description: 'Access to the customer records', obscure: true },
  },
  '/bad-schema': 'invalid',
};

/**
 * GET /AppEnv?url= (contract 7): 200 schema, 204 none, 400 invalid, 500 `{}` for an unusable url.
 * Nothing is called: the answer comes from the url's path, `/ivr` and `/bad-schema` being known.
 */
export function appEnvRoutes(api: FastifyInstance): void {
  api.get('/AppEnv', async (request, reply) => {
    const { url } = query(request);
    if (!url || !URL.canParse(url)) throw new ApiError(500, {});
    const schema = schemaOf(url);
    if (schema === 'invalid') throw badRequest('Invalid appenv schema');
    return schema ?? noContent(reply);
  });
}

function schemaOf(url: string): EnvSchema | 'invalid' | undefined {
  const path = URL.canParse(url) ? new URL(url).pathname.replace(/\/$/, '') : '';
  return Object.entries(demoSchemas).find(([end]) => path.endsWith(end))?.[1];
}

/**
 * Refuses environment variables that the hook's schema does not allow: 400 for a missing required
 * one, a wrong type or a value outside its choices; extra keys are accepted (contract 7).
 */
export function checkEnvVars(url: string, values: Record<string, unknown>): void {
  const schema = schemaOf(url);
  if (!schema || schema === 'invalid') return;
  for (const [name, facts] of Object.entries(schema)) {
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
