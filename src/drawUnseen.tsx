import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';

interface UnfinishedProps {
  /** What React waits for, and never gets. */
  never: Promise<never>;
  onReached: () => void;
}

/** Stands behind all that is to be drawn. While it waits, React shows none of it. */
const Unfinished = ({ never, onReached }: UnfinishedProps) => {
  onReached();
  throw never;
};

/**
 * Draws an element in slices of a few milliseconds, and shows it to nobody: components run, but no effect of
 * theirs does, nothing is asked or stored, and no element comes into the page. What throws is left out.
 * Resolves when all is drawn, or once `signal` stops it.
 */
export async function drawUnseen(element: ReactNode, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const root = createRoot(document.createElement('div'));
  // Of this drawing alone: whoever waits for a promise is kept as long as that is.
  const never = new Promise<never>(() => undefined);
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
    startTransition(() =>
      root.render(
        <>
          <ErrorBoundary fallback={null}>{element}</ErrorBoundary>
          <Unfinished never={never} onReached={resolve} />
        </>,
      ),
    );
  });
  root.unmount();
}
