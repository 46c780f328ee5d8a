import { type Loudness, peaksPerSecond, speechThreshold } from './regions/endOfSpeech';

/** Peaks a second that are kept to be drawn: one a pixel at 100 pixels a second. */
const drawnPerSecond = 100;

/** A quarter more room whenever it runs out: few copies, and little room that stays empty. */
function grown<T extends Float32Array | Uint8Array>(array: T, length: number): T {
  if (length <= array.length) return array;
  const next = new (array.constructor as new (size: number) => T)(
    Math.max(length, Math.ceil(array.length * 1.25)),
  );
  next.set(array);
  return next;
}

class ChannelPeaks {
  private drawn = new Float32Array(1024);
  /** One bit a peak: louder than the threshold or not. Three hours take one megabyte. */
  private loud = new Uint8Array(1024);

  add(first: number, samples: Float32Array, sampleRate: number): void {
    const last = first + samples.length - 1;
    this.drawn = grown(this.drawn, Math.floor((last * drawnPerSecond) / sampleRate) + 1);
    this.loud = grown(this.loud, (Math.floor((last * peaksPerSecond) / sampleRate) >> 3) + 1);
    let from = 0;
    while (from < samples.length) {
      const peak = Math.floor(((first + from) * peaksPerSecond) / sampleRate);
      const next = Math.ceil(((peak + 1) * sampleRate) / peaksPerSecond) - first;
      const to = Math.min(samples.length, Math.max(from + 1, next));
      let amplitude = 0;
      for (let index = from; index < to; index += 1) {
        amplitude = Math.max(amplitude, Math.abs(samples[index] ?? 0));
      }
      this.note(peak, amplitude);
      from = to;
    }
  }

  private note(peak: number, amplitude: number): void {
    const { drawn, loud } = this;
    const at = Math.floor((peak * drawnPerSecond) / peaksPerSecond);
    if (amplitude > (drawn[at] ?? 0)) drawn[at] = amplitude;
    if (amplitude > speechThreshold) {
      loud[peak >> 3] = (loud[peak >> 3] ?? 0) | (1 << (peak & 7));
    }
  }

  /** The peaks of so many seconds; what is not there yet is silent. */
  view(seconds: number): Float32Array {
    const view = new Float32Array(Math.max(1, Math.ceil(seconds * drawnPerSecond)));
    view.set(this.drawn.subarray(0, view.length));
    return view;
  }

  loudness(seconds: number): Loudness {
    const { loud } = this;
    return {
      count: Math.floor(seconds * peaksPerSecond),
      duration: Math.floor(seconds * peaksPerSecond) / peaksPerSecond,
      isLoud: (index) => ((loud[index >> 3] ?? 0) & (1 << (index & 7))) !== 0,
    };
  }
}

/**
 * What is kept of the sound of a recording while its samples pass by: peaks to draw, and whether
 * each of 800 peaks a second is loud enough for speech. Three hours of two channels take 15 MB,
 * where their samples would take 690.
 */
export class Peaks {
  private channels: ChannelPeaks[];
  private known = 0;

  constructor(
    channels: number,
    private sampleRate: number,
  ) {
    this.channels = Array.from({ length: channels }, () => new ChannelPeaks());
  }

  get channelCount(): number {
    return this.channels.length;
  }

  /** Seconds from the start for which the peaks are known. */
  get seconds(): number {
    return this.known / this.sampleRate;
  }

  /** Takes the next samples, one array a channel, from -1 to 1; `first` counts from the start. */
  add(first: number, samples: Float32Array[]): void {
    this.channels.forEach((channel, index) => {
      const own = samples[index];
      if (own && own.length > 0) channel.add(Math.max(0, first), own, this.sampleRate);
    });
    this.known = Math.max(this.known, first + (samples[0]?.length ?? 0));
  }

  /** The peaks to draw for a recording of so many seconds, one array a channel. */
  view(seconds: number): Float32Array[] {
    return this.channels.map((channel) => channel.view(seconds));
  }

  /** The loudness of each channel as far as it is known. */
  loudness(): Loudness[] {
    return this.channels.map((channel) => channel.loudness(this.seconds));
  }
}
