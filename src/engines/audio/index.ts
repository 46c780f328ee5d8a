/** Recordings: plays a file while it arrives, with its waveform and its regions. See README.md. */
export type { Peaks } from './peaks';
export type { RecordingMedia } from './RecordingMedia';
export { RecordingSession, type RecordingState } from './RecordingSession';
export {
  hasRecordingStart,
  isRecordingStart,
  type RecordedSpan,
  recordingStart,
  toRecordedSpans,
} from './regions/recordedSpan';
export { type RegionDetail, regionDetails } from './regions/regionDetails';
export { findRegions, type Region } from './regions/regions';
export { tickLabel, ticksBetween } from './ticks';
export { formatLatency, formatPosition, jumpSeconds, jumpTarget, recordingFileName } from './time';
