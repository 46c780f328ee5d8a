import { test } from 'vitest';
import type { Answer } from './client';
import type { Expectation } from './expectations';
import type { World } from './world';

/** One line of a table: what is asked, by whom, and what comes back. */
export type Case = [title: string, ask: (world: World) => Promise<Answer>, expected: Expectation];

/** Runs a table of cases against the world that `world()` gives once the file has set it up. */
export function cases(world: () => World, table: Case[]): void {
  test.each(table)('%s', async (_title, ask, expected) => {
    expected(await ask(world()));
  });
}
