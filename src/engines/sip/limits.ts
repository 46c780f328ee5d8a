import { type FileLimits, fileLimits, Log } from '../packets';
import type { SipProblem } from './types';

/** What reading the SIP messages of a capture may use. */
export interface SipLimits extends FileLimits {
  messages: number;
}

/**
 * Messages of a file that are read and put into a ladder: as many as a worker manages in 5 s on a machine
 * of two slow cores (50 microseconds a message, of which the ladder takes less than half).
 */
export const mostMessages = 100_000;

export const defaultLimits: SipLimits = { ...fileLimits, messages: mostMessages };

/** The problems and the work of reading SIP messages. */
export class SipLog extends Log<SipProblem> {}
