// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { writeTexts } from '../../src/ahead/drawnTexts';
import { showFace } from '../../src/ahead/showFace';
import { writeFace } from '../../src/ahead/writeFace';
import { setConfig } from '../../src/config';
import type { Face } from '../../src/config/face';
import { readConfig } from '../../src/config/readConfig';
import { readFace } from '../../src/config/readFace';
import type { RawSettings } from '../../src/config/settings';

const settle = (settings: RawSettings) => {
  const read = readConfig(settings, {}, 'https://console.example');
  if ('config' in read) setConfig({ ...read.config, face: readFace(settings, {}) });
};
const faceOf = (settings: RawSettings): Face => readFace(settings, {});

describe('a deployer’s face', () => {
  const drawn = (html: string) => {
    const holder = document.createElement('div');
    holder.innerHTML = html;
    return holder;
  };

  it('is written where it has something to say', () => {
    const holder = drawn(`<b data-has="logo">logo</b><b data-has="!logo">none</b>
      <b data-has="logo|name">either</b><b data-has="logo name">both</b>
      <p data-says=":name">ours</p><p data-says=":logo">stays</p>
      <img data-says="alt:name src:logo" src="ours.svg" alt="">`);
    writeFace(holder, faceOf({ BRAND_NAME: 'Acme' }));
    expect([...holder.querySelectorAll('b, p')].map(({ textContent }) => textContent)).toEqual([
      ...['none', 'either', 'Acme', 'stays'],
    ]);
    const image = holder.querySelector('img');
    expect([image?.alt, image?.getAttribute('src')]).toEqual(['Acme', 'ours.svg']);
  });

  it('is in the tab, and over the colours of the form', () => {
    const settings = { BRAND_NAME: 'Acme', BRAND_COLOR: '#036 #9cf', BRAND_ICON: '/icon.png' };
    settle(settings);
    document.head.innerHTML = '<link rel="icon" type="image/svg+xml" href="/ours.svg">';
    const replaceSync = vi.fn();
    vi.stubGlobal(
      'CSSStyleSheet',
      class {
        replaceSync = replaceSync;
      },
    );
    const own: unknown[] = ['ours'];
    Object.assign(document, { adoptedStyleSheets: own });
    showFace(faceOf(settings));
    const link = document.querySelector('link');
    expect([document.title, link?.getAttribute('href'), link?.type]).toEqual([
      ...['Acme', faceOf(settings).icon, ''],
    ]);
    expect(document.adoptedStyleSheets).toHaveLength(2);
    expect(document.adoptedStyleSheets[0]).toBe('ours');
    const [[rules]] = replaceSync.mock.calls as [[string]];
    expect(rules).toContain('html:root[data-theme=light]{--mui-palette-primary-main:#003366;');
    expect(rules).toContain('--mui-palette-primary-mainChannel:0 51 102;');
    expect(rules).toContain('html:root[data-theme=dark]{--mui-palette-primary-main:#99ccff;');

    replaceSync.mockClear();
    settle({ BRAND_NAME: 'Acme' });
    showFace(faceOf({ BRAND_NAME: 'Acme' }));
    expect(link?.getAttribute('href')).toBe(faceOf(settings).icon);
    expect(replaceSync).not.toHaveBeenCalled();
    Reflect.deleteProperty(document, 'adoptedStyleSheets');
    showFace(faceOf(settings));
    expect(replaceSync).not.toHaveBeenCalled();
  });
});

it('texts of another language go to their nodes and attributes, in the order of the page', () => {
  const holder = document.createElement('div');
  holder.innerHTML = '<p title="a">one</p><p>two</p>';
  writeTexts(holder, [
    [1, 'title', 'A'],
    [2, '', 'ONE'],
    [4, '', 'TWO'],
  ]);
  expect(holder.innerHTML).toBe('<p title="A">ONE</p><p>TWO</p>');
});
