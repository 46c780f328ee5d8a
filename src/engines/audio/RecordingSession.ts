import { createObservable } from '../../observable';
import type { RecordingStream } from '../../types';
import { RecordingFile } from './RecordingFile';
import { RecordingMedia } from './RecordingMedia';

/** The state of a recording. Times are in seconds, sizes in bytes. */
export interface RecordingState {
  /** `failed`: the stream could not be opened. `broken`: what came cannot be played. */
  phase: 'loading' | 'ready' | 'failed' | 'broken';
  error: unknown;
  /** All of it is there, and it holds no sound. */
  isEmpty: boolean;
  isPlaying: boolean;
  /** It plays as soon as more has arrived. */
  isWaiting: boolean;
  duration: number;
  /** Seconds and bytes that have arrived, and how many bytes there are where that is known. */
  receivedSeconds: number;
  receivedBytes: number;
  totalBytes: number | null;
  contentType: string;
  isComplete: boolean;
  /** The transfer broke: what arrived is all there is. */
  isTruncated: boolean;
  /** Seconds for which the waveform is known; null if there can be none. */
  peakSeconds: number | null;
  arePeaksComplete: boolean;
  channels: number;
  rate: number;
  volume: number;
  isMuted: boolean;
}

const initial: RecordingState = {
  phase: 'loading',
  error: null,
  isEmpty: false,
  isPlaying: false,
  isWaiting: false,
  duration: 0,
  receivedSeconds: 0,
  receivedBytes: 0,
  totalBytes: null,
  contentType: '',
  isComplete: false,
  isTruncated: false,
  peakSeconds: 0,
  arePeaksComplete: false,
  channels: 0,
  rate: 1,
  volume: 1,
  isMuted: false,
};

/** Milliseconds between two updates of the state while bytes arrive; shorter until it can play. */
const refreshInterval = 200;
const firstRefreshInterval = 20;

/**
 * One opened recording: its transfer, its sound and its state. `subscribe` and `snapshot` are what
 * React's `useSyncExternalStore` wants. After `close` it holds neither bytes nor peaks.
 */
export class RecordingSession {
  file: RecordingFile | null = null;
  media: RecordingMedia | null = null;
  private state = createObservable(initial);
  private moves = createObservable<undefined>(undefined);
  private abortController = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `expected` is what the call says that it lasted, in seconds. */
  constructor(
    private open: (signal: AbortSignal) => Promise<RecordingStream>,
    private expected: number,
  ) {}

  subscribe = this.state.subscribe;

  snapshot = this.state.get;

  /** Calls back at every move of the playhead; returns the function that stops it. */
  follow = this.moves.subscribe;

  /** Fetches the recording, and plays from `from` seconds when there is enough of it. */
  async start(from: number | null): Promise<void> {
    const { signal } = this.abortController;
    try {
      const opened = await this.open(signal);
      if (signal.aborted) return;
      this.file = new RecordingFile(opened, this.expected, signal, () => this.scheduleRefresh());
      this.media = new RecordingMedia(this.file);
      this.set({ contentType: opened.contentType, totalBytes: opened.size });
      this.watchMedia(this.media);
      if (from !== null) {
        if (from > 0) this.media.currentTime = from;
        this.play();
      }
      await this.file.read();
    } catch (error) {
      if (!signal.aborted) this.set({ phase: 'failed', error });
    }
  }

  /** Cancels the transfer and frees its data. */
  close(): void {
    this.abortController.abort();
    clearTimeout(this.timer);
    this.media?.destroy();
    this.file?.close();
  }

  play(): void {
    this.media?.play().catch(() => undefined);
  }

  toggle(): void {
    if (this.snapshot().isPlaying) this.media?.pause();
    else this.play();
  }

  seek(seconds: number): void {
    if (this.media) this.media.currentTime = seconds;
  }

  get position(): number {
    return this.media?.currentTime ?? 0;
  }

  private watchMedia(media: RecordingMedia): void {
    const events = ['play', 'pause', 'ended', 'waiting', 'playing', 'canplay', 'durationchange'];
    for (const event of [...events, 'volumechange', 'ratechange', 'error']) {
      media.addEventListener(event, () => this.refresh());
    }
    for (const event of ['timeupdate', 'seeking', 'seeked', 'ended']) {
      media.addEventListener(event, () => {
        if (!this.abortController.signal.aborted) this.moves.set(undefined);
      });
    }
  }

  private scheduleRefresh(): void {
    const wait = this.media && this.media.readyState > 0 ? refreshInterval : firstRefreshInterval;
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      if (this.abortController.signal.aborted) return;
      this.media?.update();
      this.refresh();
    }, wait);
  }

  /** Brings the state up to date with file and medium. */
  private refresh(): void {
    const { file, media } = this;
    if (!file || !media || this.abortController.signal.aborted) return;
    const { isEmpty } = file;
    const isReady = media.readyState > 0 && !isEmpty;
    this.set({
      isEmpty,
      phase: media.error || isEmpty ? 'broken' : isReady ? 'ready' : 'loading',
      isPlaying: !media.paused,
      isWaiting: media.isWaiting,
      duration: media.duration,
      receivedSeconds: file.seconds,
      receivedBytes: file.size,
      isComplete: file.isEnded && !file.isTruncated,
      isTruncated: file.isTruncated,
      peakSeconds: file.peaks?.seconds ?? (file.arePeaksComplete ? null : 0),
      arePeaksComplete: file.arePeaksComplete,
      channels: file.peaks?.channelCount ?? 0,
      rate: media.playbackRate,
      volume: media.volume,
      isMuted: media.muted,
    });
  }

  private set(change: Partial<RecordingState>): void {
    const state = this.snapshot();
    const next = { ...state, ...change };
    const keys = Object.keys(next) as (keyof RecordingState)[];
    if (keys.some((key) => !Object.is(next[key], state[key]))) this.state.set(next);
  }
}
