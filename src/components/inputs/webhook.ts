import type { Webhook } from '../../types';

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const host = new RegExp(`^${label}(\\.${label})*\\.?$`, 'i');
const scheme = /^(https?|wss?):\/\//i;
const address = /^\w+:\/\/(?:[^/?#@]*@)?(\[[^\]]*\]|[^/?#:]+)(?::\d{1,5})?(?:[/?#]|$)/;

/** True for an address whose connection is a websocket. */
export const isWebSocketUrl = (url: unknown): boolean =>
  typeof url === 'string' && /^wss?:/i.test(url.trim());

/** A host name as DNS spells it: an international one is converted. */
const inAscii = (name: string): string => {
  const isAscii = /^[\x20-\x7e]*$/.test(name);
  return !isAscii && URL.canParse(`http://${name}/`) ? new URL(`http://${name}/`).hostname : name;
};

/**
 * Checks a webhook's address as the platform does (contract 7): http, https, ws or wss; a host name
 * of letters, digits and hyphens, localhost and IPv4 included, IPv6 and underscores not, or an
 * international one, which is sent as it is typed; no blanks inside. Blanks around it are cut when it is sent. Empty is fine. Answers the key of what is wrong.
 */
export function validateWebhookUrl(value: unknown): string | undefined {
  const url = typeof value === 'string' ? value.trim() : '';
  if (!url) return undefined;
  if (/\s/.test(url)) return 'app.webhook.blanks';
  if (!scheme.test(url)) return 'app.webhook.invalidUrl';
  const name = address.exec(url)?.[1];
  if (name && !host.test(inAscii(name))) return 'app.webhook.invalidHost';
  return name && URL.canParse(url) ? undefined : 'app.webhook.malformed';
}

/** A webhook as a form holds it: `has_auth` is the tick of its basic authentication, if touched. */
export interface WebhookValues extends Partial<Webhook> {
  has_auth?: boolean;
}

/** True when the zone of the basic authentication is open. */
export const hasBasicAuth = (values: WebhookValues | null | undefined): boolean =>
  values?.has_auth ?? Boolean(values?.username || values?.password);

/**
 * The webhook that is sent for what a form holds: null without an address; username and password
 * null when the basic authentication is not ticked or they are empty; `webhook_sid` kept, so that
 * an application's stored row is updated in place. The method is POST unless chosen.
 */
export function toWebhook(values: WebhookValues | null | undefined): Webhook | null {
  const url = values?.url?.trim();
  if (!url) return null;
  const isOn = hasBasicAuth(values);
  return {
    ...(values?.webhook_sid && { webhook_sid: values.webhook_sid }),
    url,
    method: values?.method ?? 'POST',
    username: (isOn && values?.username) || null,
    password: (isOn && values?.password) || null,
  };
}
