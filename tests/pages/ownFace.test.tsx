// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { drawWith, setConfig } from '../../src/config';
import type { Face } from '../../src/config/face';
import { readConfig } from '../../src/config/readConfig';
import { publicMessages } from '../../src/i18n/en/public';
import { PublicTextsProvider } from '../../src/i18n/PublicTexts';
import { HelpLinks, OwnBrand, OwnNotice } from '../../src/pages/public/parts/OwnFace';

const none = { name: null, logo: null, logoDark: null, icon: null, notice: null } as Face;

function open(face: Partial<Face> | null, isBuild = false) {
  const result = readConfig({}, {}, 'https://console.example');
  if (!('config' in result)) throw new Error('no settings');
  const settings = { ...result.config, face: face && { ...none, ...face } };
  if (isBuild) drawWith(settings, true);
  else setConfig(settings);
  render(
    <PublicTextsProvider initial={{ locale: 'en', messages: publicMessages }}>
      <header>
        <OwnBrand />
      </header>
      <main>
        <OwnNotice />
      </main>
      <footer>
        <HelpLinks />
      </footer>
    </PublicTextsProvider>,
  );
}
afterEach(() => {
  cleanup();
  const result = readConfig({}, {}, 'https://console.example');
  if ('config' in result) drawWith(result.config, false);
  setConfig(null);
});

/** What stands for the deployer: pictures by their addresses, `mark` for ours, and texts. */
const brand = () => {
  const header = document.querySelector('header');
  return [
    ...[...(header?.querySelectorAll('img') ?? [])].map((img) => img.getAttribute('src')),
    ...(header?.querySelector('svg') ? ['mark'] : []),
    ...(header?.textContent ? [header.textContent] : []),
  ];
};

it.each<[string, Partial<Face>, string[]]>([
  ['a name', { name: 'Acme' }, ['mark', 'Acme']],
  ['a name and a mark of the own', { name: 'Acme', icon: '/i.svg' }, ['/i.svg', 'Acme']],
  ['a logo', { name: 'Acme', logo: '/l.svg', icon: '/i.svg' }, ['/l.svg']],
  [
    'a logo for the dark',
    { name: 'Acme', logo: '/l.svg', logoDark: '/d.svg' },
    ['/l.svg', '/d.svg'],
  ],
  ['a logo for the dark alone', { name: 'Acme', logoDark: '/d.svg' }, ['mark', 'Acme']],
  ['no name', { notice: 'n' }, ['mark', 'Trunkline']],
])('who has %s is shown by it', (_what, face, shown) => {
  open(face);
  expect(brand()).toEqual(shown);
  for (const logo of document.querySelectorAll<HTMLImageElement>(
    'img[data-has^=logo], [data-has=logo] img',
  ))
    expect(logo.alt).toBe('Acme');
});

it('what a deployer says to those who sign in is there, line by line', () => {
  open({ notice: 'Monday:\nno calls' });
  expect(document.querySelector('main')?.textContent).toBe('Monday:\nno calls');
  cleanup();
  open({ name: 'Acme' });
  expect(document.querySelector('main')?.childElementCount).toBe(0);
});

const { support, docs, status } = publicMessages.public.links;
it.each<[Partial<Face>, [string, string][]]>([
  [{}, []],
  [{ docsUrl: 'https://d.example' }, [[docs, 'https://d.example']]],
  [
    { supportUrl: 'mailto:a@b.example', statusUrl: 'https://s.example' },
    [
      [support, 'mailto:a@b.example'],
      [status, 'https://s.example'],
    ],
  ],
])('help of %j is linked', (face, links) => {
  open(face);
  const shown = screen
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(shown).toEqual(links);
  expect(document.querySelector('footer')?.childElementCount).toBe(links.length > 0 ? 1 : 0);
});

it('a build draws all that a deployer may have, without an address', () => {
  open(null, true);
  const has = [...document.querySelectorAll('[data-has]')].map((one) =>
    one.getAttribute('data-has'),
  );
  expect(has).toEqual(
    expect.arrayContaining(['!logo', '!icon', 'icon', 'logo', 'logoDark', 'notice', 'supportUrl']),
  );
  for (const img of document.querySelectorAll('img')) expect(img.hasAttribute('src')).toBe(false);
});
