// Does the journey in each browser, and prints what came of it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { startServer } from '../../platform/serve/serve';
import { withBase } from '../lib/basePath.mjs';
import { inRoot, root } from '../lib/paths.mjs';
import { say } from '../lib/say.mjs';
import { type Browser, type Driver, noteErrors } from './driver';
import { journey } from './journey';
import { operator } from './operator';

/** Where the console is served: a path shows every address that does not know of it. */
const base = '/portal/';
const pictures = inRoot('.cache/browsers');

interface Result {
  /** What is wrong, in words; nothing where all is well. */
  fault: string;
  /** What was on screen then. */
  picture?: string;
}

async function look(driver: Driver, name: string): Promise<string | undefined> {
  const file = join(pictures, `${name.toLowerCase().replaceAll(' ', '-')}.png`);
  return driver.picture().then(
    (bytes) => {
      writeFileSync(file, bytes);
      return relative(root, file);
    },
    () => undefined,
  );
}

/** The page of this base, which begins with noting its errors. */
const written = (html: string) =>
  withBase(html, base).replace(/<script/, `<script>${noteErrors}</script><script`);

/** The journey in one browser, on platforms of its own. */
async function travel({ name, start }: Browser): Promise<Result[]> {
  const place = { base, written };
  const server = await startServer({ ...place, seed: 'small' });
  const hosted = await startServer({ ...place, hosted: true, standIns: ['payment', 'identity'] });
  const driver = await start();
  const results: Result[] = [];
  const people = {
    server,
    operator: operator(driver, server.url),
    visitor: operator(driver, hosted.url),
  };
  try {
    for (const step of journey) {
      const thrown = await step.run(people).then(
        () => [],
        (error: Error) => [error.message],
      );
      const poison = server.platform?.poison.splice(0) ?? [];
      const faults = [...thrown, ...(await driver.errors()), ...poison.map(String)];
      const picture =
        faults.length > 0 || process.argv.includes('--pictures')
          ? await look(driver, `${name} ${step.name}`)
          : undefined;
      results.push({ fault: faults.join('\n  '), picture });
      // Nobody gets any further who is not let in.
      if (step === journey[0] && thrown.length > 0) break;
    }
  } finally {
    await driver.close();
    await server.close();
    await hosted.close();
  }
  return results;
}

/** Answers the number of steps that went well, and of those that did not. */
export async function table(browsers: Browser[]): Promise<{ passed: number; failed: number }> {
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  const columns: { name: string; results: Result[] }[] = [];
  for (const browser of browsers) {
    const results = await travel(browser).catch((error: Error) =>
      journey.map(() => ({ fault: `did not start: ${error.message}` })),
    );
    columns.push({ name: browser.name, results });
  }
  const width = Math.max(...journey.map(({ name }) => name.length)) + 2;
  const row = (first: string, cells: string[]) =>
    say(`${first.padEnd(width)}${cells.map((cell) => cell.padEnd(10)).join('')}`.trimEnd());
  row(
    '',
    columns.map(({ name }) => name),
  );
  for (const [at, step] of journey.entries()) {
    row(
      step.name,
      columns.map(({ results }) => (results[at]?.fault === '' ? 'ok' : 'FAILED')),
    );
  }
  const all = columns.flatMap(({ name, results }) =>
    results.map((result, at) => ({ ...result, says: `${name}, ${journey[at]?.name}` })),
  );
  const failed = all.filter(({ fault }) => fault !== '');
  for (const { says, fault, picture } of failed) {
    say(`\n${says}: ${fault}${picture ? `\n  on screen: ${picture}` : ''}`);
  }
  return { passed: all.length - failed.length, failed: failed.length };
}
