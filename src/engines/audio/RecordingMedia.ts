import { AudioProxy } from './AudioProxy';
import type { RecordingFile } from './RecordingFile';

/** Seconds before the end of what a source holds at which a longer one takes its place. */
const swapMargin = 2;
/** Seconds more than before that make it worth a new source. */
const minimumGain = 5;

/**
 * Plays a recording while it arrives. To those who listen it is a media element of the whole
 * recording, also to the waveform; behind it stands an audio element whose source is what has
 * arrived so far, replaced by a longer one when the playhead comes near its end.
 */
export class RecordingMedia extends AudioProxy {
  error: Error | null = null;
  ended = false;
  private url: string | null = null;
  /** Seconds that the source holds. */
  private sourceSeconds = 0;
  private isSourceComplete = false;
  /** The second of the recording at which the source begins, and the one that it was last sent to. */
  private begins = 0;
  private sentTo = 0;
  /** True for a source that was cut to begin where it was wanted. */
  private isCut = false;
  /** Where to go once the element is there where it was sent, or once that moment has arrived. */
  private target: number | null = null;
  /** The element is on its way: a source is being made ready, or a moment looked for. */
  private isMoving = false;
  private needsCompleteFile = false;

  constructor(private file: RecordingFile) {
    super();
    const on = (event: string, handler: () => void) => this.audio.addEventListener(event, handler);
    on('loadedmetadata', () => this.onLoadedMetadata());
    on('seeked', () => this.onSettled());
    on('canplay', () => this.onSettled());
    on('timeupdate', () => this.onTimeUpdate());
    on('ended', () => this.onEnded());
    on('error', () => this.onError());
    for (const event of ['play', 'pause']) on(event, () => this.onToggled());
  }

  get duration(): number {
    const { file } = this;
    if (!file.isDurationKnown && file.isEnded && Number.isFinite(this.audio.duration)) {
      return this.audio.duration;
    }
    return file.duration;
  }

  get seeking(): boolean {
    return this.isMoving || this.audio.seeking;
  }

  get currentTime(): number {
    return this.target ?? this.reached;
  }

  /** The second of the recording that the source has reached. */
  private get reached(): number {
    return this.begins + this.audio.currentTime;
  }

  set currentTime(time: number) {
    const to = Math.max(0, Math.min(time, this.duration));
    this.ended = false;
    this.target = to;
    this.emit('seeking');
    // One way after the other: browsers may lose a seek that comes during another one, also one of their own,
    // as a keyboard's key that plays at the end goes to the beginning.
    if (!this.isMoving && this.audio.seeking) {
      this.isMoving = true;
      this.sentTo = Number.NaN;
    } else if (!this.isMoving) {
      if (this.url !== null && this.isInSource(to)) this.seek(to);
      else this.update();
    }
    this.emit('timeupdate');
  }

  async play(): Promise<void> {
    if (this.wantsToPlay) return;
    if (this.ended) this.currentTime = 0;
    this.wantsToPlay = true;
    this.emit('play');
    if (this.target === null && this.url !== null) await this.start();
    else this.update();
  }

  pause(): void {
    // The element may have been started past this object a moment ago.
    this.audio.pause();
    if (!this.wantsToPlay) return;
    this.wantsToPlay = false;
    this.emit('pause');
  }

  /** To be called when more of the file has arrived. */
  update(): void {
    if (this.isMoving || this.error) return;
    const { file } = this;
    if (this.url === null) {
      if (file.canPlay && (file.isEnded || !this.needsCompleteFile)) this.load(this.target ?? 0);
    } else if (this.target !== null) {
      if (file.isEnded || file.seconds > this.target + 1) this.load(this.target);
      else {
        this.audio.pause();
        this.setWaiting(true);
      }
    }
    this.emit('durationchange');
  }

  /** Stops, and frees the source. */
  destroy(): void {
    this.wantsToPlay = false;
    this.error = new Error('closed');
    this.audio.pause();
    this.audio.removeAttribute('src');
    this.audio.load();
    this.release();
  }

  private release(): void {
    if (this.url !== null) URL.revokeObjectURL(this.url);
    this.url = null;
  }

