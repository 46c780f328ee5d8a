import { useEvent } from 'ra-core';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { ConsoleActions } from '../components/ConsoleContext';
import { onDemand } from '../components/onDemand';
import { Bounded } from '../components/page/Bounded';
import { singleKey, switchSingleKeys } from '../components/shortcut';
import { useKeyDown } from '../components/useKeyDown';
import { readPreference, writePreference } from '../config/preferences';

const ShortcutsDialog = onDemand(async () => (await import('./ShortcutsDialog')).ShortcutsDialog);

/** Whether keys alone do something, as the operator left it (WCAG 2.1.4). */
function useSingleKeys(): [boolean, (areOn: boolean) => void] {
  const [areOn, setAreOn] = useState(() => readPreference('keys') !== 'off');
  useEffect(() => switchSingleKeys(areOn), [areOn]);
  const change = (next: boolean) => {
    setAreOn(next);
    writePreference('keys', next ? null : 'off');
  };
  return [areOn, change];
}

/** The list of shortcuts while it is open, and how to open it; the question mark does, too. */
export function useShortcuts({
  loadHelp,
  tellMissing,
}: Pick<ConsoleActions, 'loadHelp' | 'tellMissing'>): {
  shortcuts: ReactNode;
  showKeys: () => void;
} {
  const [isOpen, setIsOpen] = useState(false);
  const [areOn, change] = useSingleKeys();
  const showKeys = useEvent(() => {
    Promise.all([ShortcutsDialog.prepare(), loadHelp()]).then(() => setIsOpen(true), tellMissing);
  });
  useKeyDown((event) => {
    if (singleKey(event) !== '?') return;
    event.preventDefault();
    showKeys();
  });
  const shortcuts = isOpen && (
    <Bounded of="panel">
      <Suspense fallback={null}>
        <ShortcutsDialog
          areSingleKeysOn={areOn}
          onSwitch={change}
          onClose={() => setIsOpen(false)}
        />
      </Suspense>
    </Bounded>
  );
  return { shortcuts, showKeys };
}
