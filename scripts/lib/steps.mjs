import { mkdirSync, rmSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { readReached } from './reached.mjs';
import { countFile, countPlaywright, countVitest, lastLines } from './reports.mjs';
import { run, tool } from './run.mjs';
import { say } from './say.mjs';
import { allStories, changedFiles, storiesAbout } from './stories.mjs';
import { isVerified } from './verified.mjs';

/**
 * A step of the checks. It counts its tests; a step without tests is one test by itself. `needs` is
 * the step that must have passed before; a step that runs `alone` has the whole machine and shows its
 * output as it comes, that of any other one is answered at its end.
 * @typedef {import('./reports.mjs').Count} Count
 * @typedef {Count & { output?: string }} Result
 * @typedef {{ name: string, needs?: string, alone?: boolean, run: () => Promise<Result> }} Step
 */

const reports = inRoot('.cache/reports');

/** @param {{ code: number, output?: string }} ended @returns {Result} */
const asOne = ({ code, output }) => ({
  passed: Number(code === 0),
  failed: Number(code !== 0),
  output,
});

/** A tool whose end is the whole result. @param {Parameters<typeof tool>} call */
const check = async (...[name, args]) => asOne(await tool(name, args, { quiet: true }));

/**
 * The tests of a project, of all whose names begin so (`unit*`), or those of some files.
 * @param {string} project
 * @param {{ env?: Record<string, string | undefined>, files?: string[], workers?: number }} [how]
 * @returns {Promise<Result>}
 */
async function vitest(project, { env, files = [], workers } = {}) {
  const file = `${reports}/${project.replace('*', '')}.json`;
  rmSync(file, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const at = workers ? [`--maxWorkers=${workers}`] : [];
  const args = ['run', '--update=none', '--project', project, ...reporters, ...at, ...files];
  const { code, output } = await tool('vitest', args, { env, quiet: true });
  return { ...countFile(file, countVitest, code), output };
}

async function playwright() {
  const file = `${reports}/browser.json`;
  rmSync(file, { force: true });
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const { code } = await tool('playwright', ['test', '--reporter=list,json'], { env });
  return countFile(file, countPlaywright, code);
}

/** The contract runs on the embedded platform here, whatever the environment says. */
const embedded = {
  CONTRACT_URL: undefined,
  CONTRACT_USERNAME: undefined,
  CONTRACT_PASSWORD: undefined,
};

/** The stories of what every screen has in common, saving, leaving, tabs, URLs and lists; and of what changed. */
const frames = () => {
  const all = allStories();
  const common = all.filter((path) => /\/(frames|areaLists)\.test/.test(path));
  return [...new Set([...common, ...storiesAbout(changedFiles(), all, readReached())])];
};

/** Whether the platform's contract can have changed. */
const isOfContract = (/** @type {string} */ path) => /^(platform|tests\/contract)\//.test(path);

/** Biome colours its words even where nobody sees colours. */
const plain = process.stdout.isTTY ? [] : ['--colors=off'];

const contract = async () => vitest('contract', { env: embedded, workers: 1 });

/** Every step there is, in the order in which they run. */
export const steps = /** @satisfies {Record<string, Step>} */ ({
  style: {
    name: 'format and lint',
    run: () => check('biome', ['ci', ...plain, '--assist-enabled=false', '.']),
  },
  types: { name: 'types', run: () => check('tsc', ['--noEmit']) },
  messages: {
    name: 'messages',
    run: () => check('tsx', ['scripts/messages.ts']),
  },
  // A second worker would read as much again, beside another step that has its own.
  unit: { name: 'unit tests', run: () => vitest('unit*', { workers: 1 }) },
  // Beside fewer stories they are what takes longest.
  unitOnAllCores: { name: 'unit tests', run: () => vitest('unit*') },
  app: { name: 'stories without a browser', run: () => vitest('app') },
  frames: {
    name: 'frames, lists and what changed',
    run: () => vitest('app', { files: frames(), workers: 1 }),
  },
  outlines: { name: 'outlines of screens', run: () => vitest('outlines', { workers: 1 }) },
  contract: {
    name: 'platform contract',
    run: contract,
  },
  contractIfChanged: {
    name: 'platform contract',
    run: async () => {
      if (changedFiles().some(isOfContract)) return contract();
      return { passed: 1, failed: 0, note: 'nothing of the platform has changed' };
    },
  },
  commands: {
    name: 'commands of the guide',
    run: () => vitest('commands', { workers: 1 }),
  },
  build: { name: 'build', run: () => check('vite', ['build', '--logLevel', 'warn']) },
  budgets: {
    name: 'budgets',
    needs: 'build',
    run: async () => {
      const { budgets } = await import('../budgets.mjs');
      return asOne({ code: budgets() ? 0 : 1 });
    },
  },
  journeys: {
    name: 'work of journeys',
    needs: 'build',
    run: () => check('tsx', ['scripts/journeys.ts']),
  },
  // Only where something changed that a web server's answers depend on.
  servers: {
    name: 'web servers',
    needs: 'build',
    alone: true,
    run: async () => {
      const note = 'as when "npm run servers" asked them all';
      if (isVerified('servers')) return { passed: 1, failed: 0, note };
      return asOne(await run(process.execPath, [inRoot('scripts/servers.mjs')]));
    },
  },
  // Only where something changed in which browsers differ.
  browsers: {
    name: 'other browsers',
    needs: 'build',
    alone: true,
    run: async () => {
      const note = 'as when "npm run browsers" went through in all three';
      if (isVerified('browsers')) return { passed: 1, failed: 0, note };
      return asOne(await run(process.execPath, [inRoot('scripts/browsers.mjs')]));
    },
  },
  browser: { name: 'browser tests', needs: 'build', alone: true, run: playwright },
});

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(8);

/**
 * What a step without named tests ends its output with, for the summary.
 * @param {string} name @param {string} [output]
 */
const untold = (name, output) => (output ? [lastLines(name, output)] : []);

/**
 * Runs a step unless its need failed, and prints what it said.
 * @param {Step} step
 * @param {Set<string>} broken the steps that failed so far
 * @returns {Promise<Count & { line: string }>} with its line of the summary
 */
async function runStep(step, broken) {
  if (step.alone) say(`\n── ${step.name} ──`);
  const began = Date.now();
  const isPossible = step.needs === undefined || !broken.has(step.needs);
  const { output, ...result } = isPossible
    ? await step.run()
    : { passed: 0, failed: 1, note: `did not run: the ${step.needs} failed`, output: '' };
  const time = seconds(Date.now() - began);
  if (!step.alone) say(`\n── ${step.name} ──${output ? `\n${output.trim()}` : ''}`);
  if (result.note) say(`${step.name}: ${result.note}`);
  if (result.failed > 0) broken.add(step.name);
  const failures = result.failures ?? (result.failed > 0 ? untold(step.name, output) : []);
  const mark = result.failed > 0 ? 'FAILED' : 'passed';
  const numbers = `${String(result.passed).padStart(5)} passed ${String(result.failed).padStart(4)} failed`;
  const line = `${mark}  ${step.name.padEnd(18)}${numbers} ${time}  ${result.note ?? ''}`.trimEnd();
  return { ...result, failures, line };
}

/** Steps at a time: most are but partly busy with more than one core. */
const AT_ONCE = 2;

/**
 * Runs every step, also after a failed one, in their order and two at a time where that can be; a step
 * whose need failed fails without running. Prints a summary, what failed once more, and, as the last
 * line, `N passed, N failed`.
 * @param {Step[]} wanted
 * @returns {Promise<boolean>} whether all passed
 */
export async function runSteps(wanted) {
  mkdirSync(reports, { recursive: true });
  const waiting = [...wanted];
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  /** @type {Set<string>} */
  const broken = new Set();
  const results = new Map();
  /** @param {Step} step */
  const canStart = (step) =>
    running.size < (step.alone ? 1 : AT_ONCE) &&
    ![...running.keys()].some(({ alone }) => alone) &&
    ![...waiting, ...running.keys()].some(({ name }) => name === step.needs);
  while (results.size < wanted.length) {
    const step = waiting.find(canStart);
    if (step) {
      waiting.splice(waiting.indexOf(step), 1);
      const end = runStep(step, broken).then((result) => {
        results.set(step, result);
        running.delete(step);
      });
      running.set(step, end);
    } else await Promise.race(running.values());
  }
  return report(wanted.map((step) => results.get(step)));
}

/** @param {(Count & { line: string })[]} results @returns {boolean} whether all passed */
function report(results) {
  const failures = results.flatMap(({ failures = [] }) => failures);
  const total = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((sum, result) => sum + result[key], 0);
  say(`\n── summary ──\n${results.map(({ line }) => line).join('\n')}\n`);
  if (failures.length > 0) say(`${failures.join('\n')}\n`);
  say(`${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0;
}
