import { u16 } from './bytes';
import { behindType, ethernet } from './link';
import type { Datagram } from './types';

const vxlanPort = 4_789;
const genevePort = 6_081;
/** Types of the Encapsulated Remote SPAN of switches, in GRE. */
const erspan = { oneOrTwo: 0x88be, three: 0x22eb };

/** What Generic Routing Encapsulation carries (RFC 2784 and 2890; of PPTP: RFC 2637). */
function behindGre(bytes: Uint8Array): Uint8Array | null {
  const flags = u16(bytes, 0);
  const isPptp = (flags & 7) === 1;
  // Checksum, key and sequence number are four bytes each; PPTP has an acknowledgement besides.
  const present = [0x8000, 0x2000, 0x1000, ...(isPptp ? [0x0080] : [])];
  const header = 4 + 4 * present.filter((flag) => (flags & flag) !== 0).length;
  const [type, content] = [u16(bytes, 2), bytes.subarray(header)];
  // Without a sequence number it is of the first version, which has no header of its own.
  if (type === erspan.oneOrTwo) return ethernet(content.subarray(flags & 0x1000 ? 8 : 0));
  if (type === erspan.three) return ethernet(content.subarray((content[11] ?? 0) & 1 ? 20 : 12));
  return behindType(type, content);
}

/** The frame in a datagram of VXLAN, known by its port and by the one flag that it has (RFC 7348). */
function behindVxlan(bytes: Uint8Array): Uint8Array | null {
  const isVxlan = u16(bytes, 2) === vxlanPort && bytes.length > 16 && bytes[8] === 8;
  return isVxlan ? ethernet(bytes.subarray(16)) : null;
}

/** The packet in a datagram of GENEVE, known by its port and version, behind its options (RFC 8926). */
function behindGeneve(bytes: Uint8Array): Uint8Array | null {
  const [first = 0] = bytes.subarray(8);
  const isGeneve = u16(bytes, 2) === genevePort && bytes.length > 16 && first >> 6 === 0;
  return isGeneve ? behindType(u16(bytes, 10), bytes.subarray(16 + (first & 0x3f) * 4)) : null;
}

/** The IP packet that travels in another one: IP in IP, GRE, VXLAN or GENEVE. Null when there is none. */
export function tunnelled({ protocol, payload }: Datagram): Uint8Array | null {
  switch (protocol) {
    case 4:
    case 41:
      return payload;
    case 17:
      return behindVxlan(payload) ?? behindGeneve(payload);
    case 47:
      return behindGre(payload);
    default:
      return null;
  }
}
