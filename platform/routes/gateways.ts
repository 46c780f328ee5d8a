import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../context';
import { badRequest, bareStatus, forbidden } from '../errors';
import { findRecord, findRecords } from '../records';
import { param, query } from '../requests';

/** SipGateways and SmppGateways: the list of a carrier, and one, unchecked (contract 11.3, 11.4). */
export function gatewayRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  for (const [path, table] of [
    ['/SipGateways', 'sip_gateways'],
    ['/SmppGateways', 'smpp_gateways'],
  ] as const) {
    api.get(path, async (request) => {
      const carrierSid = query(request).voip_carrier_sid;
      if (!carrierSid) throw badRequest('missing voip_carrier_sid');
      requireVisibleCarrier(ctx, request, carrierSid);
      return findRecords(ctx.db, table, 'voip_carrier_sid', carrierSid);
    });

    api.get(`${path}/:sid`, async (request) => {
      const row = findRecord(ctx.db, table, param(request, 'sid'));
      if (!row) throw bareStatus(404);
      return row;
    });
  }
}

/** 403 `{msg}` for a carrier of others; account scope may list provider-level ones (11.3). */
function requireVisibleCarrier(ctx: PlatformContext, request: FastifyRequest, sid: string): void {
  const { scope, accountSid, providerSid } = request.caller;
  const carrier = findRecord(ctx.db, 'voip_carriers', sid);
  if (scope === 'admin' || !carrier) return;
  const sameProvider = carrier.service_provider_sid === providerSid;
  const visible =
    scope === 'account'
      ? carrier.account_sid === accountSid || (carrier.account_sid === null && sameProvider)
      : sameProvider;
  if (!visible) throw forbidden('insufficient privileges');
}
