/** Looked up from this length on, after this pause (rule 16.2). */
const leastSubdomain = 3;
export const lookupPause = 500;

/** The longest label of a host name. */
const longestLabel = 63;

export type SubdomainFlaw = 'short' | 'long' | 'characters';

/** As it is stored: host names know no capitals, and the platform stores what it gets. */
export const normalSubdomain = (text: string): string => text.trim().toLowerCase();

/**
 * What is wrong with a subdomain as a label of a host name: letters, digits and hyphens, none at
 * either end; null when nothing is. Of what is too short nothing else is said.
 */
export function subdomainFlaw(subdomain: string): SubdomainFlaw | null {
  if (subdomain.length < leastSubdomain) return 'short';
  if (subdomain.length > longestLabel) return 'long';
  return /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(subdomain) ? null : 'characters';
}
