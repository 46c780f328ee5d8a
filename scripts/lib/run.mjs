import { spawn } from 'node:child_process';
import { inRoot, root } from './paths.mjs';

/**
 * Runs a program to its end with the terminal's own output.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, quiet?: boolean }} [how]
 * @returns {Promise<{ code: number, output: string }>} output is filled when quiet
 */
export function run(command, args, how = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...how.env },
      stdio: how.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32' && command === 'npm',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (part) => {
        output += part;
      });
    }
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The command line of an installed tool: its script run by this very Node. */
const tools = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  tsc: 'node_modules/typescript/bin/tsc',
  tsx: 'node_modules/tsx/dist/cli.mjs',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
};

/**
 * Runs an installed tool.
 * @param {keyof typeof tools} name
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [how]
 */
export function tool(name, args, how) {
  return run(process.execPath, [inRoot(tools[name]), ...args], how);
}

/**
 * Becomes the given Node program: signals are passed on, and the exit code is its own.
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env]
 */
export function become(args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('close', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
