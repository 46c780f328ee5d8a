#!/usr/bin/env node
// `npm run contract`: the platform contract against any platform; without --url the embedded one.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractOptions } from './lib/contractOptions.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeProblem } from './lib/node.mjs';
import { optionsOrExit } from './lib/options.mjs';
import { unreachable } from './lib/reach.mjs';
import { tool } from './lib/run.mjs';
import { fail, say } from './lib/say.mjs';

const oldNode = nodeProblem(process.versions.node);
if (oldNode) fail(oldNode);

const usage = 'npm run contract -- [options]\nRuns the platform contract against a platform.';
const options = optionsOrExit(usage, contractOptions, process.argv.slice(2));

/** @param {string} name */
const setting = (name) =>
  options[name] === undefined
    ? process.env[`CONTRACT_${name.toUpperCase().replace('-', '_')}`]
    : String(options[name]);

const [url, username, password, standIn] = ['url', 'username', 'password', 'stand-in'].map(setting);
const problem = url ? await unreachable(url) : undefined;
if (problem) fail(problem);
if (url && !(username && password)) {
  fail('A platform of your own needs --username and --password of a user of admin scope.');
}

/** @param {string} address @returns {Promise<string[]>} what the stand-in there stands in for */
async function coveredBy(address) {
  try {
    const { covers } = await (await fetch(address)).json();
    if (Array.isArray(covers)) return covers.map(String);
  } catch {
    // Told below, as any other answer.
  }
  return fail(`No stand-in answers at ${address}: see tests/contract/README.md.`);
}
const covers = url && standIn ? await coveredBy(standIn) : [];

await ensureInstalled();
const notes = mkdtempSync(join(tmpdir(), 'contract-'));
const leftRows = join(notes, 'left-rows');
writeFileSync(leftRows, '');
const env = {
  CONTRACT_URL: url,
  CONTRACT_USERNAME: username,
  CONTRACT_PASSWORD: password,
  CONTRACT_HOSTED: options.hosted ? '1' : undefined,
  CONTRACT_STAND_IN: standIn,
  CONTRACT_STAND_IN_COVERS: covers.join(','),
  CONTRACT_LEFT_ROWS: url ? leftRows : undefined,
};
const folder = options.hosted ? 'tests/contract/hosted/' : 'tests/contract/';
const files = options.hosted || options.only ? [`${folder}${options.only ?? ''}`] : [];
const reporters = ['--reporter=default', '--reporter=./tests/contract/skipReporter.ts'];
const { code } = await tool('vitest', ['run', '--project', 'contract', ...reporters, ...files], {
  env,
});
if (url) say(leftBehind(readFileSync(leftRows, 'utf8')));
rmSync(notes, { recursive: true });
process.exit(code);

/** What the run could not take away again, in words: the API deletes no row of these tables. */
function leftBehind(/** @type {string} */ text) {
  const reasons = {
    webhooks: 'webhooks that a refused or changed record, an account or a provider had',
    signup_history: 'addresses that signed up, which have no trial any more',
  };
  const lines = Object.entries(reasons).map(([table, reason]) => {
    const rows = text.split('\n').filter((line) => line.startsWith(`${table} `));
    const count = rows.reduce((sum, line) => sum + Number(line.split(' ')[1]), 0);
    return `  ${String(count).padStart(4)}  ${table} (${reason})`;
  });
  return ['Rows left behind, which the API has no call to delete:', ...lines].join('\n');
}
