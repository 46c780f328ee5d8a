import { useEffect, useState } from 'react';

/** Whether a region is live by now: what it begins with, once that is there, is no news (ADR 19). */
export function useIsLive(hasBegun = true): boolean {
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(hasBegun), [hasBegun]);
  return isLive;
}
