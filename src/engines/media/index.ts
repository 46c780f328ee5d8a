/** What sound and its descriptions are written in: SDP, payload types, G.711. See README.md. */
export { type Codec, codecByNumber } from './codecs';
export { samplesOf } from './g711';
export { type DescribedStream, type Direction, endpointText, readDescription } from './sdp';
