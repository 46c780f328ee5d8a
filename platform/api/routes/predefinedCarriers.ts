import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import type { Row, SqlValue } from '../database';
import { bareStatus } from '../errors';
import { allRecords, findRecord, findRecords, insertRecord } from '../records';
import { created, param } from '../requests';
import { guardAccount, guardProvider, providerOf } from '../scope';

interface Owner {
  service_provider_sid: SqlValue;
  account_sid: SqlValue;
}

const GATEWAYS = [
  ['predefined_sip_gateways', 'sip_gateways', 'predefined_sip_gateway_sid'],
  ['predefined_smpp_gateways', 'smpp_gateways', 'predefined_smpp_gateway_sid'],
] as const;

/**
 * PredefinedCarriers: the templates, open to everybody, and a carrier made from one with its
 * gateways (contract 11.2). The account path looks at the caller and not at the path: by admin and
 * by providers it makes a carrier that has no owner at all.
 */
export function predefinedCarrierRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.get('/PredefinedCarriers', async () => allRecords(ctx.db, 'predefined_carriers'));

  api.post('/ServiceProviders/:sid/PredefinedCarriers/:templateSid', async (request, reply) => {
    const service_provider_sid = param(request, 'sid');
    guardProvider(request.caller, service_provider_sid);
    const owner = { service_provider_sid, account_sid: null };
    return created(reply, copyTemplate(ctx, param(request, 'templateSid'), owner));
  });

  api.post('/Accounts/:sid/PredefinedCarriers/:templateSid', async (request, reply) => {
    guardAccount(ctx, request.caller, param(request, 'sid'));
    const account_sid = request.caller.accountSid ?? null;
    const service_provider_sid = providerOf(ctx, account_sid) ?? null;
    const owner = { service_provider_sid, account_sid };
    return created(reply, copyTemplate(ctx, param(request, 'templateSid'), owner));
  });
}

function copyTemplate(ctx: PlatformContext, templateSid: string, owner: Owner): string {
  const template = findRecord(ctx.db, 'predefined_carriers', templateSid);
  if (!template) throw bareStatus(404);
  const { predefined_carrier_sid, requires_static_ip, ...facts } = template;
  const name = freeName(ctx, String(template.name), owner.service_provider_sid);
  const sid = insertRecord(ctx.db, 'voip_carriers', { ...facts, ...owner, name });
  for (const [from, to, key] of GATEWAYS) {
    for (const row of findRecords(ctx.db, from, 'predefined_carrier_sid', templateSid)) {
      insertRecord(ctx.db, to, { ...without(row, key), voip_carrier_sid: sid });
    }
  }
  return sid;
}

/** The template's name, with something random behind it where the provider has it already. */
function freeName(ctx: PlatformContext, name: string, provider: SqlValue): string {
  const taken = ctx.db.get(
    'SELECT 1 FROM voip_carriers WHERE service_provider_sid = ? AND name = ?',
    ...[provider, name],
  );
  return taken ? `${name}-${randomUUID().slice(0, 8)}` : name;
}

function without(row: Row, key: string): Row {
  const { [key]: _own, predefined_carrier_sid, ...rest } = row;
  return rest;
}
