import type { Headers, StartLine } from './headers';
import { FrameSearch } from './webSocketSearch';

/** What is known of the message that begins a queue of bytes; places count from there. */
interface KnownHead {
  line?: { start: StartLine; next: number };
  head?: { headers: Headers; body: number; length: number };
  /** Up to where the end of the line, and then of the head, was looked for. */
  searched: number;
  /** It is the end of a line that is too long for a message. */
  isRest?: boolean;
  /** For frames of a WebSocket that begin in it. */
  search: FrameSearch;
}

export const nothingKnown = (): KnownHead => ({ searched: 0, search: new FrameSearch() });
