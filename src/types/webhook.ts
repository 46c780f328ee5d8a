import type { Shape } from './shape';

export type WebhookMethod = 'POST' | 'GET';

export interface Webhook {
  /** Present on applications only, where sending it back updates the stored row in place. */
  webhook_sid?: string;
  url: string;
  method: WebhookMethod;
  username: string | null;
  password: string | null;
}

export const webhookShape = {
  webhook_sid: 'text',
  url: 'text',
  method: 'text',
  username: 'text',
  password: 'text',
} as const satisfies Shape<Webhook>;
