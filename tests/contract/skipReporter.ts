import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** `… [embedded only: needs mail]`, at the end of a test's title or of a group's above it. */
const REASON = /\[([^[\]]+)\]$/;

const unexplained = 'no reason given';

function reasonOf(test: TestCase): string {
  const result = test.result();
  if (result.state === 'skipped' && result.note) return result.note;
  for (const title of titlesOf(test)) {
    const reason = REASON.exec(title)?.[1];
    if (reason) return reason;
  }
  return unexplained;
}

/** The title of a test and those of the groups around it, from the inside. */
function titlesOf(test: TestCase): string[] {
  const titles = [test.name];
  for (let up = test.parent; up.type === 'suite'; up = up.parent) titles.push(up.name);
  return titles;
}

/** What was skipped, as lines: each reason with its number of tests, and where they are. */
export function listSkips(skips: { reason: string; file: string }[]): string[] {
  const reasons = [...new Set(skips.map(({ reason }) => reason))].sort();
  const lines = reasons.map((reason) => {
    const of = skips.filter((skip) => skip.reason === reason);
    const files = [...new Set(of.map(({ file }) => file))].sort();
    return `  ${String(of.length).padStart(4)}  ${reason} (${files.join(', ')})`;
  });
  return [`Skipped: ${skips.length}`, ...lines];
}

/** Prints at the end of a run why each test was skipped, and fails it where one does not say. */
export default class SkipReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const skips = modules.flatMap((module) => {
      const file = module.moduleId.replace(/^.*\/tests\/contract\//, '');
      const tests = [...module.children.allTests('skipped')];
      return tests.map((test) => ({ reason: reasonOf(test), file }));
    });
    if (skips.length === 0) return;
    process.stdout.write(`\n${listSkips(skips).join('\n')}\n`);
    if (skips.some(({ reason }) => reason === unexplained)) process.exitCode = 1;
  }
}
