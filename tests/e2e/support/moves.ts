import type { Page } from '@playwright/test';

/** Notes what moves of what is seen, from where to where; what rises into sight from below moves nothing. */
const note = `window.moves = [];
new PerformanceObserver((list) => {
  for (const { sources } of list.getEntries())
    for (const { node, previousRect: from, currentRect: to } of sources)
      if (from.height > 0 && node)
        window.moves.push([node.textContent.slice(0, 60), from.x, from.y, to.x, to.y].join(' '));
}).observe({ type: 'layout-shift', buffered: true });`;

/** Begins to watch what moves on the page, with its next document. */
export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript({ content: note });
}

/** What has moved of what was seen. */
export const movesOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // What was drawn last is told after the next drawing.
    for (let drawn = 0; drawn < 3; drawn += 1) await new Promise(requestAnimationFrame);
    return Reflect.get(window, 'moves') as string[];
  });
