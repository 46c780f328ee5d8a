import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { onDemand } from '../components/onDemand';
import { Bounded } from '../components/page/Bounded';

const AboutDialog = onDemand(async () => (await import('./AboutDialog')).AboutDialog);

/** "About" while it is open, and how to open it. */
export function useAbout(): { about: ReactNode; showAbout: () => void } {
  const [isOpen, setIsOpen] = useState(false);
  const showAbout = useCallback(() => setIsOpen(true), []);
  const about = isOpen && (
    <Bounded of="panel">
      <Suspense fallback={null}>
        <AboutDialog onClose={() => setIsOpen(false)} />
      </Suspense>
    </Bounded>
  );
  return { about, showAbout };
}
