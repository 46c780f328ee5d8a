import { config, isConfigured } from './config';

/** What libraries write: text, and the frame of the waveform. No element of it runs or loads anything. */
const plainHtml = /^([^<]|<\/?(div|style)( (class|part)="[\w-]+")*>)*$/;

const scriptOrigins = (): string[] => {
  const isPaid = isConfigured() && config().stripePublishableKey !== null;
  return [location.origin, ...(isPaid ? ['https://js.stripe.com'] : [])];
};

const policy = {
  createHTML: (html: string) => (plainHtml.test(html) ? html : null),
  createScriptURL: (url: string) => {
    const { href } = new URL(url, location.href);
    return scriptOrigins().some((origin) => href.startsWith(`${origin}/`)) ? url : null;
  },
};

/**
 * Says what may be made HTML or a script of where the security policy asks for trusted types (ADR 1):
 * scripts and workers of this origin, those of Stripe where a card key is set, and HTML in which
 * nothing runs. The browser refuses all else.
 */
export function restrictSinks(): void {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy: (name: string, rules: typeof policy) => unknown };
  };
  trustedTypes?.createPolicy('default', policy);
}
