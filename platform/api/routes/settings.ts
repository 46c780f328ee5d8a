import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import type { Row } from '../database';
import { badRequest, bareStatus, PoisonError } from '../errors';
import { type Body, insertRecord, updateRecord } from '../records';
import { body } from '../requests';
import { tables } from '../schema';
import { guardAdmin } from '../scope';

type Settings = 'password_settings' | 'system_information';

/** PasswordSettings and SystemInformation: GET, and POST instead of PUT (contract 10). */
export function settingsRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.get('/PasswordSettings', async () => {
    return stored(ctx, 'password_settings') ?? { min_password_length: 8 };
  });

  api.post('/PasswordSettings', async (request, reply) => {
    if (request.caller.scope !== 'admin') throw bareStatus(403);
    const payload = known('password_settings', body(request));
    const length = payload.min_password_length;
    // Zero slips through on the live platform (contract 10).
    if (length && (Number(length) < 8 || Number(length) > 20)) {
      throw badRequest('invalid min_password_length should be between 8-20');
    }
    store(ctx, 'password_settings', payload);
    return reply.code(201).send({});
  });

  api.get('/SystemInformation', async (request) => {
    guardAdmin(request.caller);
    return stored(ctx, 'system_information') ?? {};
  });

  api.post('/SystemInformation', async (request, reply) => {
    guardAdmin(request.caller);
    const payload = body(request);
    checkSystemInformation(payload);
    store(ctx, 'system_information', payload);
    return reply.code(201).send(stored(ctx, 'system_information'));
  });
}

/** The live server dies of unknown keys, bad log levels and an empty object (contract 25). */
function checkSystemInformation(payload: Body): void {
  const names = Object.keys(payload);
  if (names.length === 0) throw new PoisonError('POST /SystemInformation with an empty object');
  const unknown = names.find((name) => !(name in tables.system_information.columns));
  if (unknown) throw new PoisonError(`POST /SystemInformation with unknown key ${unknown}`);
  const level = payload.log_level;
  if (level !== undefined && level !== 'info' && level !== 'debug') {
    throw new PoisonError(`POST /SystemInformation with log_level ${level}`);
  }
}

function known(table: Settings, payload: Body): Body {
  const names = Object.keys(tables[table].columns);
  return Object.fromEntries(Object.entries(payload).filter(([name]) => names.includes(name)));
}

function stored(ctx: PlatformContext, table: Settings): Row | undefined {
  const row = ctx.db.get(`SELECT * FROM ${table}`);
  if (!row) return undefined;
  const { [tables[table].key]: _, ...shown } = row;
  return shown;
}

function store(ctx: PlatformContext, table: Settings, payload: Body): void {
  const { key } = tables[table];
  const row = ctx.db.get(`SELECT ${key} AS sid FROM ${table}`);
  if (!row) insertRecord(ctx.db, table, payload);
  else if (Object.keys(payload).length > 0) updateRecord(ctx.db, table, String(row.sid), payload);
}
