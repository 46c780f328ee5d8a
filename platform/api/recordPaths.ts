import type { FastifyInstance } from 'fastify';
import { emptyAnswer } from './errors';

/** The resources whose sid the live platform reads out of the address as it was typed. */
const RECORD = /^\/(accounts|serviceproviders|applications|phonenumbers|voipcarriers)\/[^/?]+/i;
const NAMES = ['Accounts', 'ServiceProviders', 'Applications', 'PhoneNumbers', 'VoipCarriers'];

/**
 * 404 for one record under a path in another case: the names of lists may be written in any case,
 * but the sid is looked for behind the name as it is spelled (contract 1.1). Needs to come after
 * the check of the token, which is the first to refuse.
 */
export function registerRecordPaths(api: FastifyInstance, prefix: string): void {
  api.addHook('preHandler', async (request) => {
    const [, name] = RECORD.exec(request.url.slice(prefix.length)) ?? [];
    if (name && !NAMES.includes(name)) throw emptyAnswer(404);
  });
}
