/** A page to go to, or a gap between pages that leads some pages further. */
export interface PageStep {
  page: number;
  kind: 'page' | 'back' | 'forward';
}

/** How many pages a gap jumps (decision 80). */
const jump = 3;

/**
 * The pages that a list offers: the first, the last, the current one with its neighbours, and for the
 * others a gap that jumps three pages (decision 80). A gap that hides a single page is that page.
 */
export function pageSteps(current: number, last: number): PageStep[] {
  const near = [1, current - 1, current, current + 1, last];
  const pages = [...new Set(near)].filter((page) => page >= 1 && page <= last);
  const steps: PageStep[] = [];
  let before = 0;
  for (const page of pages.sort((one, other) => one - other)) {
    if (page - before === 2) steps.push({ page: page - 1, kind: 'page' });
    else if (page - before > 2) {
      const isBack = page <= current;
      steps.push(
        isBack
          ? { page: Math.max(1, current - jump), kind: 'back' }
          : { page: Math.min(last, current + jump), kind: 'forward' },
      );
    }
    steps.push({ page, kind: 'page' });
    before = page;
  }
  return steps;
}
