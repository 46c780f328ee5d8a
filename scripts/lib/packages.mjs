import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptGet } from './chromium.mjs';
import { run } from './run.mjs';
import { say } from './say.mjs';

/** Where programs of the system are that a user's PATH may lack. */
const places = () => [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];

/** Where a program is; undefined where this machine has none. @param {string} program @returns {string | undefined} */
export const findProgram = (program) =>
  places()
    .filter((place) => place !== '')
    .map((place) => join(place, program))
    .find((file) => existsSync(file));

/** @param {string} program @returns {boolean} */
export const isThere = (program) => findProgram(program) !== undefined;

/**
 * Installs Debian's packages of these programs where they are missing and can be had.
 * @param {Record<string, string>} programs by the program's name its package, and after a space what it needs beside it
 * @returns {Promise<string[]>} the programs that are still missing
 */
export async function ensurePrograms(programs) {
  const missing = () => Object.keys(programs).filter((program) => !isThere(program));
  const apt = aptGet();
  if (missing().length === 0 || !apt) return missing();
  const packages = [...new Set(missing().map((program) => programs[program]))];
  say(`Installing ${packages.join(', ')} with apt-get …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  /** @param {string[]} args */
  const get = (args) => run(apt.command, [...apt.before, ...args], { env, quiet: true });
  await get(['update', '-qq']);
  const install = ['install', '-y', '-qq', '--no-install-recommends'];
  // One by one: a system may lack one of them.
  for (const name of packages) await get([...install, ...String(name).split(' ')]);
  return missing();
}
