import { asksForHttp, isTls } from './tls';
import { countCompressedFrames } from './webSocketSearch';

/** Compressed frames without an opening, until a connection is taken for a WebSocket. */
const enoughFrames = 2;

/** What one direction of a connection is by which nothing in it can be read. */
export class Unreadable {
  private frames = 0;
  why: 'tls' | 'https' | 'compressed' | null = null;

  get isEncrypted(): boolean {
    return this.why === 'tls' || this.why === 'https';
  }

  /** Notes what a segment is whose beginning is unknown; true when nothing else can be in it. */
  meet(bytes: Uint8Array): boolean {
    if (isTls(bytes)) this.why = asksForHttp(bytes) ? 'https' : 'tls';
    if (this.isEncrypted) return true;
    const frames = countCompressedFrames(bytes);
    this.frames += frames;
    if (this.frames >= enoughFrames) this.why = 'compressed';
    return frames > 0;
  }
}