  private isInSource(time: number): boolean {
    const { file, isSourceComplete, sourceSeconds } = this;
    return !file.needsOwnStart && (isSourceComplete || time < sourceSeconds - 0.2);
  }

  /** Sends the element to a moment that its source holds. */
  private seek(to: number): void {
    this.isMoving = true;
    this.sentTo = to;
    this.setWaiting(false);
    this.audio.currentTime = to;
    // It stops by itself at the end, and while it waited.
    if (this.wantsToPlay && this.audio.paused) this.start().catch(() => undefined);
  }

  private load(at: number): void {
    const { file } = this;
    this.isMoving = true;
    this.target = at;
    this.sourceSeconds = file.seconds;
    this.isSourceComplete = file.isEnded;
    const old = this.url;
    const { file: source, begins } = file.playable(at);
    this.begins = begins;
    this.sentTo = file.isEnded ? at : Math.min(at, file.seconds);
    this.isCut = file.needsOwnStart;
    this.url = URL.createObjectURL(source);
    this.audio.src = this.url;
    if (old !== null) URL.revokeObjectURL(old);
  }

  private onLoadedMetadata(): void {
    if (!this.isMoving) return;
    this.isLoaded = true;
    if (!this.isCut) {
      const wanted = this.target ?? 0;
      this.sentTo = this.isSourceComplete ? wanted : Math.min(wanted, this.sourceSeconds);
      if (this.sentTo > 0) this.audio.currentTime = this.sentTo;
    }
    this.onSettled();
    this.emit('loadedmetadata');
    this.emit('durationchange');
  }

  /** The element may have arrived: it continues from there, or seeks again if it is wanted elsewhere by now. */
  private onSettled(): void {
    if (this.isMoving && this.audio.readyState >= 1 && !this.audio.seeking) {
      const wanted = this.target ?? this.sentTo;
      this.isMoving = false;
      this.target = null;
      this.setWaiting(false);
      if (wanted !== this.sentTo) this.currentTime = wanted;
      this.emit('canplay');
      if (!this.wantsToPlay) this.audio.pause();
      else if (this.target === null) this.start().catch(() => undefined);
    }
    if (!this.isMoving) this.emit('seeked');
  }

  private async start(): Promise<void> {
    const { url } = this;
    // At the end of its data the element would start over.
    if (this.audio.ended) return this.onEnded();
    try {
      await this.audio.play();
    } catch (error) {
      // A source that was replaced meanwhile plays on by itself.
      if (url !== this.url || (error instanceof Error && error.name === 'AbortError')) return;
      this.pause();
      throw error;
    }
  }

  /** The element was started or stopped: by the keys of a keyboard or a headset, past this object. */
  private onToggled(): void {
    const { audio, target, wantsToPlay } = this;
    if (target !== null || audio.ended || audio.paused !== wantsToPlay) return;
    this.wantsToPlay = !wantsToPlay;
    this.emit(wantsToPlay ? 'pause' : 'play');
  }

  private onTimeUpdate(): void {
    if (this.target !== null) return;
    this.emit('timeupdate');
    const { file, sourceSeconds, reached } = this;
    const isNearEnd = !this.isSourceComplete && reached > sourceSeconds - swapMargin;
    if (isNearEnd && (file.isEnded || file.seconds > sourceSeconds + minimumGain))
      this.load(reached);
  }

  private onEnded(): void {
    // The event may be late: the operator has gone elsewhere since.
    if (this.target !== null || !this.audio.ended) return;
    if (!this.isSourceComplete) {
      this.target = Math.min(this.reached, this.sourceSeconds);
      this.update();
      return;
    }
    this.wantsToPlay = false;
    this.ended = true;
    this.emit('pause');
    this.emit('ended');
  }

  private onError(): void {
    if (this.error) return;
    const { error } = this.audio;
    // What has arrived may be too little for the browser to read: try again with the whole file.
    if (!this.isSourceComplete) {
      this.target ??= this.reached;
      this.isMoving = false;
      this.needsCompleteFile = true;
      this.release();
      this.update();
      return;
    }
    this.error = new Error(error?.message ?? 'It cannot be played');
    this.isMoving = false;
    this.emit('error');
  }
}
