/** How long what had the focus before may take to be able to have it again (ms). */
const patience = 1000;

const isLost = () => document.activeElement === document.body;

/**
 * For what goes away with the focus: gives it back to what had it before, as soon as that can have it, and
 * else to the heading of the screen (ADR 19). The focus stays where the operator has put it meanwhile.
 */
export function focusBack(before: Element | null): void {
  const end = performance.now() + patience;
  const look = () => {
    if (!isLost()) return;
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    if (!isLost()) return;
    if (before?.isConnected && performance.now() < end) requestAnimationFrame(look);
    else document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  requestAnimationFrame(look);
}
