import { isIPv4 } from 'node:net';
import type { PlatformContext } from '../context';
import { badRequest } from '../errors';
import type { Body } from '../records';

/**
 * The rules of a SIP gateway, each 400 `{msg}` (contract 11.3). They look at the body alone, on a
 * change too: `inbound` without `ipv4` is refused whatever is stored. Duplicates, a gateway without
 * a direction, and ports and netmasks out of range pass.
 */
export function checkSipGateway(
  { minGatewayNetmask }: PlatformContext,
  { ipv4, netmask, inbound, outbound }: Body,
): void {
  if (ipv4 !== undefined && /\s/.test(String(ipv4))) throw badRequest('ipv4 holds blanks');
  if (inbound && !isIPv4(String(ipv4))) throw badRequest('Inbound gateway must be IPv4 address');
  if (netmask && Number(netmask) < minGatewayNetmask) {
    throw badRequest(`netmask must be at least ${minGatewayNetmask}`);
  }
  const hasOtherNetmask = netmask !== undefined && Number(netmask) !== 32;
  if (outbound && !inbound && hasOtherNetmask) {
    throw badRequest('For outbound only gateway netmask can only be 32');
  }
}
