import { existsSync, readFileSync } from 'node:fs';

/**
 * What a step came to. A test that did not run (skipped, to do) counts as failed: nothing here is
 * skipped, so it is an accident.
 * @typedef {{ passed: number, failed: number, note?: string }} Count
 */

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

/**
 * Counts a vitest JSON report. A file that could not be loaded has no tests and counts as one failed.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} report
 * @param {number} code
 */
export function countVitest(report, code) {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return count(
    report.numPassedTests,
    report.numFailedTests + brokenFiles,
    report.numPendingTests + report.numTodoTests,
    code,
  );
}

/**
 * Counts a Playwright JSON report.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} report
 * @param {number} code
 */
export function countPlaywright({ stats, errors }, code) {
  return count(stats.expected, stats.unexpected + stats.flaky + errors.length, stats.skipped, code);
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
