import ipaddr from 'ipaddr.js';

/** Address and port as one text: "192.0.2.1:5060", "[2001:db8::1]:5060". */
export function endpoint(address: Uint8Array, port: number): string {
  const read = ipaddr.fromByteArray([...address]);
  return read.kind() === 'ipv4'
    ? `${read}:${port}`
    : `[${(read as ipaddr.IPv6).toRFC5952String()}]:${port}`;
}
