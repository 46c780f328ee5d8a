export type WebhookMethod = 'POST' | 'GET';

export interface Webhook {
  /** Present on applications only, where sending it back updates the stored row in place. */
  webhook_sid?: string;
  url: string;
  method: WebhookMethod;
  username: string | null;
  password: string | null;
}
