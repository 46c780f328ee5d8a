import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { dayZone } from './scripts/lib/dayZone.mjs';

process.env.TZ = dayZone();

const unit = { environment: 'node', setupFiles: ['tests/setup.ts'], testTimeout: 20_000 };
/** Their modules are mocked or read anew, which others would notice. */
const alone = [
  'tests/authProvider/signUp.test.ts',
  'tests/config.test.ts',
  'tests/resources/recent-calls/messageParam.test.tsx',
  'tests/session.test.ts',
  'tests/styleSheets.test.tsx',
];

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
        test: {
          ...unit,
          name: 'unit',
          // What a worker has read is read once: half of the time was reading.
          isolate: false,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/app/**', 'tests/contract/**', 'tests/e2e/**', ...alone],
        },
      },
      { plugins: [react()], test: { ...unit, name: 'unit-alone', include: alone } },
      {
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'app',
          // Objects of a story die young: fewer and larger collections.
          execArgv: ['--max-semi-space-size=64'],
          isolate: false,
          env: { NODE_ENV: 'production' },
          environment: 'jsdom',
          include: ['tests/app/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/app/setup.ts'],
          testTimeout: 120_000,
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
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
