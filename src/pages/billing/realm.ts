/** The fewest characters of a subdomain (rule 16.2), and the most of one label of a domain. */
const minLength = 3;
const maxLength = 63;

/** What the platform stores and compares: small letters. */
export const toSubdomain = (typed: string): string => typed.trim().toLowerCase();

/** Why a subdomain is not worth asking about; null when it is. */
export function subdomainProblem(subdomain: string): 'short' | 'wrong' | null {
  if (subdomain.length < minLength) return 'short';
  const isLabel = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(subdomain);
  return isLabel && subdomain.length <= maxLength ? null : 'wrong';
}

/** The subdomain of a realm below a root domain; empty for a realm elsewhere. */
export function subdomainOf(realm: string | null, root: string): string {
  return realm?.endsWith(`.${root}`) ? realm.slice(0, -root.length - 1) : '';
}
