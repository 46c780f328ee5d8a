import { callFailureOf } from '../authProvider/callFailure';
import { landingPath } from '../authProvider/signIn';
import { config } from '../config';
import { HttpError, request, somethingWentWrong } from '../http';
import * as session from '../session';
import { decodeClaims, identityOf } from '../session/claims';
import { callbackAddress, clientIdOf, isOAuthProvider, type OAuthProvider } from './oauth';
import { type OAuthVisit, takeOAuth } from './oauthVisit';
import { noteSignUp } from './signUp';
import { storeRootDomain } from './signUpState';

/** Why a return from an identity provider signed nobody in. */
export interface OAuthRefusal {
  reason:
    | 'invalidProvider'
    | 'invalidState'
    | 'denied'
    | 'refused'
    | 'unknownUser'
    | 'otherWay'
    | 'noEmail'
    | 'failed';
  /** The platform's own words, or a message key. */
  detail?: string;
}

/** What the platform says in words that are no words for visitors (contract 2.4). */
const refusals: { status: number; words: RegExp; reason: OAuthRefusal['reason'] }[] = [
  // In the provider's own words, which may be a document of JSON.
  { status: 403, words: /./, reason: 'refused' },
  { status: 400, words: /already exists with email/i, reason: 'otherWay' },
  // A column that has to have a value has none: the name, which is the email.
  { status: 500, words: /bind parameters|validation\.required/i, reason: 'noEmail' },
];

/** A parameter that is in the address exactly once and not empty. */
const single = (query: URLSearchParams, name: string): string | null => {
  const [value, ...more] = query.getAll(name);
  return value && more.length === 0 ? value : null;
};

interface GoodReturn {
  provider: OAuthProvider;
  code: string;
  visit: OAuthVisit;
}

/** The meaning of a return's address, before any call to the platform. Uses up the stored state. */
function readReturn(provider: string, search: string): OAuthRefusal | GoodReturn {
  const visit = takeOAuth();
  if (!isOAuthProvider(provider)) return { reason: 'invalidProvider' };
  const query = new URLSearchParams(search);
  if (query.get('error') === 'access_denied') return { reason: 'denied' };
  const [state, code] = [single(query, 'state'), single(query, 'code')];
  if (!visit || visit.state !== state || visit.provider !== provider) {
    return { reason: 'invalidState' };
  }
  if (query.has('error')) return { reason: 'refused' };
  return code ? { provider, code, visit } : { reason: 'invalidState' };
}

/**
 * Ends a visit to an identity provider: `provider` and `search` are those of the address that the
 * visitor came back to. The platform is asked only where the state is the one that this tab sent to
 * this provider and has not been used. On success the session starts and the page to go to is
 * answered. Never throws.
 */
export async function endVisit(
  provider: string,
  search: string,
): Promise<{ goTo: string } | OAuthRefusal> {
  const returned = readReturn(provider, search);
  if ('reason' in returned) return returned;
  const { code, visit } = returned;
  try {
    // Without the token of a signed-in user, whom the platform would replace.
    const { body } = await request<Record<string, unknown> | undefined>({
      method: 'POST',
      path: 'register',
      body: {
        service_provider_sid: config().defaultServiceProviderSid,
        provider: returned.provider,
        oauth2_code: code,
        oauth2_state: visit.state,
        oauth2_client_id: clientIdOf(returned.provider),
        oauth2_redirect_uri: callbackAddress(returned.provider),
        locationBeforeAuth: visit.from,
      },
      isPublic: true,
    });
    return { goTo: startSession(body ?? {}) };
  } catch (error) {
    const { status, message } = callFailureOf(error);
    const said = error instanceof Error ? error.message : '';
    // The platform makes new users only of those who come from the page with the terms.
    if (status === 404 && visit.from === '/sign-in') return { reason: 'unknownUser' };
    const found = refusals.find((one) => one.status === status && one.words.test(said));
    return found ? { reason: found.reason } : { reason: 'failed', detail: message };
  }
}

/** Starts the session of a good answer, and answers where it leads. Throws when it has no token. */
function startSession(body: Record<string, unknown>): string {
  const token = String(body.jwt);
  const claims = decodeClaims(token);
  if (!claims) throw new HttpError(200, { message: somethingWentWrong });
  const identity = identityOf(claims);
  session.start(token);
  const rootDomain = typeof body.root_domain === 'string' ? body.root_domain : null;
  if (rootDomain) storeRootDomain(rootDomain);
  if (body.pristine === true) {
    const { userSid, name } = identity;
    noteSignUp({ userSid, step: 'subdomain', email: String(body.email ?? name), rootDomain });
  }
  return landingPath(identity);
}
