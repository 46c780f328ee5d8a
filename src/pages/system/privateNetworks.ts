import ipaddr from 'ipaddr.js';

const entries = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

const isNetwork = (entry: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(entry) || ipaddr.IPv4.isValidCIDRFourPartDecimal(entry);

/**
 * Checks a comma list of private networks: each entry an IPv4 address, or one with a prefix of 0 to
 * 32. Blanks around commas and empty entries are no fault (rule 6.4).
 */
export function checkPrivateNetworks(text?: string | null) {
  const value = entries(text ?? '').find((entry) => !isNetwork(entry));
  return value === undefined
    ? undefined
    : { message: 'pages.settings.validation.cidr', args: { value } };
}

/** The list as the platform keeps it: without blanks; null when there is nothing in it. */
export const toPrivateNetworks = (text: string | null): string | null =>
  entries(text ?? '').join(',') || null;
