import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { inRoot, root } from './paths.mjs';
import { run } from './run.mjs';
import { fail, say } from './say.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean }} LockEntry
 * @typedef {{ packages?: Record<string, LockEntry> }} Lock
 */

/**
 * Whether what is installed differs from the lock. Compared by content, not by time: a checkout
 * gives every file the same time, and an install of one package must not be taken for a stale tree.
 * Optional packages are for other machines and may be missing.
 * @param {Lock} lock package-lock.json
 * @param {Lock} installed node_modules/.package-lock.json
 */
export function differsFromLock(lock, installed) {
  return Object.entries(lock.packages ?? {}).some(([path, entry]) => {
    if (path === '' || entry.link) return false;
    const found = installed.packages?.[path];
    if (!found) return !entry.optional && !entry.devOptional;
    return found.version !== entry.version;
  });
}

/** @param {string} path @returns {Lock | undefined} */
function readLock(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/**
 * Why nothing can be installed or built in a folder, in words; undefined where it can.
 * @param {string} folder
 */
export function cannotWrite(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch {
    return `This user may not write to ${folder}, where Trunkline installs and builds. Make it writable, or copy the checkout to another folder.`;
  }
}

/** Installs the dependencies of the lock when they are missing or differ from it. */
export async function ensureInstalled() {
  const lock = readLock(inRoot('package-lock.json'));
  if (!lock) fail('package-lock.json is missing: this is not a whole checkout of Trunkline.');
  const installed = readLock(inRoot('node_modules/.package-lock.json'));
  if (installed && !differsFromLock(lock, installed)) return;
  const closed = cannotWrite(root);
  if (closed) fail(closed);
  say(
    installed
      ? 'Dependencies differ from package-lock.json: installing (npm ci) …'
      : 'Installing dependencies (npm ci) …',
  );
  const { code } = await run('npm', ['ci', '--include=dev', '--no-fund', '--no-audit']);
  if (code === 127) fail('npm was not found. It comes with Node: https://nodejs.org');
  if (code !== 0) fail('npm ci failed (see above). Is the package registry reachable from here?');
}
