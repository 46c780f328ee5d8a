/** The key of the place in the browser's history that Back or Forward led to last. */
let arrivedAt: string | undefined;

const onPopState = ({ state }: PopStateEvent) => {
  // The router's name of a place that it has not written itself, such as the first.
  arrivedAt = (state as { key?: string } | null)?.key ?? 'default';
};

/** Begins to tell places that Back and Forward led to from those that a link led to; returns what ends it. */
export function watchTraversals(): () => void {
  window.addEventListener('popstate', onPopState);
  return () => window.removeEventListener('popstate', onPopState);
}

/** Whether Back or Forward led to a place of the history, by its key: the browser scrolls there as it was left. */
export const isTraversed = (key: string | undefined): boolean =>
  key !== undefined && key === arrivedAt;
