import { randomBytes } from 'node:crypto';
import type { Database, Row, SqlValue } from './database';
import { findRecord, insertRecord } from './records';

/** The webhook behind a sid, with its sid as applications show it; null for none (contract 6). */
export function webhookOf(db: Database, sid: SqlValue | undefined): Row | null {
  return (sid && findRecord(db, 'webhooks', sid)) || null;
}

/** The webhook behind a sid without webhook_sid, as accounts and providers show it (contract 6). */
export function anonymousWebhookOf(db: Database, sid: SqlValue | undefined): Row | null {
  const hook = webhookOf(db, sid);
  if (!hook) return null;
  const { webhook_sid: _, ...shown } = hook;
  return shown;
}

/**
 * Stores a new webhook and answers its sid; null for null, for texts, `{}` and an empty url, which
 * all mean "none" (contract 5.1). 400 for a webhook_sid in it, 500 for other unknown keys.
 */
export function storeWebhook(db: Database, value: unknown): string | null {
  if (!value || typeof value !== 'object') return null;
  const hook = value as Record<string, unknown>;
  if (!hook.url && !('webhook_sid' in hook)) return null;
  return insertRecord(db, 'webhooks', hook);
}

/** `wh_secret_` and 22 characters, as the live server makes them (contract 5.3). */
export function newWebhookSecret(): string {
  return `wh_secret_${randomBytes(32)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 22)}`;
}
