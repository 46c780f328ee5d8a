import { type FileLimits, fileLimits, Log } from '../packets';
import type { SipProblem } from './types';

/** What reading the SIP messages of a capture may use. */
export interface SipLimits extends FileLimits {
  messages: number;
}

export const defaultLimits: SipLimits = { ...fileLimits, messages: 20_000 };

/** The problems and the work of reading SIP messages. */
export class SipLog extends Log<SipProblem> {}
