import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { onDemand } from '../components/onDemand';
import { Bounded } from '../components/page/Bounded';

const TimeZoneDialog = onDemand(async () => (await import('./TimeZoneDialog')).TimeZoneDialog);

/** The time zone dialog while it is open, and how to open it. */
export function useTimeZoneDialog(): { timeZoneDialog: ReactNode; showTimeZone: () => void } {
  const [isOpen, setIsOpen] = useState(false);
  const showTimeZone = useCallback(() => setIsOpen(true), []);
  const timeZoneDialog = isOpen && (
    <Bounded of="panel">
      <Suspense fallback={null}>
        <TimeZoneDialog onClose={() => setIsOpen(false)} />
      </Suspense>
    </Bounded>
  );
  return { timeZoneDialog, showTimeZone };
}
