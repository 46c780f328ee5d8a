import type { AuthProvider } from 'ra-core';
import { config } from '../config';
import * as session from '../session';
import { type Action, type Area, decide, type Owned, type Refusal } from './policies';
import { signOut } from './signIn';

export interface Asked {
  action: Action;
  area: Area;
  record?: Owned;
  /** Asks for the right to save rather than to open; for `edit` and `view` only. */
  isWrite?: boolean;
}

/** Null when the signed-in operator may, else why not and where to go. Nobody signed in: refused. */
export function refusalOf(asked: Asked): Refusal | null {
  const identity = session.identity();
  if (!identity) return { message: 'app.access.loginRequired', redirectTo: '/' };
  return decide({
    ...asked,
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
    // What follows must not come later: it would lead away whoever has signed in by then.
    signOut();
    return '/';
  },
  checkAuth: () => (session.token() ? Promise.resolve() : Promise.reject()),
  checkError: () => Promise.resolve(),
  getIdentity: async () => {
    const identity = session.identity();
    if (!identity) throw new Error('app.errors.expired');
    return { ...identity, id: identity.userSid, fullName: identity.name };
  },
  canAccess: async ({ action, resource, record }) =>
    refusalOf({ action: action as Action, area: resource as Area, record }) === null,
  getPermissions: () => Promise.resolve(session.identity()?.scope),
  refusalOf,
} satisfies AuthProvider & Record<string, unknown>;
export type ConsoleAuthProvider = typeof authProvider;

export type { Action, Area, Owned, Refusal } from './policies';
