import { type ReactNode, Suspense, useRef, useState } from 'react';
import type { SaveMeta } from '../../dataProvider';
import type { Prepared } from '../../saving/save';
import type { FormSecretsNow } from '../../saving/shownSteps';
import { useConsoleActions } from '../ConsoleContext';
import { onDemand } from '../onDemand';

const SentDialog = onDemand(async () => (await import('./SentDialog')).SentDialog);

/** How a form shows what its save would send. */
export interface ShownPlan {
  /** Told before each submit whether it shows the plan in the place of carrying it out. */
  want: (isWanted: boolean) => void;
  isWanted: () => boolean;
  /** For the save. */
  show: NonNullable<SaveMeta['show']>;
  /** To be shown with the form. */
  dialog: ReactNode;
}

/** Shows what a save of the form around would send: it plans, and sends nothing. */
export function useShownPlan(secretsNow: () => FormSecretsNow): ShownPlan {
  const { loadTexts, tellMissing } = useConsoleActions();
  const isWanted = useRef(false);
  const [shown, setShown] = useState<{
    prepared: Prepared;
    address: string;
    secrets: FormSecretsNow;
  } | null>(null);
  return {
    want: (next) => {
      isWanted.current = next;
    },
    isWanted: () => isWanted.current,
    show: (prepared, address) => {
      const next = { prepared, address, secrets: secretsNow() };
      Promise.all([SentDialog.prepare(), loadTexts('loadHistory')]).then(
        () => setShown(next),
        tellMissing,
      );
    },
    dialog: shown && (
      <Suspense fallback={null}>
        <SentDialog {...shown} onClose={() => setShown(null)} />
      </Suspense>
    ),
  };
}
