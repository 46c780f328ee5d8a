#!/usr/bin/env node
import { run } from './lib/run.mjs';
// `npm run audit`: what is known against the packages that the console ships with. A registry that
// keeps no such list is told in words, and is no failure.
import { fail, say } from './lib/say.mjs';

// .npmrc includes the tools, which would win over leaving them out.
const { output } = await run('npm', ['audit', '--omit=dev', '--include=prod', '--json'], {
  quiet: true,
});
/** @type {{ metadata?: { vulnerabilities: Record<string, number> }, vulnerabilities?: Record<string, { severity: string }> }} */
const answer = (() => {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return {};
  }
})();
if (!answer.metadata) {
  say('This registry does not answer what is known against its packages. Nothing was checked.');
  say('Run `npm run audit` where the public registry can be reached.');
  process.exit(0);
}
const found = Object.entries(answer.vulnerabilities ?? {});
for (const [name, { severity }] of found) say(`${severity.padEnd(9)} ${name}`);
if (found.length > 0)
  fail(`${found.length} of the packages that ship have known faults; \`npm audit\` says which.`);
say('Nothing is known against the packages that ship.');
