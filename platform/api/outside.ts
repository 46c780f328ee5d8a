import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Database } from './database';
import type { Vault } from './vault';

/** Who somebody is, as an identity provider or the sign-up form says. */
export interface Identity {
  name: string;
  email: string;
  provider: unknown;
  provider_userid?: string;
  email_validated?: boolean;
}

/** One variable of a webhook's schema as the platform documents it (contract 7). */
export interface EnvVariable {
  type: 'string' | 'number' | 'boolean';
  description: string;
  required?: boolean;
  default?: string | number | boolean;
  enum?: (string | number)[];
  obscure?: boolean;
  uiHint?: 'input' | 'textarea' | 'filepicker';
  jambonzResource?: 'carriers';
}

export type EnvSchema = Record<string, EnvVariable>;

/** What a webhook answers to the request for its schema. */
export type HookAnswer =
  | { schema: EnvSchema; slow?: boolean }
  /** Passed on as it is, though it is no schema: a console has to live with it. */
  | { strange: unknown; type?: string }
  | 'invalid'
  | 'unreachable';

/** Where the platform keeps what a call leaves behind (contract 16.2). */
export interface CallStores {
  /** Whether the Call-ID is that of a call or registration of the platform at all. */
  isKnownCallId(callId: string): boolean;
  /** A pcap file; one without packets where nothing was captured. */
  capture(callId: string, method: string): Buffer;
  /** How many packets were captured, by any method. */
  packetCount(callId: string): number;
  trace(traceId: string): object | undefined;
  /** The log lines of a call, by its sid. */
  logs(callSid: string): string[] | undefined;
  /** The bytes of a recording, in pieces. */
  recording(name: string): Readable;
}

/** What a call engine answers. */
export interface EngineAnswer {
  status: number;
  body: unknown;
}

/** The call engine. It is asked only about what the platform has found good itself (contract 5.7). */
export interface CallEngine {
  /** Changes a call; an answer of less than 300 says that it was taken, not that it had an effect. */
  update(callSid: string, change: Record<string, unknown>): EngineAnswer;
  /** Calls out: 201 `{sid, callId}`, or a refusal. */
  create(accountSid: string, call: Record<string, unknown>): EngineAnswer;
  /** Sends a text message: 201 `{sid, callId}`. */
  message(accountSid: string, message: Record<string, unknown>): EngineAnswer;
}

/** A quantity of a price, as a request names it. */
export interface Wanted {
  price: string;
  quantity: number;
  product_sid?: string;
}

/** An event of the payment provider's webhook. */
export interface PaymentEvent {
  type: 'invoice.payment_succeeded' | 'invoice.payment_failed';
  accountSid: string;
  subscriptionId: string;
  reason: 'subscription_create' | 'subscription_update' | 'subscription_cycle';
}

/** A card as the payment provider keeps it. */
export interface KeptMethod {
  id: string;
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
}

/** A subscription with its latest invoice and the payment of that one. */
interface Subscribed {
  subscription: { id: string };
  invoice: { status: string; amount_paid: number };
  intent:
    | {
        client_secret: string;
        status: string;
        currency: string;
        statement_descriptor: string;
        last_payment_error: { message?: string } | null;
      }
    | undefined;
}

/** An invoice to come. */
interface Upcoming {
  currency: string;
  next_payment_attempt: number;
  lines: { data: { amount: number; proration: boolean }[] };
}

interface Sold {
  id: string;
  category: string;
  description: string;
  unit_label: string;
  prices: ({ id: string } & object)[];
}

/** The payment provider of a hosted platform. Its refusals are thrown as the platform passes them on. */
export interface Payments {
  /** Throws while the provider cannot be reached. */
  reach(): void;
  products: Sold[];
  createCustomer(accountSid: string, email: string | null): { id: string };
  /** Ends everything of a customer. */
  removeCustomer(customer: string): void;
  method(id: string): KeptMethod;
  /** The id of the card that a customer pays with. */
  defaultMethod(customer: string): string | null | undefined;
  /** Keeps a card for all that is due from now on. */
  keepMethod(id: string, customer: string): KeptMethod;
  forgetMethod(id: string): void;
  subscribe(customer: string, accountSid: string, wanted: Wanted[]): Subscribed;
  change(subscription: string, wanted: Wanted[]): Subscribed;
  subscribed(id: string): Subscribed;
  cancel(subscription: string): void;
  /** The next invoice, or what it would be after a change. */
  upcoming(customer: string, wanted?: Wanted[]): Upcoming;
  /** Tries again what is unpaid. */
  payOutstanding(customer: string): void;
}

/** Everything that a platform reaches outside of its own database. The demo implements it. */
export interface Outside {
  /** None on a platform that is not hosted. */
  payments: Payments | undefined;
  calls: CallStores;
  engine: CallEngine;
  /** What a vendor makes of a text: sound as MP3. */
  speak(text: string): Buffer;
  /** Who agreed to the code of an identity provider; thrown where nobody did (contract 2.4). */
  exchangeCode(provider: string, code: string): Identity;
  /** What the webhook behind a URL answers; undefined where it publishes no schema. */
  hookAnswer(url: string): HookAnswer | undefined;
  /** Adds the pages of other companies to the server, beside the API. */
  addPages(app: FastifyInstance): void;
}

/**
 * 'small' is a believable company, 'large' the same one grown, 'huge' one as large as the largest, 'hosted'
 * a hosted platform with accounts at every step of a sign-up, 'empty' the admin user alone.
 */
export type SeedName = 'small' | 'large' | 'huge' | 'hosted' | 'empty';

/** What an API needs from elsewhere: its first rows, and its surroundings. */
export interface World {
  /** Fills a database without users, by the name of a seed. */
  fill(of: { db: Database; vault: Vault; now: Date }, seed: SeedName): void;
  reach(of: {
    db: Database;
    now: () => Date;
    hosted: boolean;
    tell: (event: PaymentEvent) => void;
  }): Outside;
}
