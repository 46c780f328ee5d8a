import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../context';
import type { Row, SqlValue } from '../database';
import { badRequest } from '../errors';
import { liveTime } from '../live';
import { findRecord } from '../records';
import { param } from '../requests';
import { requireAccount } from '../scope';

/** Where the session border controller of every registration is reached, outside and inside. */
const controller = { sbcAddress: '203.0.113.10:5060', privateSbcAddress: '10.0.0.5:5060' };

/** Accounts/{sid}/RegisteredSipUsers: who is registered, and details of some (contract 5.4). */
export function sipUserRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  // The list alone takes realms that end like the account's, and devices whose details have run out.
  api.get('/Accounts/:sid/RegisteredSipUsers', async (request) => {
    const realm = realmOf(accountOf(ctx, request));
    const sql = `SELECT name FROM registrations
      WHERE substr(realm, -length(?)) = ? AND listed_until > ? ORDER BY length(name), name`;
    const found = ctx.db.all(sql, realm, realm, liveTime(ctx.db, ctx.now));
    return found.map(({ name }) => `${name}@${realm}`);
  });

  api.post('/Accounts/:sid/RegisteredSipUsers', async (request) => {
    const all = registrations(ctx, realmOf(accountOf(ctx, request)));
    const asked: unknown[] = Array.isArray(request.body) ? request.body : [];
    if (asked.length > 0) return asked.map((name) => detailsOf(name, all));
    return all.map((row) => {
      const { sbcAddress: _outside, ...rest } = stored(row);
      return { name: row.name, ...rest };
    });
  });

  // One is asked for without a look at the realm. Clients are found whatever their case.
  api.get('/Accounts/:sid/RegisteredSipUsers/:user', async (request) => {
    const account = accountOf(ctx, request);
    const name = param(request, 'user');
    const found = registrations(ctx, account.sip_realm ?? '').find((row) => row.name === name);
    const client = ctx.db.get(
      'SELECT * FROM clients WHERE account_sid = ? AND username = ? COLLATE NOCASE',
      account.account_sid ?? '',
      name,
    );
    return {
      name,
      contact: found?.contact ?? null,
      expiryTime: found?.expiry_time ?? 0,
      protocol: found?.protocol ?? null,
      allow_direct_app_calling: client?.allow_direct_app_calling ?? 0,
      allow_direct_queue_calling: client?.allow_direct_queue_calling ?? 0,
      allow_direct_user_calling: client?.allow_direct_user_calling ?? 0,
      registered_status: found ? 'active' : 'inactive',
      ...(found ? known('proxy', found.proxy) : { proxy: null }),
    };
  });
}

function accountOf(ctx: PlatformContext, request: FastifyRequest): Row {
  const sid = param(request, 'sid');
  requireAccount(ctx, request.caller, sid);
  const account = findRecord(ctx.db, 'accounts', sid);
  if (!account) throw badRequest(`account not found for sid ${sid}`);
  return account;
}

function realmOf({ sip_realm }: Row): string {
  if (!sip_realm) throw badRequest('account does not have sip_realm configuration');
  return String(sip_realm);
}

/** The registrations of exactly this realm that have not run out. */
const registrations = ({ db, now }: PlatformContext, realm: SqlValue): Row[] =>
  db.all(
    'SELECT * FROM registrations WHERE realm = ? AND expiry_time > ? ORDER BY length(name), name',
    realm,
    liveTime(db, now),
  );

const known = (name: string, value: SqlValue | undefined) => (value ? { [name]: value } : {});

/** A registration as the registrar keeps it. */
const stored = ({ contact, protocol, proxy, webhooks, expiry_time: expiryTime }: Row) => ({
  ...{ contact, ...controller, protocol, ...known('proxy', proxy) },
  ...JSON.parse(String(webhooks)),
  allow_direct_app_calling: true,
  allow_direct_queue_calling: true,
  allow_direct_user_calling: true,
  expiryTime,
});

function detailsOf(name: unknown, all: Row[]): Record<string, unknown> {
  const found = all.find((row) => row.name === name);
  if (found) return { name, ...stored(found), registered_status: 'active' };
  const nobody = { contact: null, expiryTime: 0, protocol: null };
  return { name, ...nobody, registered_status: 'inactive' };
}
