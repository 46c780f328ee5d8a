import { sessionKeys, tab } from '../session/storage';

/** The page from which a visitor went to an identity provider, as the platform calls it. */
export type OAuthOrigin = '/sign-in' | '/register';
const oauthOrigins: OAuthOrigin[] = ['/sign-in', '/register'];

/** A visit to an identity provider that this tab has begun. */
export interface OAuthVisit {
  provider: string;
  state: string;
  from: OAuthOrigin;
}

/**
 * Notes that this tab goes to an identity provider. Session storage belongs to one tab: what comes
 * back to another one finds nothing (decision 21). A new visit takes the place of an older one.
 */
export function beginOAuth({ provider, state, from }: OAuthVisit): void {
  tab.set(sessionKeys.oauthState, `${provider}:${state}`);
  tab.set(sessionKeys.oauthOrigin, from);
}

/** The visit that this tab has begun, given once; null when there is none. */
export function takeOAuth(): OAuthVisit | null {
  const stored = tab.get(sessionKeys.oauthState);
  const from = tab.get(sessionKeys.oauthOrigin);
  tab.set(sessionKeys.oauthState, null);
  tab.set(sessionKeys.oauthOrigin, null);
  const [provider, state] = stored?.split(':') ?? [];
  const origin = oauthOrigins.find((one) => one === from);
  return provider && state && origin ? { provider, state, from: origin } : null;
}
