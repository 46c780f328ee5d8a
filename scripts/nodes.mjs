#!/usr/bin/env node
// `npm run nodes [-- VERSION …]`: `npm test` on every Node that is supported, or on those that are named.
// Each comes from the registry's package `node`, beside the checkout's own.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { supportedNodes } from './lib/node.mjs';
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { fail, say } from './lib/say.mjs';

/**
 * The folder that has the program of a Node, which is installed where it is not there.
 * @param {string} version `22`, `20.19`
 * @returns {Promise<string>}
 */
async function folderOf(version) {
  const home = inRoot('.cache/nodes', version);
  const folder = `${home}/node_modules/node/bin`;
  if (existsSync(folder)) return folder;
  mkdirSync(home, { recursive: true });
  writeFileSync(`${home}/package.json`, '{ "private": true }\n');
  const args = ['install', '--prefix', home, '--no-save', '--no-package-lock', `node@${version}`];
  const { code, output } = await run('npm', args, { quiet: true });
  if (code !== 0) fail(`Node ${version} could not be installed:\n${output.trim()}`);
  return folder;
}

const wanted = process.argv.slice(2);
const results = [];
for (const version of wanted.length > 0 ? wanted : supportedNodes) {
  if (!/^\d+(\.\d+){0,2}$/.test(version))
    fail(`"${version}" is not a version of Node, like 22 or 20.19`);
  const folder = await folderOf(version);
  const node = `${folder}/node`;
  const env = { PATH: [folder, process.env.PATH].join(delimiter) };
  say(`\n── Node ${version} ──`);
  const { code } = await run(node, [inRoot('scripts/test.mjs')], { env });
  results.push({ version, code });
}
const failed = results.filter(({ code }) => code !== 0);
for (const { version, code } of results)
  say(`Node ${version}: ${code === 0 ? 'passed' : 'FAILED'}`);
say(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
