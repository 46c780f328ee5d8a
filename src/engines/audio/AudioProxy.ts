/**
 * An event target with the volume, mute, speed and state of an audio element of its own.
 * `RecordingMedia` adds what differs from a plain audio element: source, position and length.
 */
export class AudioProxy extends EventTarget {
  /** A constant, so that the waveform library neither fetches nor replaces the source. */
  readonly src = 'recording';
  readonly currentSrc = 'recording';
  /** True while the playhead waits for bytes that have not arrived. */
  isWaiting = false;
  /** A source is or was there. */
  protected isLoaded = false;
  protected wantsToPlay = false;
  protected readonly audio = document.createElement('audio');

  constructor() {
    super();
    this.audio.preload = 'auto';
    for (const event of ['volumechange', 'ratechange']) {
      this.audio.addEventListener(event, () => this.emit(event));
    }
  }

  get paused(): boolean {
    return !this.wantsToPlay;
  }

  get readyState(): number {
    return this.isLoaded ? 4 : 0;
  }

  get volume(): number {
    return this.audio.volume;
  }

  set volume(volume: number) {
    this.audio.volume = volume;
    // At once: the element's own event comes later, and a slider whose key is held reads the volume
    // back before that.
    this.emit('volumechange');
  }

  get muted(): boolean {
    return this.audio.muted;
  }

  set muted(isMuted: boolean) {
    this.audio.muted = isMuted;
  }

  get playbackRate(): number {
    return this.audio.playbackRate;
  }

  set playbackRate(rate: number) {
    // A new source begins with the default one.
    this.audio.defaultPlaybackRate = rate;
    this.audio.playbackRate = rate;
  }

  canPlayType(): string {
    return '';
  }

  protected setWaiting(isWaiting: boolean): void {
    if (this.isWaiting === isWaiting) return;
    this.isWaiting = isWaiting;
    this.emit(isWaiting ? 'waiting' : 'playing');
  }

  protected emit(event: string): void {
    this.dispatchEvent(new Event(event));
  }
}
