#!/usr/bin/env node
// `npm run check`: before every commit. Of the stories of the whole application it runs those that every
// screen has in common, and those about the files that changed; all others, and the browser's, are for
// `npm test`.
import { ensureInstalled } from './lib/install.mjs';
import { nodeProblem } from './lib/node.mjs';
import { fail } from './lib/say.mjs';
import { runSteps, steps } from './lib/steps.mjs';

const problem = nodeProblem(process.versions.node);
if (problem) fail(problem);
await ensureInstalled();

const { style, types, messages, unitOnAllCores, frames, outlines, build, budgets } = steps;
const { contractIfChanged } = steps;
const passed = await runSteps([
  frames,
  unitOnAllCores,
  outlines,
  contractIfChanged,
  types,
  style,
  messages,
  build,
  budgets,
]);
process.exit(passed ? 0 : 1);
