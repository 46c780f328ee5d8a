import { useEvent } from 'ra-core';
import { useLayoutEffect } from 'react';

/**
 * Hears the keys of the whole page, from the commit on that draws what they are for: somebody may press one before
 * effects run.
 */
export function useKeyDown(onKey: (event: KeyboardEvent) => void): void {
  const hear = useEvent(onKey);
  useLayoutEffect(() => {
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [hear]);
}
