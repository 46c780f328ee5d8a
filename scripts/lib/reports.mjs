import { existsSync, readFileSync } from 'node:fs';

/**
 * What a step came to. A test that did not run (skipped, to do) counts as failed: nothing here is
 * skipped, so it is an accident.
 * `failures` names the failed tests, each with what it met first.
 * @typedef {{ passed: number, failed: number, note?: string, failures?: string[] }} Count
 */

/** Colours, which runners put into their messages. */
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** @param {string} title @param {string | undefined} message */
const failure = (title, message = '') =>
  `${title}\n    ${message.replace(colours, '').split('\n').filter(Boolean).slice(0, 6).join('\n    ')}`;

/**
 * A failed step that counts no tests: its name, and how its output ends.
 * @param {string} name @param {string} output
 */
export const lastLines = (name, output) => {
  const lines = output
    .replace(colours, '')
    .split('\n')
    .filter((line) => line.trim());
  return [name, ...lines.slice(-8).map((line) => `    ${line.trim()}`)].join('\n');
};

/**
 * @param {number} passed
 * @param {number} failed
 * @param {number} skipped
 * @param {number} code the runner's exit code
 * @returns {Count}
 */
function count(passed, failed, skipped, code) {
  const notes = [];
  if (skipped > 0) notes.push(`${skipped} did not run`);
  let lost = failed + skipped;
  if (code !== 0 && lost === 0) {
    lost = 1;
    notes.push(passed === 0 ? 'no test ran' : 'an error outside of the tests');
  }
  return { passed, failed: lost, note: notes.join(', ') || undefined };
}

/** @param {Count} counted @param {string[]} failures @returns {Count} */
const withFailures = (counted, failures) =>
  failures.length > 0 ? { ...counted, failures } : counted;

/**
 * Counts a vitest JSON report. A file that could not be loaded has no tests and counts as one failed.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: { status: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} report
 * @param {number} code
 */
export function countVitest(report, code) {
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failures = tests
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => failure(fullName, failureMessages[0]));
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const counted = count(
    report.numPassedTests,
    report.numFailedTests + brokenFiles,
    report.numPendingTests + report.numTodoTests,
    code,
  );
  return withFailures(counted, failures);
}

/**
 * @typedef {{ title: string, file: string, line: number, ok: boolean, tests: { results: { error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/** @param {Suite[]} suites @returns {Spec[]} */
const specsOf = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)]);

/**
 * Counts a Playwright JSON report.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[], suites?: Suite[] }} report
 * @param {number} code
 */
export function countPlaywright({ stats, errors, suites = [] }, code) {
  const failures = specsOf(suites)
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) =>
      failure(`${file}:${line} ${title}`, tests[0]?.results[0]?.error?.message),
    );
  const failed = stats.unexpected + stats.flaky + errors.length;
  return withFailures(count(stats.expected, failed, stats.skipped, code), failures);
}

/**
 * Counts the report that a runner wrote, or one failure when it wrote none.
 * @template Report
 * @param {string} file
 * @param {(report: Report, code: number) => Count} how
 * @param {number} code
 * @returns {Count}
 */
export function countFile(file, how, code) {
  if (!existsSync(file)) return { passed: 0, failed: 1, note: 'the runner gave no report' };
  return how(JSON.parse(readFileSync(file, 'utf8')), code);
}
