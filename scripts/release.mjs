#!/usr/bin/env node
// `npm run release`: the archive of a tagged commit, in release/. With `-- --snapshot` of any commit.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureInstalled } from './lib/install.mjs';
import { optionsOrExit } from './lib/options.mjs';
import { inRoot } from './lib/paths.mjs';
import {
  checksums,
  packageList,
  released,
  releaseName,
  releaseProblem,
  settingFiles,
  tarArguments,
} from './lib/release.mjs';
import { run, tool } from './lib/run.mjs';
import { fail, say } from './lib/say.mjs';
import { buildTime, packageVersion, readCheckout, versionOf } from './lib/version.mjs';

const options = optionsOrExit(
  'npm run release -- [options]\nMakes the archive of a release in release/, of a tagged commit.',
  { snapshot: { kind: 'flag', help: 'an archive to try, of any commit and with changes' } },
  process.argv.slice(2),
);

const checkout = readCheckout();
const problem = releaseProblem(
  {
    checkout,
    ofPackage: packageVersion(),
    changelog: readFileSync(inRoot('CHANGELOG.md'), 'utf8'),
    settings: settingFiles.filter((file) => existsSync(inRoot(file))),
  },
  Boolean(options.snapshot),
);
if (problem) fail(problem);

/** The output of a program, or the end of this one. @param {string} command @param {string[]} args */
async function output(command, args) {
  const { code, output: text } = await run(command, args, { quiet: true }).catch(() => ({
    code: 1,
    output: `There is no ${command}.`,
  }));
  return code === 0 ? text : fail(text.trim());
}
if (!(await output('tar', ['--version'])).includes('GNU tar')) fail('A release needs GNU tar.');
await ensureInstalled();

const { version } = versionOf(checkout, process.env, packageVersion());
const committed = checkout
  ? (await output('git', ['log', '-1', '--format=%ct'])).trim()
  : undefined;
const epoch = process.env.SOURCE_DATE_EPOCH ?? committed;
const built = buildTime({ SOURCE_DATE_EPOCH: epoch });
const name = releaseName(version);
const stage = inRoot('.cache/release');
const folder = join(stage, name);
rmSync(stage, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

say(`Building ${name} …`);
// What this machine sets for its own builds is nobody else's.
const settings = Object.keys(process.env).filter((key) => /^(VITE_|INITIAL_APP)/.test(key));
const { code } = await tool(
  'vite',
  ['build', '--outDir', join(folder, 'dist'), '--emptyOutDir', '--logLevel', 'error'],
  {
    env: {
      ...Object.fromEntries(settings.map((key) => [key, undefined])),
      SOURCE_DATE_EPOCH: epoch,
    },
  },
);
if (code !== 0) fail('The build failed (see above).');

for (const file of released) {
  if (existsSync(inRoot(file))) cpSync(inRoot(file), join(folder, file), { recursive: true });
}
cpSync(join(folder, 'dist/licences.txt'), join(folder, 'licences.txt'));
const said = await output('npm', ['sbom', '--sbom-format', 'cyclonedx']);
const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
const list = (() => {
  try {
    const text = said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1);
    return packageList(text, { version, built, lock });
  } catch (error) {
    return fail(/** @type {Error} */ (error).message);
  }
})();
writeFileSync(join(folder, 'sbom.cdx.json'), list);

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
/** @param {string} file @returns {[string, Buffer]} */
const withBytes = (file) => [relative(folder, file).replaceAll('\\', '/'), readFileSync(file)];
writeFileSync(join(folder, 'SHA256SUMS'), checksums(files.map(withBytes)));

const tar = join(stage, 'archive.tar');
await output('tar', tarArguments({ file: tar, folder: stage, name, built }));
const archive = gzipSync(readFileSync(tar), { level: 9 });
mkdirSync(inRoot('release'), { recursive: true });
writeFileSync(inRoot('release', `${name}.tar.gz`), archive);
writeFileSync(inRoot('release', `${name}.tar.gz.sha256`), checksums([[`${name}.tar.gz`, archive]]));
rmSync(stage, { recursive: true });
say(`release/${name}.tar.gz: ${files.length + 1} files, ${(archive.length / 1e6).toFixed(1)} MB`);
say(
  'Before you publish it: npm run browsers goes through the console in Firefox and WebKit as well.',
);
