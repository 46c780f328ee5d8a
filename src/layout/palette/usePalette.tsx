import { useEvent } from 'ra-core';
import { type ReactNode, Suspense, useState } from 'react';
import { onDemand } from '../../components/onDemand';
import { Bounded } from '../../components/page/Bounded';
import { isDialogOpen, isShortcut } from '../../components/shortcut';
import { useKeyDown } from '../../components/useKeyDown';

export const PaletteOnDemand = onDemand(
  async () => (await import('./CommandPalette')).CommandPalette,
);

/** The palette while it is open, and how a button opens it; Ctrl+K or Cmd+K opens it everywhere. */
export function usePalette(): { palette: ReactNode; open: () => void } {
  const [isOpen, setIsOpen] = useState(false);
  const open = useEvent(() => setIsOpen(true));
  useKeyDown((event) => {
    if (!isShortcut(event, 'k')) return;
    // Over a dialog it is the browser's search neither.
    event.preventDefault();
    if (!isDialogOpen()) open();
  });
  const palette = isOpen && (
    <Bounded of="panel">
      <Suspense fallback={null}>
        <PaletteOnDemand onClose={() => setIsOpen(false)} />
      </Suspense>
    </Bounded>
  );
  return { palette, open };
}
