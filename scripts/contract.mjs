#!/usr/bin/env node
// `npm run contract`: the platform contract against any platform; without --url the embedded one.
import { ensureInstalled } from './lib/install.mjs';
import { nodeProblem } from './lib/node.mjs';
import { optionsOrExit } from './lib/options.mjs';
import { unreachable } from './lib/reach.mjs';
import { tool } from './lib/run.mjs';
import { fail } from './lib/say.mjs';

const oldNode = nodeProblem(process.versions.node);
if (oldNode) fail(oldNode);

const usage = 'npm run contract -- [options]\nRuns the platform contract against a platform.';
const options = optionsOrExit(
  usage,
  {
    url: { kind: 'url', value: 'URL', help: 'the API base URL; without it the embedded platform' },
    username: { kind: 'text', value: 'NAME', help: 'a user of admin scope (CONTRACT_USERNAME)' },
    password: { kind: 'text', value: 'PASSWORD', help: 'the password (CONTRACT_PASSWORD)' },
    hosted: { kind: 'flag', help: 'the part about hosted mode, on a hosted platform' },
  },
  process.argv.slice(2),
);

/** @param {string} name */
const setting = (name) =>
  options[name] === undefined
    ? process.env[`CONTRACT_${name.toUpperCase()}`]
    : String(options[name]);

const [url, username, password] = ['url', 'username', 'password'].map(setting);
const problem = url ? await unreachable(url) : undefined;
if (problem) fail(problem);
if (url && !(username && password)) {
  fail('A platform of your own needs --username and --password of a user of admin scope.');
}
await ensureInstalled();
const env = {
  CONTRACT_URL: url,
  CONTRACT_USERNAME: username,
  CONTRACT_PASSWORD: password,
  CONTRACT_HOSTED: options.hosted ? '1' : undefined,
};
const files = options.hosted ? ['tests/contract/hosted/'] : [];
const { code } = await tool('vitest', ['run', '--project', 'contract', ...files], { env });
process.exit(code);
