import { useEffect, useState } from 'react';

/** True after 150 ms: quick answers show no skeleton, so that nothing blinks. */
export function useIsLate(milliseconds = 150): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isLate;
}
