import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useHosted } from '../../components/hosted/useHosted';
import { subdomainProblem, toSubdomain } from './realm';

/** How long nothing is typed before the platform is asked (ms, rule 16.2). */
const pause = 500;

export type RealmState = 'short' | 'wrong' | 'same' | 'checking' | 'free' | 'taken' | 'failed';

/** The text once it has not changed for a while. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Whether a typed subdomain can become the realm; only the platform's own word makes it `free`. */
export function useRealmCheck(typed: string, rootDomain: string, current: string | null) {
  const { load } = useHosted();
  const subdomain = toSubdomain(typed);
  const realm = `${subdomain}.${rootDomain}`;
  const problem = subdomainProblem(subdomain);
  const isSame = realm === current;
  const isSettled = useSettled(realm) === realm;
  const { data, isError } = useQuery({
    queryKey: ['hosted', 'realm', realm],
    queryFn: async ({ signal }) => (await load()).isRealmAvailable(realm, signal),
    enabled: problem === null && !isSame && isSettled,
    staleTime: 0,
    gcTime: 0,
  });
  const answer = isError ? 'failed' : data === undefined ? 'checking' : data ? 'free' : 'taken';
  const state: RealmState = problem ?? (isSame ? 'same' : answer);
  return { realm, state };
}
