import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoUsers } from '../../platform/demo/seed/demoUsers';
import { guideShots } from '../../scripts/guideShots';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { anchorOf } from '../../scripts/vite/guide/html';
import { guideFiles } from '../../scripts/vite/guide/index';
import { type GuidePage, pagesOf, readGuide } from '../../scripts/vite/guide/pages';
import { terms } from '../../src/components/help/terms';
import { guideAddress, guidePages } from '../../src/components/page/guidePages';
import { faceRows } from '../../src/config/face';
import { flagRows, otherNames, textRows } from '../../src/config/settings';
import { resources } from '../../src/resources';
import { readSources } from './architecture/modules';

const pages = pagesOf(readGuide());
const files = guideFiles();
const html = (name: string) => String(files.get(`${name}.html`));
/** What is wrong on each page, with the page's name. */
const flaws = (check: (page: GuidePage) => string[]) =>
  pages.flatMap((page) => check(page).map((flaw) => `${page.name}: ${flaw}`));

describe('the links of the guide', () => {
  const idsOf = (name: string) => [...html(name).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

  it('lead to pages, parts and pictures that are there', () => {
    const lost = flaws(({ name }) => {
      const addresses = [...html(name).matchAll(/ (?:href|src|srcset)="([^"]+)"/g)].map(
        ([, address = '']) => address,
      );
      const own = addresses.filter((address) => !/^(https?:|\.\.\/)/.test(address));
      return own.filter((address) => {
        const [file = '', anchor] = address.split('#');
        const target = file || `${name}.html`;
        const ids = target.endsWith('.html') ? idsOf(target.slice(0, -5)) : [];
        return !files.has(target) || (anchor !== undefined && !ids.includes(anchor));
      });
    });
    expect(lost).toEqual([]);
  });

  it('are relative, and a page needs no script and no style of its own', () => {
    const foreign = /<(?:script|style)| (?:style|on\w+)="| (?:href|src)="\/[^"]*/g;
    expect(flaws(({ name }) => html(name).match(foreign) ?? [])).toEqual([]);
    expect(flaws(({ name }) => html(name).match(/<h1/g) ?? [])).toHaveLength(pages.length);
  });

  it('a heading has the anchor that GitHub gives it', () => {
    expect(anchorOf('If the call doesn’t arrive')).toBe('if-the-call-doesnt-arrive');
  });
});

describe('the areas of the console', () => {
  const byName = Object.fromEntries(resources.map((one) => [one.name, one]));
  it.each(Object.entries(guidePages))('%s has its page %s', (_area, page) => {
    const [name = '', anchor] = page.split('#');
    expect(pages.map((one) => one.name)).toContain(name);
    if (anchor) expect(html(name)).toContain(` id="${anchor}"`);
  });

  it.each([
    ['/internal/home', 'home.html'],
    ['/internal/carriers', 'carriers.html'],
    ['/internal/carriers/9b2c/edit', 'carriers.html'],
    ['/internal/settings?tab=admin', 'settings.html'],
    ['/internal/recent-calls/', 'recent-calls.html'],
    ['/internal/recent-calls/9b2c', 'reading-a-call.html'],
    ['/internal/call-tools', 'reading-a-call.html#your-own-files'],
    ['/internal/calls-now', 'recent-calls.html#calls-now'],
    ['/internal/accounts/9b2c/modify-subscription', 'hosted-mode.html'],
    ['/internal/accounts/9b2c/sip-realm/edit', 'accounts.html'],
    ['/internal/nothing', 'index.html'],
    ['/internal/toString', 'index.html'],
  ])('the screen %s leads to %s', (address, page) => {
    expect(guideAddress(address.split('?')[0] ?? '', byName)).toBe(`/guide/${page}`);
  });

  it.each(Object.keys(byName))('the resource %s has a page, its own unless told', (name) => {
    const page = guideAddress(`/internal/${name}`, byName).replace(/^\/guide\/|\.html$/g, '');
    expect(page).toBe(guidePages[name] ?? name);
    expect(pages.map((one) => one.name)).toContain(page);
  });
});

describe('the terms of the console', () => {
  it.each(Object.entries(terms))('%s has its part of the glossary: %s', (term, anchor) => {
    expect(html('glossary')).toContain(` id="${anchor}"`);
    const screens = Object.values(readSources(['src/resources'])).join('\n');
    expect(screens).toMatch(new RegExp(`term="${term}"|\\['${term}', `));
  });

  it('are all that the glossary has', () => {
    const ids = [...html('glossary').matchAll(/<h3 id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.sort()).toEqual([...Object.values(terms)].sort());
  });
});

describe('the settings of the guide', () => {
  const settings = new Set([
    ...flagRows.flatMap(({ on, off, build }) => [
      ...[...on, ...off].flatMap((name) => [name, `VITE_${name}`]),
      ...(build?.on ?? []),
      ...(build?.off ?? []),
    ]),
    ...textRows.flatMap(({ name, build }) => [name, build]),
    ...faceRows.flatMap(({ name }) => [name, `VITE_${name}`]),
    ...otherNames.flatMap((name) => [name, `VITE_${name}`, `VITE_APP_${name}`]),
  ]);
  /** What tells `npm run serve` where to listen: no settings of the console. */
  const ofServing = ['production.ts', 'lib/environment.ts', '../deploy/image/settings.sh']
    .concat('../deploy/image/settings.awk')
    .map((file) => readFileSync(inRoot('scripts', file), 'utf8'))
    .flatMap((text) => text.match(/\b(?:HTTP|BASE|API|HSTS|TRUSTED)(?:_[A-Z]+)?\b/g) ?? []);
  /** Names in capitals that are no setting either. */
  const others = ['POST', 'DELETE', 'PASSWORD', 'REPOSITORY', 'VITE_', 'VITE_APP_', 'DISABLE_'];
  /** What `trunkline config` reads, values of its options, and a placeholder of an example. */
  const ofConfig = [
    ...['TRUNKLINE_URL', 'TRUNKLINE_KEY', 'NAME', 'FILE'],
    'CARRIER_TELNYX_REGISTER_PASSWORD',
  ];

  it('exist', () => {
    const unknown = flaws(({ markdown }) =>
      [...markdown.matchAll(/`[^`\n]*`/g)].flatMap(([code]) =>
        [...code.matchAll(/(?<![\w./])[A-Z][A-Z_]{3,}(?![\w-])/g)].flatMap(([name]) =>
          [...settings, ...others, ...ofConfig, ...ofServing].includes(name) ? [] : [name],
        ),
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('the page about deploying has them all, and the old names stand beside ours', () => {
    const [deploying, changing] = ['deploying', 'changing-over'].map(
      (name) => pages.find((page) => page.name === name)?.markdown ?? '',
    );
    const ours = [...flagRows.flatMap(({ on }) => on), ...textRows.map(({ name }) => name)];
    const faces = faceRows.map(({ name }) => name);
    for (const name of [...ours, ...faces, ...otherNames])
      expect(deploying).toContain(`\`${name}\``);
    for (const { on, off, build } of flagRows) {
      const row = changing?.split('\n').find((line) => line.startsWith(`| \`${on[0]}\``));
      const old = [...off, ...(build?.on ?? []), ...(build?.off ?? [])];
      for (const name of old) expect(row, name).toContain(`\`${name}\``);
    }
  });
});

describe('the blocks of the guide', () => {
  const blocks = pages.flatMap(({ markdown }) =>
    [...markdown.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(
      ([, language = '', code = '']) => [language, code] as const,
    ),
  );

  it('JSON and settings can be read', () => {
    for (const [language, code] of blocks) {
      if (language === 'json') JSON.parse(code);
      if (language === 'js') new Function('window', code)({});
    }
  });

  it('the demo has the users that the first page names', () => {
    const first = pages.find(({ name }) => name === 'first-hour')?.markdown ?? '';
    const rows = [...first.matchAll(/^\| `(\w+)` \| `([^`]+)` \|/gm)];
    expect(rows.length).toBeGreaterThan(2);
    for (const [, username, password] of rows) {
      expect(demoUsers).toContainEqual(expect.objectContaining({ username, password }));
    }
  });
});

describe('the pictures of the guide', () => {
  const shown = pages.flatMap(({ markdown }) =>
    [...markdown.matchAll(/images\/([\w-]+)-light\.webp/g)].map(([, name = '']) => name),
  );

  it('are made by the table of the script, each of them', () => {
    expect([...new Set(shown)].sort()).toEqual(guideShots.map(({ name }) => name).sort());
  });

  it('are there in light and dark, with words for those who cannot see them', () => {
    for (const name of shown) {
      for (const theme of ['light', 'dark']) {
        expect(existsSync(inRoot(`docs/guide/images/${name}-${theme}.webp`)), name).toBe(true);
      }
    }
    for (const { markdown } of pages) {
      expect(markdown.match(/<img (?!src="images\/[\w-]+-light\.webp" alt="\w[^"]+">)/)).toBeNull();
    }
  });

  it('are small enough to be part of the console', () => {
    const sizes = [...files].flatMap(([file, source]) =>
      file.startsWith('images/') ? [source.length] : [],
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000);
  });
});
