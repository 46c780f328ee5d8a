// Which stories are about what changed: `npm run check` runs them.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from './paths.mjs';

/** @typedef {import('./reached.mjs').Reached} Reached */

/** How many stories a change runs, however large it is. */
const most = 40;

/**
 * The stories about a file; about a new one, those about the files beside it.
 * @param {string} path @param {Reached} reached
 */
function storiesOf(path, reached) {
  const own = reached[path];
  if (own) return own;
  const folder = dirname(path);
  const beside = Object.entries(reached).filter(([other]) => dirname(other) === folder);
  return [...new Set(beside.flatMap(([, stories]) => stories.slice(0, 2)))].slice(0, 10);
}

/**
 * The stories about these files, those about most of them first, and before them those among the files; as
 * paths.
 * @param {string[]} changed @param {string[]} stories @param {Reached} reached
 */
export function storiesAbout(changed, stories, reached) {
  /** @type {Map<string, number>} */
  const weights = new Map();
  for (const path of changed) {
    if (!path.startsWith('src/')) continue;
    for (const [place, story] of storiesOf(path, reached).entries()) {
      weights.set(story, (weights.get(story) ?? 0) + 1 / (1 + place));
    }
  }
  /** @param {string} path */
  const weight = (path) => weights.get(path.replace(/^.*\/|\.test\.tsx?$/g, '')) ?? 0;
  const own = stories.filter((path) => changed.includes(path));
  const about = stories.filter((path) => weight(path) > 0 && !own.includes(path));
  return [...own, ...about.sort((one, other) => weight(other) - weight(one)).slice(0, most)];
}

/** All stories that need no browser, as paths. */
export const allStories = () =>
  readdirSync(inRoot('tests/app'))
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `tests/app/${name}`);

/** @param {string[]} args */
const git = (...args) =>
  execFileSync('git', args, { cwd: inRoot(), encoding: 'utf8', stdio: 'pipe' }).trim();

/** What the branch began with: what it has in common with the one that it is pushed to. */
function beginning() {
  try {
    return git('merge-base', 'HEAD', '@{upstream}');
  } catch {
    return 'HEAD';
  }
}

/** The files that are not as they were pushed, new ones too; none where there is no repository. */
export function changedFiles() {
  try {
    return [
      ...git('diff', '--name-only', '-z', beginning()).split('\0'),
      ...git('ls-files', '--others', '--exclude-standard', '-z').split('\0'),
    ].filter(Boolean);
  } catch {
    return [];
  }
}
