import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { intersects, satisfies } from 'semver';
import { describe, expect, it } from 'vitest';
import { oldestNodes, supportedNodes } from '../../scripts/lib/node.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';

/** What a lock says of a package. */
interface Locked {
  engines?: { node?: string };
  resolved?: string;
  optional?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
  license?: string;
  integrity?: string;
  hasInstallScript?: boolean;
}
type Packages = Record<string, Locked>;

const root: Packages = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../package-lock.json', import.meta.url)), 'utf8'),
).packages;
const { '': own, ...packages } = root;

/** What those who build, change and pass on Trunkline may do without asking anybody. */
const free = ['MIT', 'MIT-0', 'ISC', 'BSD', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'];
const shippedLicences = [...free, '(MPL-2.0 OR Apache-2.0)', 'MIT OR Apache-2.0'];
/** Tools are used and not passed on: a licence that binds changes to their own files binds nobody here. */
const toolLicences = [...shippedLicences, 'BlueOak-1.0.0', 'MPL-2.0'];

/** npm needs no prebuilt esbuild: its script only checks the one that is installed. */
const checkedScripts = ['node_modules/esbuild'];

const isTool = ({ dev, devOptional }: Locked) => Boolean(dev || devOptional);

/** What is held of every package of the lock: the paths of those that break it, each with why. */
const rules: Record<string, (entry: Locked, path: string) => string | false | undefined> = {
  'has its integrity, so that nobody can put another file in its place': ({ integrity }) =>
    !integrity?.startsWith('sha512-') && `integrity is ${integrity}`,
  'has a licence that those who ship the console may pass on': (entry) =>
    !(isTool(entry) ? toolLicences : shippedLicences).includes(entry.license ?? '') &&
    `licence is ${entry.license}`,
  'runs nothing when it is installed': ({ hasInstallScript }, path) =>
    hasInstallScript && !checkedScripts.includes(path) && 'runs a script',
  'names no registry, so that anyone installs from their own': ({ resolved }) =>
    resolved && `comes from ${resolved}`,
  ...Object.fromEntries(
    oldestNodes.map((oldest) => [
      `runs on Node ${oldest}, without a warning of npm`,
      ({ engines, optional }: Locked) =>
        engines?.node &&
        !optional &&
        !satisfies(`${oldest}.0`, engines.node) &&
        `needs Node ${engines.node}`,
    ]),
  ),
};

const violations = (rule: (typeof rules)[string], of: Packages) =>
  Object.entries(of).flatMap(([path, entry]) => {
    const why = rule(entry, path);
    return why ? [`${path}: ${why}`] : [];
  });

/** Breaks every rule, and is named by each. */
const foul: Packages = {
  'node_modules/foul': {
    integrity: 'sha1-AAAA',
    license: 'AGPL-3.0',
    hasInstallScript: true,
    resolved: 'https://registry.invalid/foul.tgz',
    engines: { node: '>=99' },
  },
};

describe.each(Object.entries(rules))('every package %s', (_says, rule) => {
  it('of the lock', () => expect(violations(rule, packages)).toEqual([]));
  it('and one that breaks it is named', () =>
    expect(violations(rule, foul).join()).toContain('node_modules/foul'));
});

it('a licence that is good enough for a tool does not ship', () => {
  const rule = rules['has a licence that those who ship the console may pass on'];
  const licensed = (dev: boolean) => ({ 'node_modules/a': { license: 'MPL-2.0', dev } });
  expect(rule && violations(rule, licensed(true))).toEqual([]);
  expect(rule && violations(rule, licensed(false))).toHaveLength(1);
});

it('the oldest Nodes are those of package.json, and each line has its run', () => {
  const [line, rest] = oldestNodes;
  const range = `^${line}.0 || >=${rest}.0`;
  expect(own?.engines?.node).toBe(range);
  expect(supportedNodes.filter((version) => !intersects(version, range))).toEqual([]);
  expect(supportedNodes).toContain(oldestNodes[0]);
});

it('a machine of production installs what the build and the server need, and the audit leaves it out', () => {
  const npm = (...args: string[]) =>
    execFileSync('npm', ['ls', 'tsx', 'vite', '--package-lock-only', '--parseable', ...args], {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  expect(npm()).toMatch(/node_modules\/tsx$/m);
  expect(npm()).toMatch(/node_modules\/vite$/m);
  const audit = readFileSync(inRoot('scripts/audit.mjs'), 'utf8');
  const [, words = ''] = /\['audit', ([^\]]*)'--json'\]/.exec(audit) ?? [];
  expect(words).toContain('--omit=dev');
  expect(npm(...words.split(/[', ]+/).filter(Boolean))).not.toMatch(/node_modules\/tsx$/m);
});
