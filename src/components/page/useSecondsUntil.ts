import { useEffect, useState } from 'react';

/** Whole seconds until a moment (milliseconds since 1970), counted down to 1; null without one. */
export function useSecondsUntil(moment: number | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (moment === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === null ? null : Math.max(1, Math.ceil((moment - now) / 1000));
}
