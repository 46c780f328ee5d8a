import type { Page } from '@playwright/test';

/**
 * Whether the screen before this one is gone, and nothing of this one is still on its way. The page that
 * loads the console is no screen, and busy as a whole.
 */
export const isShown = () => {
  const main = document.querySelector('main:not([aria-busy=true])');
  return (
    main?.textContent &&
    !main.querySelector('[data-before], .MuiSkeleton-root, .skeleton-row, [aria-busy=true]')
  );
};

/** Leads to an address as a link does, in the page: the history gets a place as the router writes its own. */
export const lead = (address: string) => {
  const state = { idx: (history.state?.idx ?? 0) + 1 };
  history.pushState(state, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state }));
};

/**
 * Follows a link to an address, wherever it stands: without a new page. Another address of the same screen
 * leaves the screen in its place, which nothing can be seen to leave then.
 */
export async function follow(page: Page, path: string): Promise<void> {
  await page.waitForFunction(isShown);
  await page.evaluate((address) => {
    const isOther = new URL(address, location.href).pathname !== location.pathname;
    for (const part of isOther ? (document.querySelector('main')?.children ?? []) : []) {
      part.setAttribute('data-before', '');
    }
  }, path);
  await page.evaluate(lead, path);
  await page.waitForFunction(isShown);
}
