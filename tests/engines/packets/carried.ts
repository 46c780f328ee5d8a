import { type Datagram, fileLimits, Log, readPackets } from '../../../src/engines/packets';
import { ip4, ip6, pcap, udp } from '../sip/packets';

/** What is sent inside: a datagram of either version. */
export const four = ip4(udp('inside', [4000, 4002]), { from: '10.9.8.7' });
export const six = ip6(udp('inside', [4000, 4002]));

/**
 * What a capture of one link type carries: its datagrams with the text behind a header of UDP, and what was wrong.
 * Those whose text does not begin as what is sent inside are not wanted.
 */
export function carriedBy(linkType: number, ...frames: Uint8Array[]) {
  const file = pcap(frames, { linkType });
  const log = new Log(fileLimits, file.length);
  const datagrams: (Pick<Datagram, 'protocol' | 'missing'> & { text: string })[] = [];
  const { otherPackets } = readPackets(file, log, {
    take: ({ protocol, payload, missing }) => {
      const text = Buffer.from(payload.subarray(8)).toString('latin1');
      datagrams.push({ protocol, missing, text });
      return text.startsWith('inside');
    },
  });
  const texts = datagrams.map(({ text }) => text);
  return { datagrams, texts, otherPackets, problems: log.problems };
}
