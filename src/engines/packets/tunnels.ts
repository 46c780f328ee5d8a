import { u16 } from './bytes';
import { behindType, ethernet } from './link';
import type { Datagram } from './types';

const vxlanPort = 4_789;

/** What Generic Routing Encapsulation carries (RFC 2784 and 2890; of PPTP: RFC 2637). */
function behindGre(bytes: Uint8Array): Uint8Array | null {
  const flags = u16(bytes, 0);
  const isPptp = (flags & 7) === 1;
  // Checksum, key and sequence number are four bytes each; PPTP has an acknowledgement besides.
  const present = [0x8000, 0x2000, 0x1000, ...(isPptp ? [0x0080] : [])];
  const header = 4 + 4 * present.filter((flag) => (flags & flag) !== 0).length;
  return behindType(u16(bytes, 2), bytes.subarray(header));
}

/** The frame in a datagram of VXLAN, known by its port and by the one flag that it has (RFC 7348). */
function behindVxlan(bytes: Uint8Array): Uint8Array | null {
  const isVxlan = u16(bytes, 2) === vxlanPort && bytes.length > 16 && bytes[8] === 8;
  return isVxlan ? ethernet(bytes.subarray(16)) : null;
}

/** The IP packet that travels in another one: IP in IP, GRE or VXLAN. Null when there is none. */
export function tunnelled({ protocol, payload }: Datagram): Uint8Array | null {
  switch (protocol) {
    case 4:
    case 41:
      return payload;
    case 17:
      return behindVxlan(payload);
    case 47:
      return behindGre(payload);
    default:
      return null;
  }
}
