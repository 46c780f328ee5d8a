#!/usr/bin/env node
// `npm run budgets`, first half, and part of `npm run check`: what a visitor's browser must load, in bytes
// as served. Measured on the build in dist, which tells which source module is in which script.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inRoot } from './lib/paths.mjs';
import { say } from './lib/say.mjs';
import { knownOfBuild } from './lib/sources.mjs';

/** What every page loads. */
const page = ['src/ahead/first.ts', 'src/main.tsx'];
/** The screens under budget: the source modules that each loads, with all that they import. */
const signedOut = [...page, 'src/pages/public/LoginPage.tsx', 'src/i18n/en/public.ts'];
/** The same where strangers may sign up, with both providers to sign in with. */
const hostedSignedOut = [
  ...signedOut,
  'src/pages/hosted/signUp/HostedLogin.tsx',
  'src/pages/hosted/signUp/OAuthButtons.tsx',
  'src/i18n/en/hostedLogin.ts',
];
/** The same in French, beside the English texts that come with those scripts. */
const frenchSignedOut = [...hostedSignedOut, 'src/i18n/fr/public.ts', 'src/i18n/fr/hostedLogin.ts'];
/** Pages that a stranger opens, which wait for nothing of the console. */
const signUp = [...page, 'src/pages/hosted/signUp/SignUpPages.tsx', 'src/i18n/en/signUp.ts'];
const resetPassword = [
  ...page,
  'src/pages/public/ResetPasswordPage.tsx',
  'src/i18n/en/passwords.ts',
];
const firstScreen = [
  ...signedOut,
  'src/App.tsx',
  'src/resources/accounts/AccountList.tsx',
  'src/i18n/en/index.ts',
];
const otherLists = [...firstScreen, 'src/resources/carriers/CarrierList.tsx'];
const calls = [...firstScreen, 'src/resources/recent-calls/RecentCallList.tsx'];
const callDetails = [...calls, 'src/resources/recent-calls/details/CallDetails.tsx'];

/** Libraries and parts that are large and wanted only on some screens. */
const heavy = {
  'react-admin': /node_modules\/(ra-core|ra-ui-materialui)\//,
  wavesurfer: /node_modules\/wavesurfer\.js\//,
  Stripe: /node_modules\/@stripe\//,
  'date pickers': /node_modules\/@mui\/x-date-pickers/,
  sortable: /node_modules\/react-sortable-hoc\//,
  'phone numbers': /node_modules\/libphonenumber-js\//,
  charts: /node_modules\/(recharts|@mui\/x-charts|d3-[a-z]+|chart\.js)|^src\/.*\/charts?\//i,
  regions: /^src\/.*\/regions?(\/|\.)/i,
  'vendor descriptors': /^src\/.*\/vendors?\/[^/]+\.tsx?$/i,
  forms: /node_modules\/react-hook-form\//,
  // Whether a call has a trace is no part of reading one.
  'engines of a call': /^src\/engines\/(sip|rtp|media|verdict|audio|trace)\/(?!hasTrace\.ts)/,
  'hosted texts': /^src\/i18n\/[a-z-]+\/(billing|hostedLogin|oauth|signUp)\.ts$/,
};

/**
 * @typedef {{ name: string, modules: string[], limit: number, without: string[] }} Budget
 * @typedef {import('./vite/moduleMap.ts').ChunkInfo} Chunk
 * @typedef {{ name: string, bytes: number, limit: number, files: { file: string, bytes: number }[], problems: string[] }} Result
 */

