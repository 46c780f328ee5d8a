import ipaddr from 'ipaddr.js';

/** The kinds of an address: IPv4, a name below a domain, a domain itself, or none of them. */
export type AddressKind = 'ip' | 'fqdn' | 'fqdn-top-level' | 'invalid';

const maxPort = 65_535;

const label = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?$/i;
const maxName = 253;

/**
 * The kind of an address; blanks around it do not count. `sip.example.com` is a name (fqdn),
 * `example.com` is one as well, without a subdomain (fqdn-top-level).
 *
 * No address is: a host without a domain, a name that ends in digits alone, as 256.1.1.1 does, one
 * with a trailing dot or blanks inside, an IPv4 address with leading zeros or fewer than four parts,
 * and IPv6, which the platform does not take (contract 11.3).
 */
export function addressKind(value: unknown): AddressKind {
  const address = typeof value === 'string' ? value.trim() : '';
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return 'ip';
  const labels = address.split('.');
  const isName =
    address.length <= maxName &&
    labels.length >= 2 &&
    labels.every((part) => label.test(part)) &&
    !/^\d+$/.test(labels.at(-1) ?? '');
  if (!isName) return 'invalid';
  return labels.length === 2 ? 'fqdn-top-level' : 'fqdn';
}

/** True for a name of either kind. */
export const isName = (value: unknown): boolean => addressKind(value).startsWith('fqdn');

/** True for a whole number in decimal digits from 0 to 65535, as a number or as a text. */
export function isPort(value: unknown): boolean {
  const text = String(value ?? '').trim();
  return /^\d{1,6}$/.test(text) && Number(text) <= maxPort;
}

/** What an address was pasted with: a port, or the netmask of a network. */
export interface AddressParts {
  address: string;
  port: number | null;
  netmask: number | null;
}

/** `[sip:|sips:]host[:port][/netmask]` */
const place = /^(?:sips?:)?([^:/\s]+)(?::(\d{1,5}))?(?:\/(\d{1,2}))?$/i;

/**
 * An address and what was written with it, such as `198.51.100.10:5080`, `198.51.100.0/24` and
 * `sip:sip.example.com`; null for an address alone, and for what holds none or a value out of range. A netmask is
 * from 1 to 32, of an IPv4 address.
 */
export function placeIn(value: unknown): AddressParts | null {
  const text = typeof value === 'string' ? value.trim() : '';
  const [whole, address = '', port, netmask] = place.exec(text) ?? [];
  const kind = addressKind(address);
  if (whole === address || kind === 'invalid' || (port && !isPort(port))) return null;
  if (netmask && (kind !== 'ip' || Number(netmask) < 1 || Number(netmask) > 32)) return null;
  return { address, port: port ? Number(port) : null, netmask: netmask ? Number(netmask) : null };
}

/** `[sip:|sips:[user@]]host[:port]` */
const proxy = /^(?:(sips?):(?:([^@:]+)@)?)?([^:@]+)(?::(\d+))?$/i;

/**
 * True for what a SIP proxy may be: a domain or an IPv4 address, with a port from 1 to 65535 or
 * without, on its own or as a sip or sips address, which may name a user.
 */
export function isSipProxy(value: unknown): boolean {
  const match = proxy.exec(typeof value === 'string' ? value : '');
  if (!match) return false;
  const [, , , host = '', port] = match;
  if (/\s/.test(match[0]) || addressKind(host) === 'invalid') return false;
  return port === undefined || (isPort(port) && Number(port) > 0);
}
