#!/usr/bin/env node
// `node scripts/screenshots.mjs`: makes the pictures of README.md from the running product, on a
// server of its own with the demo data. Needs a build, the dependencies and a Chromium.
import { mkdirSync } from 'node:fs';
import { findChromium } from './lib/chromium.mjs';
import { inRoot } from './lib/paths.mjs';
import { become } from './lib/run.mjs';
import { fail } from './lib/say.mjs';

if (!findChromium()) fail('No Chromium was found. Set CHROMIUM_PATH to one.');
mkdirSync(inRoot('docs/images'), { recursive: true });
become(['--import', 'tsx', 'scripts/takeScreenshots.ts']);
