import { readDescription } from '../../media';
import type { LadderMessage } from '../ladder';
import type { Heard } from './streamParts';

/** What the descriptions of a leg name: payload types, and codecs in small letters. */
export interface NamedCodecs {
  numbers: Set<number>;
  names: Set<string>;
}

/** Packets that a codec needs for a verdict: two seconds of sound, of most codecs. */
const leastPackets = 100;
/** What is sent beside sound, whether it was named or not. */
const asides = new Set(['telephone-event', 'CN']);

/**
 * All that the messages of a leg name, of pictures too, which may go between the same addresses (RFC 9143). Null
 * where a description is cut, so that what it names is not known.
 */
export function namedCodecs(messages: LadderMessage[]): NamedCodecs | null {
  const telling = messages.filter(({ hasSdp }) => hasSdp);
  if (telling.some(({ isCut }) => isCut)) return null;
  const codecs = [...new Set(telling.map(({ body }) => body))]
    .flatMap((body) => readDescription(body))
    .flatMap((stream) => stream.codecs);
  return {
    numbers: new Set(codecs.map(({ payloadType }) => payloadType)),
    names: new Set(codecs.map(({ name }) => name.toLowerCase()).filter(Boolean)),
  };
}

/**
 * True for a stream whose codec no description names, of either side: who is to play it may not know it
 * (RFC 3264, section 5.1). One that is known by its name is let be: some send the number of their own list.
 */
export const isUnnamed = ({ codec, packets }: Heard, named: NamedCodecs): boolean =>
  packets >= leastPackets &&
  !asides.has(codec.name) &&
  !named.numbers.has(codec.payloadType) &&
  !named.names.has(codec.name.toLowerCase());
