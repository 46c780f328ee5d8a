import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../context';
import type { Row } from '../database';
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
  shown: (row: Row) => Row,
) {
  const window = timeWindow(ctx, request, owner, sid, 'time');
  const { conditions, params } = window;
  const { alert_type } = query(request);
  if (alert_type) {
    conditions.push('alert_type = ?');
    params.push(alert_type);
  }
  const where = `WHERE ${conditions.join(' AND ')}`;
  const total = ctx.db.get(`SELECT count(message) AS total FROM alerts ${where}`, ...params);
  const rows = ctx.db.all(
    `SELECT * FROM alerts ${where} ORDER BY time DESC LIMIT ? OFFSET ?`,
    ...[...params, window.limit, window.offset],
  );
  const { count: page_size, page } = window;
  return { total: Number(total?.total), page_size, page, data: rows.map(shown) };
}
