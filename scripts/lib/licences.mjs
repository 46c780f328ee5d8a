import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How packages call the files that whoever passes them on must pass on as well. */
const legalFile = /^(licen[cs]e|copying|notice)/i;

/**
 * A package that ships with the console.
 * @typedef {object} Shipped
 * @property {string} name
 * @property {string} version
 * @property {string} licence as its package.json has it
 * @property {string} text what its licence files say; empty where it has none
 *
 * @typedef {{ dev?: boolean, devOptional?: boolean, link?: boolean, license?: string }} Locked
 */

/**
 * The folders of the packages of a lock that are no tools of development, below the root of the project.
 * @param {{ packages?: Record<string, Locked> }} lock
 */
export const shippedFolders = ({ packages = {} }) =>
  Object.entries(packages)
    .filter(([path, { dev, devOptional, link }]) => path && !dev && !devOptional && !link)
    .map(([path]) => path)
    .sort();

/**
 * Reads what is known of the package in a folder.
 * @param {string} folder
 * @returns {Shipped | null} null where it is not installed, as what is for other machines only
 */
export function readPackage(folder) {
  const about = join(folder, 'package.json');
  if (!existsSync(about)) return null;
  const { name, version, license } = JSON.parse(readFileSync(about, 'utf8'));
  const text = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && legalFile.test(entry.name))
    .map((entry) => entry.name)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
  const licence = typeof license === 'string' ? license : (license?.type ?? 'see below');
  return { name, version, licence, text };
}

const rule = '-'.repeat(72);

/**
 * The text of licences.txt: the console's own licence, every package with version and licence, then each
 * licence text once under the names of those that have it.
 * @param {string} own
 * @param {Shipped[]} packages
 */
export function licencesText(own, packages) {
  /** @type {Map<string, string[]>} */
  const byText = new Map();
  const called = packages.map(({ name, version }) => `${name} ${version}`);
  packages.forEach(({ text }, index) => {
    if (text) byText.set(text, [...(byText.get(text) ?? []), called[index] ?? '']);
  });
  const rows = packages.map(({ licence }, index) => `${called[index]}: ${licence}`);
  return [
    `Trunkline\n\n${own.trim()}`,
    `Trunkline is built with these packages:\n\n${[...new Set(rows)].join('\n')}`,
    ...[...byText].map(([text, names]) => `${[...new Set(names)].join('\n')}\n\n${text}`),
  ]
    .join(`\n\n${rule}\n\n`)
    .concat('\n');
}
