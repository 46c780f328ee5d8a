import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  checksums,
  packageList,
  releaseName,
  releaseProblem,
  tarArguments,
} from '../../scripts/lib/release.mjs';

const sources = {
  checkout: { commit: 'abc', tags: ['v1.2.3'], isChanged: false, hasMore: false },
  ofPackage: '1.2.3',
  changelog: '# Changelog\n\n## [Unreleased]\n\n## [1.2.3] - 2026-11-23\n',
  settings: [] as string[],
};
type Sources = typeof sources;
const at = (checkout: Partial<Sources['checkout']>) => ({
  checkout: { ...sources.checkout, ...checkout },
});

describe('a release', () => {
  it.each<
    [
      string,
      Partial<Omit<Sources, 'checkout'>> & { checkout?: Sources['checkout'] | null },
      RegExp | null,
    ]
  >([
    ['of a tagged commit', {}, null],
    ['without git', { checkout: null }, /made from a git checkout/],
    ['with changes', at({ isChanged: true }), /not committed/],
    ['with files that git does not know', at({ hasMore: true }), /not committed/],
    ['without a tag', at({ tags: [''] }), /git tag v1\.2\.3/],
    ['of a tag of something else', at({ tags: ['nightly'] }), /has no tag/],
    ['of another version than that of package.json', { ofPackage: '1.3.0' }, /v1\.2\.3.*1\.3\.0/],
    [
      'that the changelog does not know',
      { changelog: '## [Unreleased]' },
      /says nothing of 1\.2\.3/,
    ],
    ['with the settings of this machine', { settings: ['.env'] }, /^\.env would be built in/],
  ])('%s is told at once whether it can be', (_what, differs, problem) => {
    const told = releaseProblem({ ...sources, ...differs }, false);
    if (problem) expect(told).toMatch(problem);
    else expect(told).toBeUndefined();
  });

  it('can be tried from any commit, but never with settings', () => {
    expect(
      releaseProblem({ ...sources, checkout: null, ofPackage: '9.9.9' }, true),
    ).toBeUndefined();
    expect(releaseProblem({ ...sources, settings: ['.env'] }, true)).toContain('.env');
  });

  it('is called by its version', () => {
    expect(releaseName('1.2.3')).toBe('trunkline-1.2.3');
    expect(releaseName('0.0.0+abc.modified')).toBe('trunkline-0.0.0-abc.modified');
  });
});

it('checksums are those of sha256sum', () => {
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  expect(
    checksums([
      ['b', ''],
      ['a', ''],
    ]),
  ).toBe(`${empty}  a\n${empty}  b\n`);
});

describe('the list of packages', () => {
  const listed = (...names: string[]) =>
    names.map((name) => ({ 'bom-ref': `${name}@1`, name, version: '1' }));
  const saidBy = (folder: string, serial: string) =>
    JSON.stringify({
      serialNumber: `urn:uuid:${serial}`,
      metadata: {
        timestamp: serial,
        component: { 'bom-ref': 'x@0', type: 'library', name: folder },
      },
      components: listed('react', '@a/b', 'tool'),
      dependencies: [
        { ref: 'x@0', dependsOn: ['react@1', 'tool@1'] },
        { ref: 'react@1', dependsOn: ['@a/b@1', 'tool@1'] },
        { ref: 'tool@1', dependsOn: ['react@1'] },
      ],
    });
  const lock = {
    packages: {
      '': {},
      'node_modules/react': { version: '1' },
      'node_modules/react/node_modules/@a/b': { version: '1' },
      'node_modules/on-a-mac': { version: '1', optional: true },
      'node_modules/tool': { version: '1', dev: true },
    },
  };
  const release = { version: '1.2.3', built: '2026-11-23T18:00:00Z', lock };

  it('is that of the release, whenever and wherever it is made', () => {
    const list = packageList(saidBy('here', '1'), release);
    expect(packageList(saidBy('there', '2'), release)).toBe(list);
    const { metadata, serialNumber } = JSON.parse(list);
    expect(metadata.component).toMatchObject({
      type: 'application',
      name: 'trunkline',
      version: '1.2.3',
    });
    expect(serialNumber).toMatch(
      /^urn:uuid:[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/,
    );
    expect(packageList(saidBy('here', '1'), { ...release, version: '1.2.4' })).not.toContain(
      serialNumber,
    );
  });

  it('has what ships, and no tools', () => {
    const { components, dependencies, metadata } = JSON.parse(
      packageList(saidBy('here', '1'), release),
    );
    expect(components).toEqual(listed('react', '@a/b'));
    expect(dependencies).toEqual([
      { ref: metadata.component['bom-ref'], dependsOn: ['react@1'] },
      { ref: 'react@1', dependsOn: ['@a/b@1'] },
    ]);
  });

  it('is none where a package of the lock is missing in it', () => {
    const more = { ...lock.packages, 'node_modules/left-out': { version: '2' } };
    expect(() =>
      packageList(saidBy('here', '1'), { ...release, lock: { packages: more } }),
    ).toThrow('lacks what package-lock.json has: left-out@2.');
  });

  it('of npm names every package of our own lock', () => {
    const own = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    const said = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
      maxBuffer: 1 << 26,
      encoding: 'utf8',
    });
    const { components } = JSON.parse(packageList(said, { ...release, lock: own }));
    const names = components.map(({ name }: { name: string }) => name);
    for (const name of ['react', 'react-dom', 'ra-core', '@mui/material']) {
      expect(names).toContain(name);
    }
    expect(names).not.toContain('vite');
  });
});

it('the same files are the same archive, whoever has them and since when', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trunkline-tar-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const archiveOf = (order: string[], mode: number) => {
    const home = mkdtempSync(join(folder, 'at-'));
    mkdirSync(join(home, 'trunkline/sub'), { recursive: true });
    for (const file of order) {
      writeFileSync(join(home, 'trunkline', file), file, { mode });
      utimesSync(join(home, 'trunkline', file), mode, mode);
    }
    const file = join(home, 'a.tar');
    const built = '2026-11-23T18:00:00Z';
    execFileSync('tar', tarArguments({ file, folder: home, name: 'trunkline', built }));
    return readFileSync(file).toString('latin1');
  };
  const archive = archiveOf(['b', 'a', 'sub/c'], 0o600);
  expect(archive).toContain('sub/c');
  expect(archiveOf(['sub/c', 'a', 'b'], 0o644) === archive).toBe(true);
});
