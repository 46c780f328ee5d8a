import type { Identity } from './scope';

/** Who asks, and for which service provider: what the paths and row filters of endpoints need. */
export interface Caller extends Identity {
  /** The current service provider; null only where the platform has none that the caller may see. */
  providerSid: string | null;
}
