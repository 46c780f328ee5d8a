// `npm run budgets`, second half: what the console does on an operator's ways through it, counted in a
// browser on the build in dist; and what its screens ask of a platform as large as the largest. Counts do
// not depend on the machine. `--record` keeps what each component is drawn now, so that a later failure can
// tell which ones grew. `--slow` takes the machine for one four times slower, and shows the longest task of
// each way instead: a figure to write down, as it depends on the machine.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { startServer } from '../platform/serve/serve';
import { walk } from './journeys/drive';
import { walkHuge } from './journeys/huge';
import {
  type Asking,
  type Figure,
  heapLimit,
  hugeLimits,
  hundredRowsLimit,
  limits,
  rowLimit,
  rowNodesLimit,
  type Work,
} from './journeys/limits';
import { inRoot } from './lib/paths.mjs';
import { tool } from './lib/run.mjs';
import { say } from './lib/say.mjs';

type Names = Record<string, Record<string, number>>;

const baseline = inRoot('scripts/journeys/components.json');
/** A build in which components keep their names. */
const named = inRoot('.cache/named');

const figures: Figure[] = [
  'fibers',
  'commits',
  'nested',
  'scripts',
  'ahead',
  'requests',
  'counts',
  'firstFrame',
  'nodes',
  'layouts',
  'styles',
  'rules',
];
const askings: (keyof Asking)[] = ['calls', 'kilobytes', 'nodes'];

/** What is more than it may be, in words. */
const over = <F extends string>(found: Record<F, number>, most: Partial<Record<F, number>> = {}) =>
  (Object.keys(most) as F[])
    .filter((figure) => found[figure] > (most[figure] ?? Number.POSITIVE_INFINITY))
    .map((figure) => `${found[figure]} ${figure}, at most ${most[figure]}`);

async function onSeed<T>(
  seed: 'large' | 'huge',
  walkOn: (url: string) => Promise<T>,
  dist?: string,
): Promise<T> {
  const server = await startServer({ seed, rateLimit: 100_000, ...(dist && { dist }) });
  try {
    return await walkOn(server.url);
  } finally {
    await server.close();
  }
}

const walkThrough = (dist?: string, slower?: number) =>
  onSeed('large', (url) => walk(url, slower), dist);

/** What each component was drawn on each journey, by its name in the source. */
async function readNames(): Promise<Names> {
  const args = ['build', '--logLevel', 'error', '--minify', 'false', '--outDir', named];
  await tool('vite', [...args, '--emptyOutDir'], { quiet: true });
  const { works } = await walkThrough(named);
  return Object.fromEntries(works.map(({ journey, names }) => [journey, names]));
}

/** The components that are drawn more often than when the figures were recorded, most of all first. */
function grown(now: Record<string, number>, before: Record<string, number> = {}): string {
  return Object.entries(now)
    .map(([name, times]) => ({ name, times, more: times - (before[name] ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((a, b) => b.more - a.more)
    .slice(0, 12)
    .map(({ name, times, more }) => `${name} ${times} (+${more})`)
    .join(', ');
}

const row = (cells: (string | number)[]) =>
  say(cells.map((cell, at) => (at ? String(cell).padStart(11) : String(cell).padEnd(30))).join(''));
if (process.argv.includes('--slow')) {
  row(['four times slower', 'longest task (ms)']);
  const { works } = await walkThrough(undefined, 4);
  for (const { journey, longest } of works) row([journey, longest]);
  process.exit(0);
}
const { works, heap, few, many } = await walkThrough();
row(['', ...figures]);
for (const work of works) row([work.journey, ...figures.map((figure) => work[figure])]);

const perRow = (figure: 'fibers' | 'nodes') => (many[figure] - few[figure]) / 75;
const growth = many.fibers / few.fibers;
const others = [
  {
    says: `one row more takes ${perRow('fibers').toFixed(1)} fibers`,
    value: perRow('fibers'),
    limit: rowLimit,
  },
  {
    says: `one row more takes ${perRow('nodes').toFixed(1)} elements`,
    value: perRow('nodes'),
    limit: rowNodesLimit,
  },
  {
    says: `100 rows take ${growth.toFixed(2)} times the fibers of 25`,
    value: growth,
    limit: hundredRowsLimit,
  },
  { says: `${heap.toFixed(1)} MB of heap after the lists`, value: heap, limit: heapLimit },
];
for (const { says, limit } of others) say(`${says}, at most ${limit}`);

const asked = await onSeed('huge', walkHuge);
row(['on the huge seed', ...askings]);
for (const screen of asked) row([screen.journey, ...askings.map((figure) => screen[figure])]);

const overOf = (work: Work) => over<Figure>(work, limits[work.journey]);
const failed = works.filter((work) => overOf(work).length > 0);
const dear = asked.flatMap((screen) =>
  over<keyof Asking>(screen, hugeLimits[screen.journey]).map(
    (words) => `${screen.journey}: ${words}`,
  ),
);
const isOver = failed.length + dear.length > 0 || others.some(({ value, limit }) => value > limit);
const isRecording = process.argv.includes('--record');
if (isRecording) writeFileSync(baseline, `${JSON.stringify(await readNames(), null, 2)}\n`);
else if (failed.length > 0) {
  const before: Names = existsSync(baseline) ? JSON.parse(readFileSync(baseline, 'utf8')) : {};
  const now = await readNames();
  for (const work of failed) {
    say(`  OVER BUDGET  ${work.journey}: ${overOf(work).join('; ')}`);
    say(`    grown: ${grown(now[work.journey] ?? {}, before[work.journey])}`);
  }
}
for (const { says, value, limit } of others) {
  if (value > limit) say(`  OVER BUDGET  ${says}, at most ${limit}`);
}
for (const words of dear) say(`  OVER BUDGET  on the huge seed, ${words}`);
process.exit(isOver && !isRecording ? 1 : 0);
