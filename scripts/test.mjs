#!/usr/bin/env node
// `npm test`: everything. Ends with one line `N passed, N failed`.
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeProblem } from './lib/node.mjs';
import { fail, say } from './lib/say.mjs';
import { runSteps, steps } from './lib/steps.mjs';

const problem = nodeProblem(process.versions.node);
if (problem) fail(problem);
await ensureInstalled();
const chromium = await ensureChromium();
if (chromium.path === undefined) fail(chromium.problem);
say(`Browser: ${chromium.path}`);
process.env.CHROMIUM_PATH = chromium.path;

const { style, types, unit, app, outlines, contract, commands, build, budgets, journeys } = steps;
const { servers, browsers, browser } = steps;
const passed = await runSteps([
  unit,
  app,
  outlines,
  style,
  types,
  build,
  budgets,
  contract,
  commands,
  journeys,
  servers,
  browsers,
  browser,
]);
process.exit(passed ? 0 : 1);
