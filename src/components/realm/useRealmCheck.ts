import { useEffect, useState } from 'react';
import { lookupPause, normalSubdomain, type SubdomainFlaw, subdomainFlaw } from './subdomain';

type Lookup = 'checking' | 'available' | 'taken' | 'failed';

export interface RealmCheck {
  /** Whether the name may be used, and if not, why; 'empty' before anything is typed. */
  state: 'empty' | SubdomainFlaw | Lookup;
  /** The whole name, as it would be stored. */
  realm: string;
  /** Asks once more, after a failure. */
  checkAgain: () => void;
}

/**
 * Whether a subdomain of `rootDomain` can be had. The platform is asked when nothing was typed for
 * 500 ms; what it says of an earlier text is dropped. Without a root domain it is never asked.
 */
export function useRealmCheck(
  typed: string,
  rootDomain: string | null,
  isAvailable: (realm: string, signal: AbortSignal) => Promise<boolean>,
): RealmCheck {
  const subdomain = normalSubdomain(typed);
  const flaw = subdomainFlaw(subdomain);
  const realm = `${subdomain}.${rootDomain ?? ''}`;
  const asks = flaw === null && rootDomain !== null;
  const [found, setFound] = useState<{ realm: string; lookup: Lookup } | null>(null);
  const isOpen = asks && (found?.realm !== realm || found.lookup === 'checking');

  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const ask = () =>
      isAvailable(realm, controller.signal).then(
        (is) => setFound({ realm, lookup: is ? 'available' : 'taken' }),
        () => {
          if (!controller.signal.aborted) setFound({ realm, lookup: 'failed' });
        },
      );
    const timer = setTimeout(ask, lookupPause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isOpen, realm, isAvailable]);

  const lookup = found?.realm === realm ? found.lookup : 'checking';
  return {
    state: subdomain === '' ? 'empty' : (flaw ?? lookup),
    realm,
    checkAgain: () => setFound({ realm, lookup: 'checking' }),
  };
}
