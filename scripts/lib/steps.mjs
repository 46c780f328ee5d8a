import { mkdirSync, rmSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { countFile, countPlaywright, countVitest } from './reports.mjs';
import { tool } from './run.mjs';
import { say } from './say.mjs';

/**
 * A step of the checks. It counts its tests; a step without tests is one test by itself.
 * @typedef {import('./reports.mjs').Count} Count
 * @typedef {{ name: string, needs?: string, run: () => Promise<Count> }} Step
 */

const reports = inRoot('.cache/reports');

/** @param {number} code @returns {Count} */
const asOne = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** @param {string} project @param {Record<string, string | undefined>} [env] */
async function vitest(project, env) {
  const file = `${reports}/${project}.json`;
  rmSync(file, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await tool('vitest', ['run', '--project', project, ...reporters], { env });
  return countFile(file, countVitest, code);
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

/** Biome colours its words even where nobody sees colours. */
const plain = process.stdout.isTTY ? [] : ['--colors=off'];

/** Every step there is, in the order in which they run. */
export const steps = /** @satisfies {Record<string, Step>} */ ({
  style: {
    name: 'format and lint',
    run: async () =>
      asOne((await tool('biome', ['ci', ...plain, '--assist-enabled=false', '.'])).code),
  },
  types: { name: 'types', run: async () => asOne((await tool('tsc', ['--noEmit'])).code) },
  unit: { name: 'unit tests', run: () => vitest('unit') },
  app: { name: 'stories without a browser', run: () => vitest('app') },
  contract: { name: 'platform contract', run: () => vitest('contract', embedded) },
  build: {
    name: 'build',
    run: async () => asOne((await tool('vite', ['build', '--logLevel', 'warn'])).code),
  },
  budgets: {
    name: 'budgets',
    needs: 'build',
    run: async () => {
      const { budgets } = await import('../budgets.mjs');
      return asOne(budgets() ? 0 : 1);
    },
  },
  browser: { name: 'browser tests', needs: 'build', run: playwright },
});

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(8);

/**
 * Runs every step, also after a failed one; a step whose need failed fails without running. Prints a
 * summary, what failed once more, and, as the last line, `N passed, N failed`.
 * @param {Step[]} wanted
 * @returns {Promise<boolean>} whether all passed
 */
export async function runSteps(wanted) {
  mkdirSync(reports, { recursive: true });
  const total = { passed: 0, failed: 0 };
  const lines = [];
  const failures = [];
  const broken = new Set();
  for (const step of wanted) {
    say(`\n── ${step.name} ──`);
    const began = Date.now();
    const result = broken.has(step.needs)
      ? { passed: 0, failed: 1, note: `did not run: the ${step.needs} failed` }
      : await step.run();
    if (result.note) say(`${step.name}: ${result.note}`);
    if (result.failed > 0) broken.add(step.name);
    failures.push(...(result.failures ?? []));
    total.passed += result.passed;
    total.failed += result.failed;
    const mark = result.failed > 0 ? 'FAILED' : 'passed';
    const numbers = `${String(result.passed).padStart(5)} passed ${String(result.failed).padStart(4)} failed`;
    const time = seconds(Date.now() - began);
    lines.push(
      `${mark}  ${step.name.padEnd(18)}${numbers} ${time}  ${result.note ?? ''}`.trimEnd(),
    );
  }
  say(`\n── summary ──\n${lines.join('\n')}\n`);
  if (failures.length > 0) say(`${failures.join('\n')}\n`);
  say(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}
