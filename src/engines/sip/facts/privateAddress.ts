import ipaddr from 'ipaddr.js';
import { hostOf } from '../lanes';
import type { FollowedLeg, Hint } from './hint';

/** RFC 1918, RFC 6598, RFC 4193 and what never leaves a host or a link. */
const privateRanges = ['private', 'carrierGradeNat', 'uniqueLocal', 'loopback', 'linkLocal'];

/** True for an address that the internet does not route; false for a name. */
export const isPrivate = (host: string): boolean =>
  ipaddr.isValid(host) && privateRanges.includes(ipaddr.process(host).range());

/** The descriptions that answer, or are answered by, one without ICE: their own ICE has no effect. */
function withoutIce({ exchanges, streamsOf }: FollowedLeg): Set<number> {
  const places = new Set<number>();
  for (const { offer, answer } of exchanges) {
    if (answer === null) continue;
    const hasIce = (place: number) => streamsOf(place).some((media) => media.hasIce);
    if (hasIce(offer) && hasIce(answer)) continue;
    places.add(offer);
    places.add(answer);
  }
  return places;
}

/**
 * Private addresses that are told to somebody who cannot reach them: by a party that is itself reached at
 * a public address, or that is captured before its NAT and sends to a public one. Where both sides do ICE
 * (RFC 8839) the addresses of `c=` lines do not count.
 */
export function privateAddresses(leg: FollowedLeg): Hint[] {
  const seen = new Set<string>();
  const plain = withoutIce(leg);
  return leg.messages.flatMap((message) => {
    if (!message.hasSdp) return [];
    const [host, peer] = [hostOf(message.source), hostOf(message.destination)];
    const isInside = isPrivate(host);
    if (isInside && isPrivate(peer)) return [];
    return leg
      .streamsOf(message.index)
      .filter(({ address, port, hasIce }) => {
        const isCounted = !hasIce || plain.has(message.index);
        return isCounted && port !== 0 && isPrivate(address);
      })
      .flatMap(({ address }): Hint[] => {
        const key = `${host} ${address}`;
        if (seen.has(key)) return [];
        seen.add(key);
        return [{ kind: 'privateAddress', message: message.index, address, host, isInside }];
      });
  });
}
