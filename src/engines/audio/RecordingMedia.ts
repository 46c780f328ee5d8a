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
  /** The second of the recording at which the source begins, and the one for which it was made. */
  private begins = 0;
  private madeFor = 0;
  /** True for a source that was cut to begin where it was wanted. */
  private isCut = false;
  /** Where to go once the next source is ready, or once that moment has arrived. */
  private target: number | null = null;
  private isSwapping = false;
  private needsCompleteFile = false;

  constructor(private file: RecordingFile) {
    super();
    const on = (event: string, handler: () => void) => this.audio.addEventListener(event, handler);
    on('loadedmetadata', () => this.onLoadedMetadata());
    on('seeking', () => this.isSwapping || this.emit('seeking'));
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
    return this.isSwapping || this.audio.seeking;
  }

  get currentTime(): number {
    return this.target ?? this.reached;
  }

  /** The second of the recording that the source has come to. */
  private get reached(): number {
    return this.begins + this.audio.currentTime;
  }

  set currentTime(time: number) {
    const to = Math.max(0, Math.min(time, this.duration));
    this.ended = false;
    if (
      this.url !== null &&
      !this.isSwapping &&
      !this.file.needsOwnStart &&
      (this.isSourceComplete || to < this.sourceSeconds - 0.2)
    ) {
      this.target = null;
      this.setWaiting(false);
      this.audio.currentTime = to;
      // It stops by itself at the end, and while it waited.
      if (this.wantsToPlay && this.audio.paused) this.start().catch(() => undefined);
    } else {
      this.target = to;
      this.emit('seeking');
      if (!this.isSwapping) this.update();
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
    if (this.isSwapping || this.error) return;
    const { file } = this;
    if (this.url === null) {
      if (file.canPlay && (file.isEnded || !this.needsCompleteFile)) this.load(this.target ?? 0);
    } else if (this.target !== null) {
      if (file.isEnded || file.seconds > this.target + 1) this.load(this.target);
      else this.wait();
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

  /** Stands still until the moment that is wanted has arrived. */
  private wait(): void {
    this.audio.pause();
    this.setWaiting(true);
  }

  private load(at: number): void {
    const { file } = this;
    this.isSwapping = true;
    this.target = at;
    this.sourceSeconds = file.seconds;
    this.isSourceComplete = file.isEnded;
    const old = this.url;
    const { file: source, begins } = file.playable(at);
    this.begins = begins;
    this.madeFor = Math.min(at, file.seconds);
    this.isCut = file.needsOwnStart;
    this.url = URL.createObjectURL(source);
    this.audio.src = this.url;
    if (old !== null) URL.revokeObjectURL(old);
  }

  private onLoadedMetadata(): void {
    if (!this.isSwapping) return;
    this.isLoaded = true;
    const end = this.isSourceComplete ? this.audio.duration : this.sourceSeconds;
    const at = Math.min(this.target ?? 0, Number.isFinite(end) ? end : Number.MAX_VALUE);
    // Such a source begins where it is wanted.
    if (at > 0 && !this.isCut) this.audio.currentTime = at;
    else this.onSettled();
    this.emit('loadedmetadata');
    this.emit('durationchange');
  }

  /** Ends a swap or a seek: the source is at its place and plays on if it was playing. */
  private onSettled(): void {
    if (this.isSwapping && this.audio.readyState >= 1 && !this.audio.seeking) {
      const wanted = this.target ?? this.reached;
      this.isSwapping = false;
      this.target = null;
      this.setWaiting(false);
      // The operator went elsewhere while the source was loading.
      const place = this.isCut ? this.madeFor : this.reached;
      if (Math.abs(wanted - place) > 0.3) this.currentTime = wanted;
      this.emit('canplay');
      if (this.wantsToPlay && this.target === null) this.start().catch(() => undefined);
    }
    if (!this.isSwapping) this.emit('seeked');
  }

  private async start(): Promise<void> {
    const { url } = this;
    // At the end of what has arrived the element would begin anew.
    if (this.audio.ended && !this.isSourceComplete) {
      this.target = this.reached;
      this.update();
      return;
    }
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
    const { audio, isSwapping, target, wantsToPlay } = this;
    if (isSwapping || target !== null || audio.ended || audio.paused !== wantsToPlay) return;
    this.wantsToPlay = !wantsToPlay;
    this.emit(wantsToPlay ? 'pause' : 'play');
  }

  private onTimeUpdate(): void {
    if (this.isSwapping || this.target !== null) return;
    this.emit('timeupdate');
    const { file, sourceSeconds, reached } = this;
    const isNearEnd = !this.isSourceComplete && reached > sourceSeconds - swapMargin;
    if (isNearEnd && (file.isEnded || file.seconds > sourceSeconds + minimumGain))
      this.load(reached);
  }

  private onEnded(): void {
    // The event may be late: the operator has gone elsewhere since.
    if (this.isSwapping || this.target !== null || !this.audio.ended) return;
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
      this.isSwapping = false;
      this.needsCompleteFile = true;
      this.release();
      this.update();
      return;
    }
    this.error = new Error(error?.message ?? 'It cannot be played');
    this.isSwapping = false;
    this.emit('error');
  }
}
