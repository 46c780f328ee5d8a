// Does the journey in each browser, and prints what came of it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot, root } from '../lib/paths.mjs';
import { say } from '../lib/say.mjs';
import type { Browser, Driver } from './driver';
import { journey } from './journey';
import { operator } from './operator';
import { type Front, openPlace } from './place';

const pictures = inRoot('.cache/browsers');

/** A browser, and the web server that it finds the console at. */
export interface Traveller {
  browser: Browser;
  front: Front;
}

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

/** The journey in one browser, on platforms of its own. */
async function travel({ browser: { name, start }, front }: Traveller): Promise<Result[]> {
  const own = await openPlace(front, { seed: 'small' });
  const hosted = await openPlace(front, { hosted: true, standIns: ['payment', 'identity'] });
  const driver = await start();
  const results: Result[] = [];
  const { server } = own;
  const people = {
    server,
    operator: operator(driver, own.url),
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
    await own.close();
    await hosted.close();
  }
  return results;
}

/** Answers the number of steps that went well, and of those that did not. */
export async function table(travellers: Traveller[]): Promise<{ passed: number; failed: number }> {
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  const columns: { name: string; results: Result[] }[] = [];
  for (const traveller of travellers) {
    const results = await travel(traveller).catch((error: Error) =>
      journey.map(() => ({ fault: `did not start: ${error.message}` })),
    );
    const { browser, front } = traveller;
    columns.push({ name: `${browser.name}, ${front.name}`, results });
  }
  const width = Math.max(...journey.map(({ name }) => name.length)) + 2;
  const row = (first: string, cells: string[]) =>
    say(`${first.padEnd(width)}${cells.map((cell) => cell.padEnd(17)).join('')}`.trimEnd());
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
