import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../context';
import type { Row } from '../database';
import { allOf, listRows, where } from '../lists';
import { param, query } from '../requests';
import { guardAccount, guardProvider } from '../scope';
import { timeWindow } from './recentCalls';

/** Alerts of an account, and of a provider with four keys only, newest first (contract 16.1). */
export function alertRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.get('/Accounts/:sid/Alerts', async (request) => {
    const sid = param(request, 'sid');
    guardAccount(ctx, request.caller, sid);
    return listAlerts(ctx, request, 'account_sid', sid, (row) => row);
  });

  api.get('/ServiceProviders/:sid/Alerts', async (request) => {
    const sid = param(request, 'sid');
    guardProvider(request.caller, sid);
    return listAlerts(ctx, request, 'service_provider_sid', sid, (row) => {
      const { time, service_provider_sid, message, detail } = row;
      return { time, service_provider_sid, message, detail } as Row;
    });
  });
}

function listAlerts(
  ctx: PlatformContext,
  request: FastifyRequest,
  owner: string,
  sid: string,
  serialize: (row: Row) => Row,
) {
  const { asked, page } = timeWindow(ctx, request, owner, sid, 'time');
  const { alert_type } = query(request);
  const ofType = alert_type && where('alert_type = ?', alert_type);
  const options = { page, order: 'time DESC', counted: 'message', serialize };
  return listRows(ctx.db, 'alerts', allOf([asked, ofType]), options);
}
