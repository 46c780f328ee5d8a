import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { licencesText, readPackage, shippedFolders } from '../lib/licences.mjs';
import { inRoot } from '../lib/paths.mjs';
import { buildTime, packageVersion, readCheckout, versionOf } from '../lib/version.mjs';

/** What a build says of itself, in its page and in version.json. */
export interface BuildVersion {
  version: string;
  commit: string;
  /** Another one where any script or style is another one: the settings of a build may change them. */
  build: string;
  /** When it was made. In no script, whose names would change with it. */
  built: string;
}

/** The files whose names change with what is in them, as one short name. */
export const nameOfBuild = (files: string[]): string =>
  createHash('sha256')
    .update(
      files
        .filter((file) => file.startsWith('assets/'))
        .sort()
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 8);

/** The page with the line by which it knows its own build, however long it stays open. */
export const withVersion = (
  html: string,
  { version, commit, build, built }: BuildVersion,
): string =>
  html.replace(
    '<title>',
    `<meta name="version" content="${version}" data-commit="${commit}" data-build="${build}" data-built="${built}" />\n    <title>`,
  );

const licences = () => {
  const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const packages = shippedFolders(lock).flatMap((folder) => readPackage(inRoot(folder)) ?? []);
  return licencesText(readFileSync(inRoot('LICENSE'), 'utf8'), packages);
};

/**
 * Says in the page, and beside it in `version.json`, which build this is (ADR 17), and writes
 * `licences.txt` and `changelog.txt`, to which the console links.
 */
export function version(): Plugin {
  let outDir = 'dist';
  let known: BuildVersion | null = null;
  return {
    name: 'trunkline:version',
    apply: 'build',
    configResolved: ({ root, build }) => {
      outDir = resolve(root, build.outDir);
    },
    generateBundle() {
      const changelog = readFileSync(inRoot('CHANGELOG.md'), 'utf8');
      this.emitFile({ type: 'asset', fileName: 'changelog.txt', source: changelog });
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licences() });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        known = {
          ...versionOf(readCheckout(), process.env, packageVersion()),
          build: nameOfBuild(Object.keys(bundle)),
          built: buildTime(process.env),
        };
        return withVersion(html, known);
      },
    },
    writeBundle() {
      if (!known) throw new Error('The page of the build is not known');
      writeFileSync(join(outDir, 'version.json'), `${JSON.stringify(known, null, 2)}\n`);
    },
  };
}
