import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import type { Database } from './database';
import type { Outside, SeedName } from './outside';
import type { Vault } from './vault';

/** One request on which the live server would crash, or which would have stored poison. */
export interface PoisonRecord {
  method: string;
  path: string;
  reason: string;
}

/** A mail that the platform sends. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  sentAt: Date;
}

/** The options of `createApi`. */
export interface ApiOptions {
  /** How the server takes requests that reach no route; as Fastify does by default. */
  server?: FastifyHttpOptions<Server>;
  /** Database file; ':memory:' by default. */
  file?: string;
  /** What an empty database is filled with; 'small' by default. */
  seed?: SeedName;
  /** Removes an existing database file first. */
  reset?: boolean;
  /** Where the API lives; '/api/v1' by default. */
  prefix?: string;
  /** Life of a session in seconds; 3600 by default (contract 2.1). */
  jwtLifeSeconds?: number;
  /** The random pause of the live login (contract 1.1); off by default. */
  loginDelay?: boolean;
  /** Requests in 5 minutes for the whole system (contract 1.1); off by default. */
  rateLimit?: number | false;
  /**
   * Hosted mode: accounts change their realms, pay by the stand-in of a payment provider and see
   * their plan in Users/me (contract 3, 5.6, 17); off by default.
   */
  hosted?: boolean;
  /** Carriers, SIP gateways and numbers are not for account scope (contract 11.1); off by default. */
  adminCarrier?: boolean;
  /** The smallest netmask that a SIP gateway may have (contract 11.3); none by default. */
  minGatewayNetmask?: number;
  /** A mail provider is configured, so that forgot-password does not crash; on by default. */
  mail?: boolean;
  /** What becomes of a mail besides being kept in the database. */
  onMail?: (mail: Mail) => void;
  /** Where the console is, for the links in mails; without a trailing slash. */
  consoleUrl?: () => string;
  /** A capture server, a trace store, cloud logs and reachable buckets are there; on by default. */
  callStores?: boolean;
  /** The clock, for tests. */
  now?: () => Date;
  /** Fastify's request log on standard output; off by default. */
  logger?: boolean;
}

/** What every route needs. */
export interface PlatformContext {
  db: Database;
  vault: Vault;
  now: () => Date;
  /** Signs and checks session tokens. */
  jwtSecret: string;
  jwtLifeSeconds: number;
  loginDelay: boolean;
  hosted: boolean;
  adminCarrier: boolean;
  minGatewayNetmask: number;
  mail: boolean;
  onMail: (mail: Mail) => void;
  consoleUrl: () => string;
  callStores: boolean;
  outside: Outside;
}

/** A date as the database keeps it: UTC without fractions, `2026-11-21T07:26:35.000Z`. */
export const toSeconds = (date: Date) => `${date.toISOString().slice(0, 19)}.000Z`;
