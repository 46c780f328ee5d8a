import { vi } from 'vitest';

/** Nothing is laid out here: whatever is watched is in sight, or never is. */
export function stubSight(isSeen: boolean): void {
  class Sight {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe = () => {
      if (isSeen) this.tell([{ isIntersecting: true }]);
    };
    disconnect = () => undefined;
  }
  vi.stubGlobal('IntersectionObserver', Sight);
}
