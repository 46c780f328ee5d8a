#!/usr/bin/env node
// `npm run screenshots`: makes the pictures of the guide, and of README.md, from the running product on
// servers of its own with the demo data. With names it makes those alone: `npm run screenshots -- trace`.
// Needs a build, the dependencies and a Chromium.
import { mkdirSync } from 'node:fs';
import { findChromium } from './lib/chromium.mjs';
import { inRoot } from './lib/paths.mjs';
import { become } from './lib/run.mjs';
import { fail } from './lib/say.mjs';

if (!findChromium()) fail('No Chromium was found. Set CHROMIUM_PATH to one.');
mkdirSync(inRoot('docs/guide/images'), { recursive: true });
become(['--import', 'tsx', 'scripts/takeScreenshots.ts', ...process.argv.slice(2)]);