/** @type {Budget[]} One row a closure; limits in bytes of gzip, 1 kB = 1,000 bytes. */
const table = [
  { name: 'signed out', modules: signedOut, limit: 150_000, without: Object.keys(heavy) },
  // The row above, and the ways to sign in with others and to sign up.
  {
    name: 'signed out, hosted',
    modules: hostedSignedOut,
    limit: 150_000,
    without: Object.keys(heavy).filter((name) => name !== 'hosted texts'),
  },
  {
    name: 'signed out, hosted, in French',
    modules: frenchSignedOut,
    limit: 150_000,
    without: Object.keys(heavy).filter((name) => name !== 'hosted texts'),
  },
  {
    name: 'signing up',
    modules: signUp,
    limit: 160_000,
    without: Object.keys(heavy).filter((name) => name !== 'hosted texts'),
  },
  { name: 'reset password', modules: resetPassword, limit: 150_000, without: Object.keys(heavy) },
  {
    name: 'first internal screen',
    modules: firstScreen,
    limit: 360_000,
    without: Object.keys(heavy).filter((name) => name !== 'react-admin'),
  },
  {
    name: 'other lists',
    modules: otherLists,
    limit: 373_000,
    without: Object.keys(heavy).filter((name) => name !== 'react-admin'),
  },
  { name: 'recent calls', modules: calls, limit: 440_000, without: ['forms', 'engines of a call'] },
  { name: 'details of a call', modules: callDetails, limit: 470_000, without: ['forms'] },
];

/**
 * Measures one budget: the scripts that hold its modules and all that those load with them.
 * @param {Budget} budget
 * @param {Chunk[]} chunks
 * @param {(file: string) => number} sizeOf bytes of a script as served
 * @returns {Result}
 */
export function measure(budget, chunks, sizeOf) {
  const { name, modules, limit, without } = budget;
  const problems = [];
  /** @type {Map<string, Chunk>} */
  const closure = new Map();
  /** @param {Chunk | undefined} chunk */
  const add = (chunk) => {
    if (!chunk || closure.has(chunk.file)) return;
    closure.set(chunk.file, chunk);
    for (const file of chunk.imports) add(chunks.find((other) => other.file === file));
  };
  for (const module of modules) {
    const holder = chunks.find((chunk) => chunk.modules.includes(module));
    if (holder) add(holder);
    else
      problems.push(
        `${module} is in no script of the build: was it renamed? (scripts/budgets.mjs)`,
      );
  }
  const files = [...closure.values()].map(({ file }) => ({ file, bytes: sizeOf(file) }));
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > limit) problems.push(`${bytes - limit} bytes over the limit of ${limit}.`);
  for (const library of without) {
    const pattern = heavy[/** @type {keyof typeof heavy} */ (library)];
    for (const { file, modules: inside } of closure.values()) {
      const found = inside.find((module) => pattern.test(module.replaceAll('\\', '/')));
      if (found) problems.push(`${library} is in it: ${found} in ${file}.`);
    }
  }
  return { name, bytes, limit, files: files.sort((a, b) => b.bytes - a.bytes), problems };
}

/** @param {number} bytes */
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

/** @param {Result} result */
function print({ name, bytes, limit, files, problems }) {
  say(`${name}: ${kB(bytes).trim()} of ${kB(limit).trim()} gz in ${files.length} scripts`);
  for (const file of files) say(`${kB(file.bytes)}  ${file.file}`);
  for (const problem of problems) say(`  OVER BUDGET  ${problem}`);
}

/** Measures every budget of the table on dist and prints them. Answers whether all are kept. */
export function budgets() {
  const map = join(knownOfBuild, 'modules.json');
  if (!existsSync(map)) {
    say('There is no build to measure: run "npm run build" first.');
    return false;
  }
  /** @type {Chunk[]} */
  const chunks = JSON.parse(readFileSync(map, 'utf8'));
  /** Scripts under 1 kB are served as they are. @param {string} file */
  const sizeOf = (file) => {
    const packed = inRoot('dist', `${file}.gz`);
    return readFileSync(existsSync(packed) ? packed : inRoot('dist', file)).length;
  };
  const results = table.map((budget) => measure(budget, chunks, sizeOf));
  results.forEach(print);
  return results.every(({ problems }) => problems.length === 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(budgets() ? 0 : 1);
