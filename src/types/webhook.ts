import { oneOf, type RowOf, text } from './columns';

export type WebhookMethod = 'POST' | 'GET';

export const webhookColumns = {
  /** Present on applications only, where sending it back updates the stored row in place. */
  webhook_sid: text.optional,
  url: text,
  method: oneOf<WebhookMethod>().neverNull,
  username: text.orNull,
  password: text.orNull.secret,
};

export interface Webhook extends RowOf<typeof webhookColumns> {}
