import type { Ladder, Party } from './ladder';
import { hostOf } from './lanes';

/** The address of a host with all of its ports: "192.0.2.1:5060, 5062". */
function withPort(address: string, other: string): string {
  const port = other.slice(other.lastIndexOf(':') + 1);
  return `${address}, ${port}`;
}

/**
 * The ladder with one party for each host, whatever its ports: TCP takes a new one for each connection,
 * and a server may listen at several. Its messages stay as they are: there may be many. Null where every
 * host has one port already.
 */
export function mergeHosts<L extends Ladder>(ladder: L): L | null {
  const places = new Map<string, number>();
  const parties: Party[] = [];
  const placeOf = ladder.parties.map(({ address, agents }) => {
    const host = hostOf(address);
    const known = places.get(host);
    const party = known === undefined ? undefined : parties[known];
    if (known === undefined || !party) {
      places.set(host, parties.length);
      return parties.push({ address, agents }) - 1;
    }
    parties[known] = {
      ...party,
      address: withPort(party.address, address),
      agents: [...new Set([...party.agents, ...agents])],
    };
    return known;
  });
  if (parties.length === ladder.parties.length) return null;
  return { ...ladder, parties, lines: placeOf };
}
