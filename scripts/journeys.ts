// `npm run budgets`, second half: what the console does on an operator's ways through it, counted in a
// browser on the build in dist. Counts do not depend on the machine. `--record` keeps what each
// component is drawn now, so that a later failure can tell which ones grew. `--slow` takes the machine
// for one four times slower, and shows the longest task of each way instead: a figure to write down,
// as it depends on the machine.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { startServer } from '../platform/serve/serve';
import { walk } from './journeys/drive';
import {
  type Figure,
  heapLimit,
  hundredRowsLimit,
  limits,
  rowLimit,
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
  'scripts',
  'ahead',
  'requests',
  'counts',
  'firstFrame',
];

const over = (work: Work): string[] =>
  Object.entries(limits[work.journey] ?? {})
    .filter(([figure, limit]) => work[figure as Figure] > limit)
    .map(([figure, limit]) => `${work[figure as Figure]} ${figure}, at most ${limit}`);

async function walkThrough(dist?: string, slower?: number) {
  const server = await startServer({ seed: 'large', rateLimit: 100_000, ...(dist && { dist }) });
  try {
    return await walk(server.url, slower);
  } finally {
    await server.close();
  }
}

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

const perRow = (many - few) / 75;
const others = [
  { says: `one row more takes ${perRow.toFixed(1)} fibers`, value: perRow, limit: rowLimit },
  {
    says: `100 rows take ${(many / few).toFixed(2)} times those of 25`,
    value: many / few,
    limit: hundredRowsLimit,
  },
  { says: `${heap.toFixed(1)} MB of heap after the lists`, value: heap, limit: heapLimit },
];
for (const { says, limit } of others) say(`${says}, at most ${limit}`);

const failed = works.filter((work) => over(work).length > 0);
const isOver = failed.length > 0 || others.some(({ value, limit }) => value > limit);
const isRecording = process.argv.includes('--record');
if (isRecording) writeFileSync(baseline, `${JSON.stringify(await readNames(), null, 2)}\n`);
else if (failed.length > 0) {
  const before: Names = existsSync(baseline) ? JSON.parse(readFileSync(baseline, 'utf8')) : {};
  const now = await readNames();
  for (const work of failed) {
    say(`  OVER BUDGET  ${work.journey}: ${over(work).join('; ')}`);
    say(`    grown: ${grown(now[work.journey] ?? {}, before[work.journey])}`);
  }
}
for (const { says, value, limit } of others) {
  if (value > limit) say(`  OVER BUDGET  ${says}, at most ${limit}`);
}
process.exit(isOver && !isRecording ? 1 : 0);
