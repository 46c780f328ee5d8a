/** SIP captures: a pcap or pcapng file in, the ladder of its SIP messages out. See README.md. */
export type { CallLadder } from './callLadder';
export { type Drawing, toMermaid, toSvg, toText } from './drawing';
export { type Hint, type LegFacts, mediaMatcher, type TimeSpan, withStreams } from './facts';
export type { Ladder, LadderMessage } from './ladder';
export { hostOf, type Lanes, laneCenter, layoutLanes, timeWidth } from './lanes';
export { mostMessages } from './limits';
export { mergeHosts } from './mergeHosts';
export { CaptureError, readLadder } from './readLadder';
export { searchMessages } from './searchMessages';
