import { vi } from 'vitest';

const nothing = () => undefined;

/** A page whose elements never change their size: the simulated one watches none. */
export const keepSizes = (): void => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = nothing;
      unobserve = nothing;
      disconnect = nothing;
    },
  );
};
