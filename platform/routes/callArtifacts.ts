import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../context';
import { badRequest, bareStatus } from '../errors';
import { param } from '../requests';
import { guardAccount, guardProvider } from '../scope';

/**
 * Captures, traces, logs and recordings of calls as a platform answers that has no capture server,
 * no trace store, no cloud logs and no bucket object: 400 and 404 (contract 16.2).
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
      throw bareStatus(400);
    });
    api.get(`${base}/:callId/:method/pcap`, async (request) => {
      guard(request);
      throw bareStatus(400);
    });
    api.get(`${base}/trace/:traceId`, async (request) => {
      guard(request);
      throw bareStatus(404);
    });
    api.get(`${base}/:callId/logs`, async (request) => {
      guard(request);
      throw badRequest('Logs are only available in AWS environments');
    });
  }
  api.route({
    method: ['GET', 'DELETE'],
    url: '/Accounts/:sid/RecentCalls/:callId/record/:year/:month/:day/:format',
    handler: async (request) => {
      guardAccount(ctx, request.caller, param(request, 'sid'));
      throw bareStatus(404);
    },
  });
}
