import type { Locator } from '@playwright/test';

/**
 * Types key by key without a pause that the page would notice, however slow the machine is: its
 * timers stand still meanwhile.
 */
export async function typeWithoutPause(box: Locator, text: string): Promise<void> {
  const { clock } = box.page();
  await clock.install();
  // Later than the page's clock when it hears of it.
  await clock.pauseAt(Date.now() + 20_000);
  await box.pressSequentially(text);
  await clock.resume();
}
