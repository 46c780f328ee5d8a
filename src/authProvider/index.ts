import type { AuthProvider } from 'ra-core';
import { config } from '../config';
import * as session from '../session';
import type { AccessPolicies, AccessQuestion, Action, Area, Refusal } from '../types/access';
import { decide } from './policies';
import { signOut } from './signOut';

/** Null when the signed-in operator may, else why not and where to go. Nobody signed in: refused. */
function refusalOf(question: AccessQuestion): Refusal | null {
  const identity = session.identity();
  if (!identity) return { message: 'app.access.loginRequired', redirectTo: '/' };
  return decide({
    ...question,
    identity,
    providerSid: session.currentServiceProvider(),
    config: config(),
  });
}

/**
 * react-admin's view of the session. Ending a session is the business of `session` (the guard of
 * /internal sends everyone without a token to the sign-in page), so `checkError` never logs out:
 * a 401 has been dealt with by then and a 403 never ends anything (decision 18).
 */
export const authProvider = {
  login: () => Promise.reject(new Error('The sign-in page is outside the console')),
  logout: async () => {
    await signOut();
    // A user who has signed in meanwhile, in another tab, stays.
    return session.token() ? false : '/';
  },
  checkAuth: () => (session.token() ? Promise.resolve() : Promise.reject()),
  checkError: () => Promise.resolve(),
  getIdentity: async () => {
    const identity = session.identity();
    if (!identity) throw new Error('app.errors.expired');
    return { ...identity, id: identity.userSid, fullName: identity.name };
  },
  canAccess: async ({ action, resource, record }) =>
    refusalOf({ action: action as Action, resource: resource as Area, record }) === null,
  getPermissions: () => Promise.resolve(session.identity()?.scope),
  refusalOf,
} satisfies AuthProvider & AccessPolicies;
