#!/usr/bin/env node
// `npm run check`: before every commit. What takes longer than a minute and a half, all stories of the
// whole application and the browser's, is for `npm test`.
import { ensureInstalled } from './lib/install.mjs';
import { nodeProblem } from './lib/node.mjs';
import { fail } from './lib/say.mjs';
import { runSteps, steps } from './lib/steps.mjs';

const problem = nodeProblem(process.versions.node);
if (problem) fail(problem);
await ensureInstalled();

const { style, types, messages, unit, frames, build, budgets } = steps;
const passed = await runSteps([unit, frames, types, style, messages, build, budgets]);
process.exit(passed ? 0 : 1);
