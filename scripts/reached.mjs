#!/usr/bin/env node
// `npm run reached`: runs every story and writes down which of them are about which file
// (`tests/app/reached.json`), for `npm run check`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inRoot } from './lib/paths.mjs';
import { chooseStories } from './lib/reached.mjs';
import { tool } from './lib/run.mjs';
import { fail, say } from './lib/say.mjs';

const target = inRoot('.cache/reached.jsonl');
mkdirSync(inRoot('.cache'), { recursive: true });
rmSync(target, { force: true });
const args = ['run', '--update=none', '--project', 'app', '--reporter=dot'];
const { code } = await tool('vitest', args, { env: { REACHED: target } });
if (code !== 0) fail('Not written: a story failed.');
const runs = readFileSync(target, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const reached = chooseStories(runs);
const lines = Object.entries(reached).map(
  ([file, stories]) => `  ${JSON.stringify(file)}: ${JSON.stringify(stories.join(' '))}`,
);
writeFileSync(inRoot('tests/app/reached.json'), `{\n${lines.join(',\n')}\n}\n`);
say(`${runs.length} stories, ${lines.length} files`);
