import { jwtDecode } from 'jwt-decode';
import type { Identity, Scope } from '../types';

/** The claims of a session token that the console reads; others are ignored. */
export interface Claims {
  user_sid?: string;
  name?: string;
  email?: string;
  account_sid?: string | null;
  account_name?: string | null;
  service_provider_sid?: string | null;
  is_view_only?: boolean;
  permissions?: string[];
  /** Seconds since 1970. */
  iat?: number;
  /** Seconds since 1970. */
  exp?: number;
}

/**
 * The role by two sids: an account sid means account, else a provider sid means service_provider, else
 * admin (rule 3.8). An account user's token has both.
 */
export function scopeOf(owner: {
  account_sid?: string | null;
  service_provider_sid?: string | null;
}): Scope {
  if (owner.account_sid) return 'account';
  return owner.service_provider_sid ? 'service_provider' : 'admin';
}

/** The claims of a JWT, without checking its signature; null when the text is no JWT. */
export function decodeClaims(token: string): Claims | null {
  try {
    const claims: unknown = jwtDecode(token);
    return claims && typeof claims === 'object' ? claims : null;
  } catch {
    return null;
  }
}

/** Who the claims speak of. View-only is a property of the token (contract 1.4). */
export function identityOf(claims: Claims): Identity {
  return {
    scope: scopeOf(claims),
    userSid: claims.user_sid ?? '',
    name: claims.name ?? claims.email ?? '',
    accountSid: claims.account_sid ?? null,
    accountName: claims.account_name ?? null,
    serviceProviderSid: claims.service_provider_sid ?? null,
    isViewOnly: claims.is_view_only === true,
  };
}
