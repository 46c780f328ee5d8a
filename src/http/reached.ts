import { callAddress } from './address';

declare global {
  interface Window {
    /**
     * Whether a platform answers at its address. On the window, because one script asks and another
     * reads it.
     */
    trunklineReached?: Promise<boolean>;
  }
}

/**
 * Whether a platform answers at the configured address, by the one list that needs no token; only its
 * head is requested. "Too many requests" counts as an answer; a redirect does not, as a browser follows
 * no sign-in there. Never rejects.
 */
export async function isReached(): Promise<boolean> {
  try {
    const { ok, status, headers, redirected } = await fetch(
      callAddress({ path: 'PredefinedCarriers' }),
      {
        method: 'HEAD',
        signal: AbortSignal.timeout(10_000),
      },
    );
    const isPlatform = status === 429 || (ok && /json/.test(headers.get('Content-Type') ?? ''));
    return isPlatform && !redirected;
  } catch {
    return false;
  }
}
