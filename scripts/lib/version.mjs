import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot, root } from './paths.mjs';

/** How a release is tagged. */
const releaseTag = /^v(\d+\.\d+\.\d+(?:-[\w.-]+)?)$/;
/** What can stand in a page, a file's name and a bug report as it is. */
const plainName = /^[\w.+-]{1,64}$/;

/**
 * What git says of the checkout.
 * @typedef {object} Checkout
 * @property {string} commit its short name
 * @property {string[]} tags those of the commit, the highest version first
 * @property {boolean} isChanged files that git keeps are not as they were committed
 * @property {boolean} hasMore there are files that it neither keeps nor ignores
 *
 * @typedef {{ version: string, commit: string }} Version
 */

/**
 * Asks git of the checkout.
 * @returns {Checkout | null} null where the sources are no checkout of their own: an archive, an image
 */
export function readCheckout() {
  /** @param {string[]} args */
  const git = (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : null;
  };
  // In a folder below somebody else's checkout, its commits say nothing of these sources.
  if (git('rev-parse', '--show-prefix') !== '') return null;
  const commit = git('rev-parse', '--short=12', 'HEAD');
  if (!commit) return null;
  const changes = (git('status', '--porcelain') ?? '').split('\n').filter(Boolean);
  return {
    commit,
    tags: (git('tag', '--points-at', 'HEAD', '--sort=-version:refname') ?? '').split('\n'),
    isChanged: changes.some((line) => !line.startsWith('??')),
    hasMore: changes.some((line) => line.startsWith('??')),
  };
}

/** The version in package.json: that of the last release, or of the one to come. */
export const packageVersion = () =>
  String(JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).version);

/**
 * The version that a tag of the commit says, as `0.1.0` of `v0.1.0`.
 * @param {Pick<Checkout, 'tags'>} checkout
 * @returns {string | undefined}
 */
export const taggedVersion = ({ tags }) =>
  tags.flatMap((tag) => releaseTag.exec(tag)?.[1] ?? []).at(0);

/**
 * What a build is called, a semantic version:
 *
 * | Sources | Version |
 * |---|---|
 * | `TRUNKLINE_VERSION` is set | what it says, with the commit of `TRUNKLINE_COMMIT` |
 * | a commit with the tag `v0.1.0` | `0.1.0` |
 * | another commit | `0.0.0+` and the commit |
 * | either, with files that were changed since | the same with `modified` behind `+` |
 * | no checkout | the version of package.json |
 *
 * @param {Checkout | null} checkout
 * @param {Record<string, string | undefined>} env
 * @param {string} ofPackage
 * @returns {Version} `commit` is empty where nobody knows it
 * @throws {Error} in words, where a name of the environment could not stand in a page
 */
export function versionOf(checkout, env, ofPackage) {
  const commit = env.TRUNKLINE_COMMIT || checkout?.commit || '';
  const given = env.TRUNKLINE_VERSION?.replace(/^v(?=\d)/, '');
  for (const [name, text] of Object.entries({
    TRUNKLINE_VERSION: given,
    TRUNKLINE_COMMIT: commit,
  })) {
    if (text && !plainName.test(text)) {
      throw new Error(
        `${name} is made of letters, digits and ".+-_", not ${JSON.stringify(text)}.`,
      );
    }
  }
  if (given) return { version: given, commit };
  if (!checkout) return { version: ofPackage, commit };
  const tagged = taggedVersion(checkout);
  const more = [tagged ? '' : checkout.commit, checkout.isChanged ? 'modified' : ''];
  const metadata = more.filter(Boolean).join('.');
  return { version: `${tagged ?? '0.0.0'}${metadata && `+${metadata}`}`, commit };
}

/**
 * When a build says that it was made: now, or the moment of `SOURCE_DATE_EPOCH` (seconds since 1970), by
 * which the same sources come to the same bytes.
 * @param {Record<string, string | undefined>} env
 * @returns {string} as `2026-11-23T18:30:00Z`
 */
export function buildTime({ SOURCE_DATE_EPOCH: epoch }) {
  const time = epoch && /^\d{1,11}$/.test(epoch) ? new Date(Number(epoch) * 1000) : new Date();
  return time.toISOString().replace(/\.\d+Z$/, 'Z');
}
