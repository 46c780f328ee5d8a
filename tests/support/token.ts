import type { Claims } from '../../src/session/claims';

/** A token with these claims, signed by nobody: the console never checks the signature. */
export function tokenOf(claims: Claims): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const base64 = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `head.${base64}.signature`;
}

export const adminClaims: Claims = { user_sid: 'u-admin', name: 'admin' };
export const providerClaims: Claims = {
  user_sid: 'u-nora',
  name: 'nora',
  service_provider_sid: 'sp-1',
};
/** An account user's token carries both sids (contract 2.1). */
export const accountClaims: Claims = {
  user_sid: 'u-sam',
  name: 'sam',
  service_provider_sid: 'sp-1',
  account_sid: 'a-1',
  account_name: 'Sunrise Clinic',
};
