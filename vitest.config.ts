import { readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { dayZone } from './scripts/lib/dayZone.mjs';

process.env.TZ = dayZone();

/** When a test or a hook is given up, on a crowded machine too: what is slow is no failure. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };
const unit = { environment: 'node', setupFiles: ['tests/setup.ts'], ...patience };
const core = ['tests/engines/**/*.test.ts', 'tests/dataProvider/**/*.test.ts'];
const browser = [
  'tests/app/**',
  'tests/contract/**',
  'tests/commands/**',
  'tests/e2e/**',
  'tests/outlines/**',
];

const units = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((path) => /^(?!app|contract|commands|e2e|outlines).*\.test\.tsx?$/.test(path))
  .map((path) => `tests/${path}`);
const unitsWith = (part: RegExp) => units.filter((path) => part.test(readFileSync(path, 'utf8')));
/**
 * Tests whose modules are mocked or read anew, as each tab reads its own, or that take away the styles of the
 * page with its head: others would notice.
 */
const alone = unitsWith(
  /vi\.(mock|doMock|resetModules)\(|\/support\/tabs'|document\.head\.(innerHTML|replaceChildren)/,
);
/** Tests that have a page, one after the other the same. */
const withPage = unitsWith(/@vitest-environment jsdom/);
/** Those that ask React to act, which its build for production does not. */
const acting = unitsWith(/@testing-library\/react'|\bact\b.* from 'react'|\/support\/listScreen'/);
const without = (paths: string[], others: string[]) =>
  paths.filter((path) => !others.includes(path));
const both = (paths: string[], others: string[]) => paths.filter((path) => others.includes(path));
const drawn = without(withPage, acting);

/** Objects of a test die young: fewer and larger collections, by one thread as every core is busy. */
const garbage = ['--max-semi-space-size=256', '--min-semi-space-size=256', '--single-threaded-gc'];

/** Builds for developers check what nobody reads here; they took half of the time of what is drawn. */
const builtTests = { execArgv: garbage, env: { NODE_ENV: 'production' } };

/** Node is told to take the builds for developers of libraries, of which the styling library's is slow. */
const withoutDevelopment: Plugin = {
  name: 'without-development',
  configResolved({ ssr, environments }) {
    for (const { resolve = {} } of [ssr, ...Object.values(environments)]) {
      const { conditions = [] } = resolve;
      Object.assign(resolve, { conditions: conditions.filter((one) => !/^development/.test(one)) });
    }
  },
};

/** As a deployment runs it. */
const asBuilt = {
  oxc: { jsx: { runtime: 'automatic' as const, development: false } },
  plugins: [withoutDevelopment],
};

export default defineConfig({
  test: {
    // A test that is left alone or left out is a mistake: both fail the run.
    allowOnly: false,
    passWithNoTests: false,
    retry: 0,
    // A platform of others is asked by one test after the other: some change what all share for a
    // moment, and everybody there shares one rate limit.
    fileParallelism: !process.env.CONTRACT_URL,
    // A core is left free otherwise, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [react()],
        test: { ...unit, name: 'unit', include: without(alone, drawn) },
      },
      {
        ...asBuilt,
        test: { ...unit, ...builtTests, name: 'unit-drawn-alone', include: both(alone, drawn) },
      },
      // What a worker has read of these is read once: half of their time was reading.
      {
        plugins: [react()],
        test: {
          ...unit,
          name: 'unit-acting',
          include: both(withPage, without(acting, alone)),
          isolate: false,
        },
      },
      {
        ...asBuilt,
        test: {
          ...unit,
          ...builtTests,
          name: 'unit-drawn',
          include: without(drawn, alone),
          isolate: false,
        },
      },
      {
        test: {
          ...unit,
          name: 'unit-core',
          include: core,
          exclude: [...alone, ...withPage],
          isolate: false,
        },
      },
      {
        test: {
          ...unit,
          name: 'unit-rest',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...browser, ...core, ...alone, ...withPage],
          isolate: false,
        },
      },
      {
        ...asBuilt,
        test: {
          ...builtTests,
          name: 'app',
          isolate: false,
          environment: 'jsdom',
          include: ['tests/app/**/*.test.{ts,tsx}'],
          // The second writes down what each story runs (`npm run reached`).
          setupFiles: [
            'tests/app/setup.ts',
            ...(process.env.REACHED ? ['tests/app/reached.ts'] : []),
          ],
          ...patience,
        },
      },
      // What every screen says and offers at one moment; of no other file has anything been left.
      {
        ...asBuilt,
        test: {
          ...builtTests,
          name: 'outlines',
          environment: 'jsdom',
          include: ['tests/outlines/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/outlines/freeze.ts', 'tests/app/setup.ts'],
          sequence: { setupFiles: 'list' },
          ...patience,
        },
      },
      // What documents say to type: each starts programs, and waits for them.
      {
        test: {
          name: 'commands',
          environment: 'node',
          include: ['tests/commands/**/*.test.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          // Most of a file's time was reading the platform's code; each opens a platform of its own.
          // One of others takes its patience from a module that every file reads anew (client.ts).
          isolate: Boolean(process.env.CONTRACT_URL),
          include: ['tests/contract/**/*.test.ts'],
          ...patience,
        },
      },
    ],
  },
});
