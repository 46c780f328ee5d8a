import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { licencesText, readPackage, shippedFolders } from '../../scripts/lib/licences.mjs';
import { buildTime, type Checkout, versionOf } from '../../scripts/lib/version.mjs';
import { nameOfBuild, withVersion } from '../../scripts/vite/version';

const at = (...tags: string[]): Checkout => ({
  commit: 'abc123def456',
  tags,
  isChanged: false,
  hasMore: false,
});
const changed = (checkout: Checkout) => ({ ...checkout, isChanged: true });
const given = { TRUNKLINE_VERSION: 'v2.1.0', TRUNKLINE_COMMIT: 'fff' };

describe('what a build is called', () => {
  it.each<[string, Checkout | null, Record<string, string>, string, string]>([
    ['a release by its tag', at('v1.2.3'), {}, '1.2.3', 'abc123def456'],
    ['of several tags by the highest', at('v1.2.3', 'v1.2.2'), {}, '1.2.3', 'abc123def456'],
    ['a candidate as well', at('v1.2.3-rc.1'), {}, '1.2.3-rc.1', 'abc123def456'],
    ['whatever else is tagged', at('nightly', 'v1'), {}, '0.0.0+abc123def456', 'abc123def456'],
    ['a commit by its name', at(''), {}, '0.0.0+abc123def456', 'abc123def456'],
    ['changed files', changed(at('')), {}, '0.0.0+abc123def456.modified', 'abc123def456'],
    ['a changed release', changed(at('v1.2.3')), {}, '1.2.3+modified', 'abc123def456'],
    ['an archive', null, {}, '0.1.0', ''],
    ['an image, by what it is told', null, given, '2.1.0', 'fff'],
    ['a checkout, by what it is told', at('v1.0.0'), given, '2.1.0', 'fff'],
    ['empty variables as none', null, { TRUNKLINE_VERSION: '' }, '0.1.0', ''],
  ])('%s', (_what, checkout, env, version, commit) => {
    expect(versionOf(checkout, env, '0.1.0')).toEqual({ version, commit });
  });

  it.each(['1.0"><script>', '1.0 beta', '9'.repeat(65)])('never %s', (TRUNKLINE_VERSION) => {
    expect(() => versionOf(null, { TRUNKLINE_VERSION }, '0.1.0')).toThrow(/TRUNKLINE_VERSION is/);
    expect(() => versionOf(null, { TRUNKLINE_COMMIT: TRUNKLINE_VERSION }, '0')).toThrow(
      /COMMIT is/,
    );
  });

  it('with a time that the same sources may have again', () => {
    expect(buildTime({ SOURCE_DATE_EPOCH: '1795456800' })).toBe('2026-11-23T18:00:00Z');
    for (const env of [{}, { SOURCE_DATE_EPOCH: 'yesterday' }]) {
      expect(Math.abs(Date.parse(buildTime(env)) - Date.now())).toBeLessThan(5000);
    }
  });
});

describe('the page of a build', () => {
  const assets = ['assets/b-2.js', 'assets/a-1.js', 'index.html'];
  it('is another one where a script is, in whichever order they are made', () => {
    expect(nameOfBuild(assets)).toMatch(/^[\da-f]{8}$/);
    expect(nameOfBuild(assets.toReversed())).toBe(nameOfBuild(assets));
    expect(nameOfBuild(['config.js', ...assets])).toBe(nameOfBuild(assets));
    expect(nameOfBuild(['assets/b-3.js', 'assets/a-1.js'])).not.toBe(nameOfBuild(assets));
  });

  it('says which one it is', () => {
    const build = {
      version: '1.2.3',
      commit: 'abc',
      build: '12345678',
      built: '2026-11-23T18:00:00Z',
    };
    expect(withVersion('<head>\n    <title>Trunkline</title>', build)).toBe(
      '<head>\n    <meta name="version" content="1.2.3" data-commit="abc" data-build="12345678" data-built="2026-11-23T18:00:00Z" />\n    <title>Trunkline</title>',
    );
  });
});

describe('licences.txt', () => {
  it('is about what ships', () => {
    const lock = {
      packages: {
        '': {},
        'node_modules/b': {},
        'node_modules/a': {},
        'node_modules/a/node_modules/b': {},
        'node_modules/tool': { dev: true },
        'node_modules/maybe': { devOptional: true },
        'node_modules/own': { link: true },
      },
    };
    const shipped = ['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/b'];
    expect(shippedFolders(lock)).toEqual(shipped);
  });

  it('has each licence with its notice, and nothing of what is not installed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'trunkline-licence-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const about = { name: 'a', version: '1.0.0', license: 'MIT' };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(about));
    writeFileSync(join(folder, 'LICENSE.md'), 'Use it.\r\n');
    writeFileSync(join(folder, 'NOTICE'), 'By A.');
    expect(readPackage(folder)).toEqual({
      name: 'a',
      version: '1.0.0',
      licence: 'MIT',
      text: 'Use it.\n\nBy A.',
    });
    expect(readPackage(join(folder, 'elsewhere'))).toBeNull();
  });

  it('names every package, and says what several have in common once', () => {
    const packageOf = (name: string, text: string) => ({
      name,
      version: '1',
      licence: 'MIT',
      text,
    });
    const all = [packageOf('a', 'Use it.'), packageOf('b', 'Use it.'), packageOf('c', '')];
    const text = licencesText('Ours.', all);
    for (const name of ['a', 'b', 'c']) expect(text).toContain(`${name} 1: MIT\n`);
    expect(text.match(/Use it\./g)).toHaveLength(1);
    expect(text).toContain('a 1\nb 1\n\nUse it.');
    expect(text.startsWith('Trunkline\n\nOurs.')).toBe(true);
  });
});
