import { randomBytes } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { registerAdminCarrier } from './adminCarrier';
import { registerAuth } from './auth';
import type { ApiOptions, PlatformContext, PoisonRecord } from './context';
import type { Database } from './database';
import { openDatabase } from './openDatabase';
import type { World } from './outside';
import { handlePaymentEvent } from './plans';
import { registerRecordPaths } from './recordPaths';
import { routes } from './routes';
import { copySeed } from './seedCopies';
import {
  registerBodyParsers,
  registerErrors,
  registerHeaders,
  registerRateLimit,
} from './transport';
import { createVault } from './vault';

/** A running API of the embedded platform. */
export interface PlatformApi {
  /** Use `app.inject` in tests and `app.listen` to serve; other plugins may serve other paths. */
  app: FastifyInstance;
  db: Database;
  /** Every request that the live server would crash on or store poison for (contract 25). */
  poison: PoisonRecord[];
  /** The plain text of a secret that the database holds encrypted. */
  reveal(secret: string): string;
  close(): Promise<void>;
}

/**
 * Starts the API: the REST contract of the live platform under `prefix`, on an SQLite database that
 * `world` fills when it is empty. Other paths are left to others. Rejects with a message when the
 * database file cannot be used.
 */
export async function createApi(options: ApiOptions, world: World): Promise<PlatformApi> {
  const now = options.now ?? (() => new Date());
  const prefix = options.prefix ?? '/api/v1';
  const db = openSeeded(options, now(), world);
  const hosted = options.hosted ?? false;
  const vault = createVault(storedSecret(db, 'vault'));
  const context: PlatformContext = {
    db,
    vault,
    now,
    jwtSecret: storedSecret(db, 'jwt'),
    jwtLifeSeconds: options.jwtLifeSeconds ?? 3600,
    loginDelay: options.loginDelay ?? false,
    hosted,
    adminCarrier: options.adminCarrier ?? false,
    minGatewayNetmask: options.minGatewayNetmask ?? 0,
    mail: options.mail ?? true,
    onMail: options.onMail ?? (() => undefined),
    consoleUrl: options.consoleUrl ?? (() => 'http://localhost:3001'),
    callStores: options.callStores ?? true,
    outside: world.reach({ db, now, hosted, tell: (event) => handlePaymentEvent(context, event) }),
  };
  const poison: PoisonRecord[] = [];
  const app = fastify({
    ...options.server,
    logger: options.logger ?? false,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 },
  });
  await app.register(
    async (api) => {
      // Before the headers, as on the live platform: another origin cannot read its refusal.
      if (options.rateLimit) registerRateLimit(api, options.rateLimit, now);
      registerHeaders(api);
      registerBodyParsers(api);
      registerAuth(api, context, prefix);
      registerRecordPaths(api, prefix);
      registerErrors(api, poison);
      if (context.adminCarrier) registerAdminCarrier(api, prefix);
      for (const route of routes) route(api, context);
    },
    { prefix },
  );
  context.outside.addPages(app);
  return {
    app,
    db,
    poison,
    reveal: (secret) => vault.decrypt(secret),
    async close() {
      await app.close();
      db.close();
    },
  };
}

/**
 * Seeds that are written anew each time: the original of the large one would hold 100,000 calls for as
 * long as the process lives, that of the huge one as many numbers.
 */
const notCopied = ['large', 'huge'];

/** The database that the options ask for, seeded if it is empty. One in memory copies its seed. */
function openSeeded(
  { file = ':memory:', reset, seed = 'small' }: ApiOptions,
  now: Date,
  world: World,
) {
  const fill = (db: Database) =>
    world.fill({ db, vault: createVault(storedSecret(db, 'vault')), now }, seed);
  return file === ':memory:' && !notCopied.includes(seed)
    ? openDatabase(file, reset, (db) => copySeed(db, seed, now, fill))
    : openDatabase(file, reset, fill);
}

/** A random key that survives restarts with the database. */
function storedSecret(db: Database, name: string): string {
  const found = db.get('SELECT value FROM platform_meta WHERE name = ?', name);
  if (found) return String(found.value);
  const value = randomBytes(32).toString('hex');
  db.run('INSERT INTO platform_meta (name, value) VALUES (?, ?)', name, value);
  return value;
}
