/** Peaks a second that the search looks at: one for 10 samples at 8 kHz (rule 14.7). */
export const peaksPerSecond = 800;
/** Amplitude above which a peak counts as speech. */
export const speechThreshold = 0.03;
/** How many loud peaks in a row are speech. */
const run = 5;
/** What is added to the end that was found, in seconds. */
const tail = 0.02;
/** Seconds that a recording may be shorter than its last span. */
const slack = 0.05;

/** What is known of the loudness of one channel. */
export interface Loudness {
  /** Number of peaks. */
  count: number;
  /** Seconds that they cover. */
  duration: number;
  /** True where the amplitude of a peak exceeds the threshold. */
  isLoud: (index: number) => boolean;
}

/** The loudness of peaks that are at hand as numbers from -1 to 1. */
export const loudnessOf = (peaks: ArrayLike<number>, duration: number): Loudness => ({
  count: peaks.length,
  duration,
  isLoud: (index) => Math.abs(peaks[index] ?? 0) > speechThreshold,
});

/**
 * When someone stopped to speak between two moments, all in seconds of the recording: the search
 * goes backwards from `end` for five loud peaks in a row, and adds 0.02 s (rule 14.7).
 * Null when nobody spoke, or while the peaks do not reach that far.
 */
export function endOfSpeech(loudness: Loudness, start: number, end: number): number | null {
  const { count, duration, isLoud } = loudness;
  if (count === 0 || !(end > start) || end > duration + slack) return null;
  const first = Math.max(0, Math.floor((start * count) / duration));
  const last = Math.min(count - 1, Math.floor((end * count) / duration));
  let loud = 0;
  for (let index = last; index >= first; index -= 1) {
    loud = isLoud(index) ? loud + 1 : 0;
    if (loud === run) return ((index + run) * duration) / count + tail;
  }
  return null;
}
