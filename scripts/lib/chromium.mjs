import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { say } from './say.mjs';

/** Chromium without a window: the same stories take a quarter less time. */
const shell = 'chromium-headless-shell';
const names = [
  shell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
];
const usualPlaces = [
  `/usr/bin/${shell}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const insidePlaywright = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win64/chrome.exe',
  'chrome-win/chrome.exe',
];

/** Chromiums that Playwright downloaded, newest first. */
function ofPlaywright() {
  const home =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    {
      darwin: join(homedir(), 'Library/Caches/ms-playwright'),
      win32: join(homedir(), 'AppData/Local/ms-playwright'),
    }[/** @type {string} */ (process.platform)] ??
    join(homedir(), '.cache/ms-playwright');
  if (!existsSync(home)) return [];
  return readdirSync(home)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
    .flatMap((name) => insidePlaywright.map((place) => join(home, name, place)));
}

/**
 * The Chromium of this machine: CHROMIUM_PATH, the usual places, the PATH, Playwright's own; the shell
 * first. Undefined when there is none.
 * @returns {string | undefined}
 */
export function findChromium() {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const onPath = PATH.split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...usualPlaces, ...onPath, ...ofPlaywright()].find((path) => existsSync(path));
}

/** Debian's package manager with the rights it needs; undefined where it cannot be used. */
export function aptGet() {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  if (process.getuid?.() === 0) return { command: 'apt-get', before: /** @type {string[]} */ ([]) };
  return existsSync('/usr/bin/sudo') ? { command: 'sudo', before: ['-n', 'apt-get'] } : undefined;
}

/**
 * Finds a Chromium, or installs Debian's: the shell, or the whole one where that is no package.
 * @param {{ find?: typeof findChromium, apt?: ReturnType<typeof aptGet>, execute?: typeof run }} [machine]
 *   what stands for this machine, for tests
 * @returns {Promise<{ path: string, problem?: undefined } | { problem: string, path?: undefined }>}
 */
export async function ensureChromium({ find = findChromium, apt = aptGet(), execute = run } = {}) {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) {
    return { problem: `CHROMIUM_PATH names ${CHROMIUM_PATH}, and there is no such file.` };
  }
  const found = find();
  if (found) return { path: found };
  const byHand = 'Install Chromium or Chrome, or set CHROMIUM_PATH to one, and try again.';
  if (!apt) return { problem: `No Chromium was found on this machine. ${byHand}` };
  say('No Chromium was found: installing the one of this system with apt-get …');
  const aptGetWith = (/** @type {string[]} */ args) =>
    execute(apt.command, [...apt.before, ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      quiet: true,
    });
  const install = ['install', '-y', '-qq', '--no-install-recommends'];
  let ended = await aptGetWith(['update', '-qq']);
  if (ended.code === 0) ended = await aptGetWith([...install, shell]);
  // Not every system has the shell as a package of its own.
  if (ended.code !== 0) ended = await aptGetWith([...install, 'chromium']);
  if (ended.code !== 0) {
    const end = ended.output.trim().split('\n').slice(-5).join('\n');
    return { problem: `apt-get failed:\n${end}\n${byHand}` };
  }
  const installed = find();
  return installed
    ? { path: installed }
    : { problem: `Chromium was installed, and still is not found. ${byHand}` };
}
