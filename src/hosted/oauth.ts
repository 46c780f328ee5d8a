import { config } from '../config';
import { hrefOf } from '../routing/addresses';
import { beginOAuth, type OAuthOrigin } from './oauthVisit';
import { randomState } from './randomState';

interface ProviderRow {
  /** Its own name for itself. */
  name: string;
  clientId: () => string | null;
  /** Where a visitor gives permission. */
  address: string;
  query: Record<string, string>;
}

const providers = {
  google: {
    name: 'Google',
    clientId: () => config().googleClientId,
    address: 'https://accounts.google.com/o/oauth2/v2/auth',
    query: {
      scope: 'email profile',
      access_type: 'offline',
      include_granted_scopes: 'true',
      response_type: 'code',
    },
  },
  github: {
    name: 'GitHub',
    clientId: () => config().githubClientId,
    address: 'https://github.com/login/oauth/authorize',
    query: { scope: 'user:email', allow_signup: 'false' },
  },
} satisfies Record<string, ProviderRow>;

export type OAuthProvider = keyof typeof providers;

export const isOAuthProvider = (text: string): text is OAuthProvider =>
  Object.hasOwn(providers, text);

/** The identity providers that this deployment has a client id for (decision 75). */
export const oauthProviders = (): { id: OAuthProvider; name: string }[] =>
  (Object.keys(providers) as OAuthProvider[])
    .filter((id) => providers[id].clientId())
    .map((id) => ({ id, name: providers[id].name }));

/** What a provider calls itself; null for a text that is none. */
export const oauthProviderName = (id: string): string | null =>
  isOAuthProvider(id) ? providers[id].name : null;

/**
 * Where the providers send visitors back to: below the console's public address. One without a path names the
 * host alone, where the console is below the base of this page.
 */
export const callbackAddress = (provider: OAuthProvider): string => {
  const path = `/oauth-callback/${provider}`;
  const { origin, pathname } = new URL(config().baseUrl ?? '/', window.location.origin);
  return origin + (pathname === '/' ? hrefOf(path) : pathname + path);
};

/**
 * Begins a visit to an identity provider and answers its address. The state in it is random, good for
 * one return, to this tab, from this provider (decision 21).
 */
export function beginVisit(provider: OAuthProvider, from: OAuthOrigin): string {
  const row: ProviderRow = providers[provider];
  const state = randomState();
  beginOAuth({ provider, state, from });
  const url = new URL(row.address);
  url.search = new URLSearchParams({
    ...row.query,
    client_id: row.clientId() ?? '',
    redirect_uri: callbackAddress(provider),
    state,
  }).toString();
  return url.href;
}

/** The id under which a provider knows this deployment; null where there is none. */
export const clientIdOf = (provider: OAuthProvider): string | null =>
  providers[provider].clientId();
