import { describe, expect, it } from 'vitest';
import { countFile, countPlaywright, countVitest } from '../../scripts/lib/reports.mjs';

const vitest = (passed: number, failed: number, pending = 0, broken = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: pending,
  numTodoTests: 0,
  testResults: Array.from({ length: broken }, () => ({ status: 'failed', assertionResults: [] })),
});
const playwright = (expected: number, unexpected: number, flaky = 0, skipped = 0) => ({
  stats: { expected, unexpected, flaky, skipped },
  errors: [],
});

describe('the numbers of a vitest report', () => {
  it('are its passed and failed tests', () => {
    expect(countVitest(vitest(7, 2), 1)).toMatchObject({ passed: 7, failed: 2 });
  });
  it('count a file that cannot be loaded as one failed', () => {
    expect(countVitest(vitest(7, 0, 0, 1), 1)).toMatchObject({ passed: 7, failed: 1 });
  });
  it('count what did not run as failed, and say so', () => {
    expect(countVitest(vitest(7, 0, 3), 0)).toEqual({
      passed: 7,
      failed: 3,
      note: '3 did not run',
    });
  });
  it('never pass a runner that ended with an error', () => {
    expect(countVitest(vitest(7, 0), 1)).toMatchObject({ passed: 7, failed: 1 });
    expect(countVitest(vitest(0, 0), 1)).toMatchObject({ failed: 1, note: 'no test ran' });
  });
});

describe('the numbers of a Playwright report', () => {
  it('count a flaky and a skipped test as failed', () => {
    expect(countPlaywright(playwright(5, 1, 1, 1), 1)).toMatchObject({ passed: 5, failed: 3 });
    expect(countPlaywright(playwright(5, 0), 0)).toMatchObject({ passed: 5, failed: 0 });
  });
});

describe('what failed is named, with what it met first', () => {
  const message = '\u001b[31mError: not there\u001b[39m\n\n  at line 3';
  const told = ['    Error: not there', '      at line 3'];
  it('of vitest', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'one', failureMessages: [] },
      { status: 'failed', fullName: 'two', failureMessages: [message] },
    ];
    const report = { ...vitest(1, 1), testResults: [{ status: 'failed', assertionResults }] };
    expect(countVitest(report, 1).failures).toEqual([['two', ...told].join('\n')]);
  });
  it('of Playwright', () => {
    const spec = { title: 'signs in', file: 'session.spec.ts', line: 7, ok: true, tests: [] };
    const tests = [{ results: [{ error: { message } }] }];
    const inner = { specs: [spec, { ...spec, title: 'signs out', ok: false, tests }] };
    const report = { ...playwright(1, 1), suites: [{ suites: [inner] }] };
    const failed = ['session.spec.ts:7 signs out', ...told].join('\n');
    expect(countPlaywright(report, 1).failures).toEqual([failed]);
  });
});

it('a runner that wrote no report counts as one failure', () => {
  expect(countFile('/nowhere/report.json', countVitest, 0)).toMatchObject({ passed: 0, failed: 1 });
});
