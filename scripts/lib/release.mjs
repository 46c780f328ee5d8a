import { createHash } from 'node:crypto';
import { shippedFolders } from './licences.mjs';
import { taggedVersion } from './version.mjs';

/** What stands in an archive beside the build, where the checkout has it. */
export const released = ['deploy', 'LICENSE', 'CHANGELOG.md'];
/** Settings of a deployment, which a release may not have built in. */
export const settingFiles = ['.env', '.env.local', '.env.production', '.env.production.local'];

/**
 * What a release is made from.
 * @typedef {object} Sources
 * @property {import('./version.mjs').Checkout | null} checkout
 * @property {string} ofPackage the version in package.json
 * @property {string} changelog the text of CHANGELOG.md
 * @property {string[]} settings which of `settingFiles` there are
 */

/**
 * Why there can be no release of these sources, in words with the next step.
 * @param {Sources} sources
 * @param {boolean} isSnapshot an archive to try, of any commit
 * @returns {string | undefined}
 */
export function releaseProblem({ checkout, ofPackage, changelog, settings }, isSnapshot) {
  if (settings.length > 0) {
    return `${settings.join(' and ')} would be built into the release. Move it away.`;
  }
  if (isSnapshot) return undefined;
  if (!checkout) return 'A release is made from a git checkout. To try it elsewhere: --snapshot.';
  if (checkout.isChanged || checkout.hasMore) {
    return 'There are files that are not committed. Commit them, or move them away.';
  }
  const tagged = taggedVersion(checkout);
  if (!tagged) {
    return `The commit has no tag of a release. Tag it: git tag v${ofPackage}. To try it: --snapshot.`;
  }
  if (tagged !== ofPackage) {
    return `The tag says v${tagged}, package.json ${ofPackage}. Change the one that is wrong.`;
  }
  if (!changelog.includes(`\n## [${tagged}] - `)) {
    return `CHANGELOG.md says nothing of ${tagged}. Give it a heading "## [${tagged}] - " with the date.`;
  }
  return undefined;
}

/**
 * How the archive and the folder in it are called: `+` of a version means a space in some addresses.
 * @param {string} version
 */
export const releaseName = (version) => `trunkline-${version.replaceAll('+', '-')}`;

/** @param {string | Buffer} bytes */
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * The text of SHA256SUMS, as `sha256sum -c` reads it.
 * @param {Iterable<[file: string, bytes: string | Buffer]>} files
 */
export const checksums = (files) =>
  [...files]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, bytes]) => `${sha256(bytes)}  ${file}\n`)
    .join('');

/** A UUID that follows from a text. @param {string} text */
function uuidOf(text) {
  const digits = sha256(text);
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `5${digits.slice(13, 16)}`];
  return [...parts, `8${digits.slice(17, 20)}`, digits.slice(20, 32)].join('-');
}

/** The packages of a lock that ship, as `name@version`; which of them other machines alone may need. */
const packagesOf = (/** @type {Lock} */ lock) =>
  shippedFolders(lock).map((path) => {
    const {
      name = path.split('node_modules/').at(-1),
      version,
      optional,
    } = lock.packages?.[path] ?? {};
    return { name: `${name}@${version}`, isOptional: Boolean(optional) };
  });

/**
 * npm's list of all packages (CycloneDX) as one of this release: of what ships by its lock alone, as npm's own
 * choice leaves out what a tool needs as well; under its own name instead of the folder's, and the same for the
 * same sources, while npm draws a number and writes the time. Throws in words where the list lacks one.
 * @typedef {{ packages?: Record<string, { name?: string, version?: string, optional?: boolean, dev?: boolean }> }} Lock
 * @typedef {{ 'bom-ref': string, name: string, version: string }} Listed
 * @param {string} text what npm said
 * @param {{ version: string, built: string, lock: Lock }} release
 * @returns {string}
 */
export function packageList(text, { version, built, lock }) {
  const list = JSON.parse(text);
  const wanted = packagesOf(lock);
  const names = new Set(wanted.map(({ name }) => name));
  /** @type {Listed[]} */
  const shipped = list.components.filter((/** @type {Listed} */ one) =>
    names.has(`${one.name}@${one.version}`),
  );
  const listed = new Set(shipped.map((one) => `${one.name}@${one.version}`));
  const lost = wanted.filter(({ name, isOptional }) => !isOptional && !listed.has(name));
  if (lost.length > 0) {
    const which = lost.map(({ name }) => name).join(', ');
    throw new Error(`npm's list of packages lacks what package-lock.json has: ${which}.`);
  }
  const name = 'trunkline';
  const purl = `pkg:generic/${name}@${encodeURIComponent(version)}`;
  const { component } = list.metadata;
  const old = component['bom-ref'];
  Object.assign(component, { type: 'application', name, version, purl, 'bom-ref': purl });
  const refs = new Set(shipped.map((one) => one['bom-ref']));
  list.components = shipped;
  list.dependencies = (list.dependencies ?? []).flatMap(
    (/** @type {{ ref: string, dependsOn: string[] }} */ { ref, dependsOn }) =>
      ref === old || refs.has(ref)
        ? [{ ref: ref === old ? purl : ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }]
        : [],
  );
  list.metadata.timestamp = built;
  list.serialNumber = `urn:uuid:${uuidOf(`${version} ${JSON.stringify(list.components)}`)}`;
  return `${JSON.stringify(list, null, 2)}\n`;
}

/**
 * The arguments with which GNU tar writes the same archive of the same files wherever it runs.
 * @param {{ file: string, folder: string, name: string, built: string }} archive
 */
export const tarArguments = ({ file, folder, name, built }) => [
  ...['--format=ustar', '--sort=name', `--mtime=${built}`],
  ...['--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX'],
  ...['-C', folder, '-cf', file, name],
];
