import type { Page } from '@playwright/test';

/** Holds what the page asks for, with one method or with any, until what it answers is called. */
export async function hold(
  page: Page,
  what: string | RegExp,
  method?: string,
): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(what, async (route) => {
    if (!method || route.request().method() === method) await held;
    // Who has left the page meanwhile needs no answer.
    await route.fallback().catch(() => undefined);
  });
  return release;
}
