import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { extensions, ownPages, ownPlace } from '../../src/extensions';
import conferences from '../../src/extensions/example/conferences';
import { extensionTexts } from '../../src/extensions/texts';
import { locales } from '../../src/i18n/locales';
import { isActiveItem } from '../../src/layout/navigation';

const { pages } = conferences;
const forAdmins = pages.map((page) => ({ ...page, path: 'old', scopes: ['admin'] as const }));

afterEach(() => {
  extensions.length = 0;
});

describe('extensions', () => {
  it('are none as the console is shipped, and the folder for them is nobody else’s', () => {
    expect(extensions).toEqual([]);
    expect(readdirSync('src/extensions')).not.toContain('own');
    expect(readFileSync('.gitignore', 'utf8')).not.toContain('extensions');
  });

  it('have pages below an address of their own, by scope', () => {
    extensions.push(conferences, { name: 'racks', pages: [...pages, ...forAdmins] });
    const addresses = (scope: 'admin' | 'account') => ownPages(scope).map(({ to }) => to);
    expect(addresses('account')).toEqual(['/internal/x/conferences', '/internal/x/racks']);
    expect(addresses('admin')).toEqual([...addresses('account'), '/internal/x/racks/old']);
  });

  it.each([
    ['/internal/x/racks', '/internal/x/racks', true],
    ['/internal/x/racks', '/internal/x/racks/', true],
    ['/internal/x/racks', '/internal/x/conferences', false],
    ['/internal/x/racks', '/internal/x/racks/old', false],
    ['/internal/x/racks', '/internal/accounts', false],
  ])('the entry %s is marked on %s: %s', (to, pathname, expected) => {
    expect(isActiveItem(to, pathname)).toBe(expected);
  });

  it('tell nothing apart among the pages of the console', () => {
    expect(ownPlace('/internal/accounts/x')).toBeUndefined();
    expect(ownPlace('/x/racks')).toBeUndefined();
  });

  it('say in English what a language lacks', async () => {
    const half = async () => ({ default: { title: 'Baies' } });
    const en = async () => ({ default: { title: 'Racks', empty: 'No racks' } });
    extensions.push({ name: 'racks', pages, texts: { en, fr: half } });
    const texts = async (locale: string) => (await extensionTexts(locale)).extensions;
    expect(await texts('fr')).toEqual({ racks: { title: 'Baies', empty: 'No racks' } });
    expect(await texts('de')).toEqual({ racks: { title: 'Racks', empty: 'No racks' } });
  });

  it.each(Object.keys(locales))('the example says all in %s', async (locale) => {
    const load = conferences.texts[locale as keyof typeof conferences.texts];
    const keys = Object.keys((await conferences.texts.en()).default);
    expect(Object.keys((await load()).default)).toEqual(keys);
  });
});
