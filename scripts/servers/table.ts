// Asks every server every row, below every base, and prints what came of it.
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { say } from '../lib/say.mjs';
import { type Machine, type Setting, startApi } from './machines';
import { recordings, rowsOf, whileDown } from './rows';
import { leaks, rowFaults } from './verify';

/** A server of the table: how it is started, and what it has. */
export interface Server {
  name: string;
  start: (setting: Setting) => Promise<Machine>;
  hasApi: boolean;
}

export const bases = ['/', '/portal/', '/a/b/'];

/** A script that is there in every form. */
const packedAsset = () =>
  readdirSync(inRoot('dist/assets'))
    .find((name) => name.endsWith('.js.br'))
    ?.slice(0, -3) ?? '';

/** What is wrong at one server below one base, by the names of the rows. */
async function askAll({ start, hasApi }: Server, base: string, folder: string) {
  const api = await startApi();
  const results = new Map<string, string[]>();
  const machine = await start({ folder, base, api: api.url });
  const began = Date.now();
  try {
    const streamed = hasApi ? recordings(api.goOn) : [];
    for (const row of [...rowsOf({ base, asset: packedAsset(), hasApi }), ...streamed]) {
      const faults = await rowFaults(machine, row).catch(({ message }: Error) => [message]);
      results.set(row.name, faults);
    }
    results.set('nothing outside of the build', await leaks(machine));
  } finally {
    await api.stop();
  }
  if (hasApi) results.set(whileDown.name, await rowFaults(machine, whileDown));
  const asked = Date.now() - began;
  const stopped = Date.now();
  const code = await machine.stop();
  const took = Date.now() - stopped;
  results.set('ends well within 2 s of SIGTERM', [
    ...(took < 2000 ? [] : [`took ${took} ms`]),
    ...(code === 0 ? [] : [`exit code ${code}`]),
  ]);
  return { results, asked };
}

type Cell = string[] | undefined;

/** Asks them all, one after the other; prints the table and every fault. Answers the number of faults. */
export async function table(servers: Server[]): Promise<{ passed: number; failed: number }> {
  const home = mkdtempSync(join(tmpdir(), 'trunkline-servers-'));
  // Web servers read it as users of their own.
  chmodSync(home, 0o755);
  const columns: { name: string; results: Map<string, string[]> }[] = [];
  for (const server of servers) {
    for (const base of bases) {
      const folder = join(home, `${server.name.replace(/\W+/g, '-')}${base.replaceAll('/', '-')}`);
      mkdirSync(folder);
      const name = `${server.name} ${base}`;
      const results = await askAll(server, base, folder).then(
        (answered) => answered.results,
        (error: Error) => new Map([['starts', [error.message]]]),
      );
      columns.push({ name, results });
    }
  }
  rmSync(home, { recursive: true, force: true });
  const rows = [...new Set(columns.flatMap(({ results }) => [...results.keys()]))];
  const mark = (cell: Cell) => (cell === undefined ? '·' : cell.length === 0 ? 'ok' : 'NO');
  const width = Math.max(...rows.map((row) => row.length)) + 2;
  say(' '.repeat(width) + columns.map(({ name }) => name.padEnd(name.length + 2)).join(''));
  for (const row of rows) {
    const cells = columns.map(({ name, results }) =>
      mark(results.get(row)).padEnd(name.length + 2),
    );
    say(`${row.padEnd(width)}${cells.join('')}`.trimEnd());
  }
  const all = columns.flatMap(({ name, results }) =>
    [...results].map(([row, faults]) => ({ name, row, faults })),
  );
  const failed = all.filter(({ faults }) => faults.length > 0);
  for (const { name, row, faults } of failed) say(`\n${name}, ${row}: ${faults.join('; ')}`);
  return { passed: all.length - failed.length, failed: failed.length };
}
