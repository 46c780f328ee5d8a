/** SIP captures: a pcap or pcapng file in, the ladder of its SIP messages out. See README.md. */
export type { Ladder, LadderMessage } from './ladder';
export { hostOf, type Lanes, laneCenter, layoutLanes, timeWidth } from './lanes';
export { CaptureError, readLadder } from './readLadder';
