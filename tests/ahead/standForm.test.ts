// @vitest-environment jsdom
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { standForm as prepareForm } from '../../src/ahead/standForm';
import { setConfig } from '../../src/config';
import { writePreference } from '../../src/config/preferences';
import { readConfig } from '../../src/config/readConfig';
import { readFace } from '../../src/config/readFace';
import type { RawSettings } from '../../src/config/settings';
import * as session from '../../src/session';
import { providerClaims, tokenOf } from '../support/token';

const form = `<form>
  <label>Name</label><div class="MuiInputBase-root"><input name="name"></div>
  <a href="/register">Sign up</a>
  <i data-needs="hosted">hosted</i><i data-needs="!hosted">own</i>
  <i data-needs="hosted|forgotPassword">either</i><i data-needs="!hosted forgotPassword">both</i>
  <button type="button" value="dark" aria-pressed="false">Dark</button>
  <button type="button" value="system" aria-pressed="false">System</button>
  <button type="button" value="dark" lang="de" aria-pressed="false">Deutsch</button>
  <button type="submit">Log in</button>
</form>`;

const settle = (settings: RawSettings) => {
  const read = readConfig(settings, {}, 'https://console.example');
  if ('config' in read) setConfig({ ...read.config, face: readFace(settings, {}) });
};

/** A page as the build writes it: the form in English, and what is other in two languages. */
function page({ styled = true, themed = true } = {}) {
  window.history.replaceState(null, '', '/');
  document.head.innerHTML =
    '<link data-theme-rules rel="stylesheet"><link data-form rel="stylesheet">';
  document.body.innerHTML = `<template lang="en" title="Log in">${form}</template>
    <template lang="de" title="Anmelden" data-texts='[[4,"","Name (de)"],[6,"placeholder","Wer?"]]'></template>
    <template lang="ar" dir="rtl" title="Ar" data-styles="assets/rtl.css"></template>
    <div id="root"><p>Loading</p></div>`;
  const sheet = styled ? { cssRules: ['rule'] } : null;
  Object.defineProperty(HTMLLinkElement.prototype, 'sheet', {
    configurable: true,
    get(this: HTMLLinkElement) {
      return themed || this.hasAttribute('data-form') ? sheet : null;
    },
  });
}
/** Prepares the form and shows it. Answers whether it stands. */
async function standForm(locale: string): Promise<boolean> {
  const show = await prepareForm(locale);
  show?.();
  return show !== null;
}
const root = () => document.getElementById('root') as HTMLElement;
const button = (name: string) =>
  [...root().querySelectorAll('button')].find(({ textContent }) => textContent === name);
const field = () => root().querySelector('input') as HTMLInputElement;
const stands = () => root().querySelector('form') !== null;

const sheetOf = Object.getOwnPropertyDescriptor(HTMLLinkElement.prototype, 'sheet') ?? {};
// The next file has the same page.
afterAll(() => {
  Object.defineProperty(HTMLLinkElement.prototype, 'sheet', sheetOf);
  window.trunklineForm?.release();
  window.trunklineForm = undefined;
  document.head.replaceChildren();
  document.body.replaceChildren();
  Object.assign(document.documentElement, { lang: 'en', dir: '' });
});
beforeEach(() => {
  window.trunklineForm?.release();
  window.trunklineForm = undefined;
  window.trunklineFace = undefined;
  window.trunklineSettings = undefined;
  localStorage.clear();
  sessionStorage.clear();
  writePreference('theme', null);
  settle({});
  page();
});

describe('the form that stands in the page', () => {
  it('is that of the language, with its title, its direction and what it says', async () => {
    expect(await standForm('de')).toBe(true);
    expect(root().querySelector('label')?.textContent).toBe('Name (de)');
    expect(field().placeholder).toBe('Wer?');
    expect(root().textContent).not.toContain('Loading');
    expect(document.title).toBe('Anmelden · Trunkline');
    expect(document.documentElement).toMatchObject({ lang: 'de', dir: 'ltr' });
    expect(document.activeElement).toBe(field());
    expect(window.trunklineForm?.rules()).toEqual(['rule']);
  });

  it('takes other styles where the language has them', async () => {
    expect(await standForm('ar')).toBe(true);
    expect(document.documentElement.dir).toBe('rtl');
    const links = [...document.querySelectorAll('link[data-form]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/assets/rtl.css']);
    window.trunklineForm?.release();
    expect(document.querySelector('link[data-form]')).toBeNull();
    expect(document.querySelector('link[data-theme-rules]')).not.toBeNull();
  });

  it.each<[what: string, act: () => void]>([
    ['on another page', () => window.history.replaceState(null, '', '/register')],
    ['where somebody is signed in', () => session.start(tokenOf(providerClaims))],
    ['where something is to be said', () => session.setFlash('expired')],
    [
      'where a deployment has texts of its own',
      () => settle({ TEXTS_URL: '/texts/{locale}.json' }),
    ],
    [
      'where a setting is unknown',
      () => {
        window.trunklineSettings = { config: null, problems: [], unknown: ['X'], hasFace: false };
      },
    ],
    ['without its styles', () => page({ styled: false })],
    [
      'with a file of styles that could not be had',
      () => {
        page({ styled: false });
        vi.spyOn(HTMLLinkElement.prototype, 'sheet', 'get').mockReturnValue({
          get cssRules(): CSSRuleList {
            throw new DOMException('Cannot access rules', 'SecurityError');
          },
        } as CSSStyleSheet);
      },
    ],
    ['without the colours of its theme', () => page({ themed: false })],
    ['in a page that links no styles', () => document.querySelector('[data-form]')?.remove()],
    ['in a page without it', () => document.body.replaceChildren(root())],
    [
      'in a language that it is not drawn in',
      () => document.querySelector('template[lang=en]')?.remove(),
    ],
    ['in a page without a place for it', () => root().removeAttribute('id')],
  ])('stands not %s', async (_what, act) => {
    act();
    const before = document.body.innerHTML;
    expect(await standForm('en')).toBe(false);
    expect(document.body.innerHTML).toBe(before);
    expect(window.trunklineForm).toBeUndefined();
  });

  it.each<[settings: RawSettings, parts: string[]]>([
    [{}, ['own']],
    [{ ENABLE_HOSTED_SYSTEM: 'true' }, ['hosted', 'either']],
    [{ ENABLE_FORGOT_PASSWORD: 'true' }, ['own', 'either', 'both']],
  ])('has what a deployment with %j has', async (settings, parts) => {
    settle(settings);
    await standForm('en');
    expect([...root().querySelectorAll('i')].map(({ textContent }) => textContent)).toEqual(parts);
  });

  it.each(['dark', null])('says that the theme is %s, and leads below the base', async (theme) => {
    document.documentElement.dataset.base = '/below/';
    window.history.replaceState(null, '', '/below/');
    writePreference('theme', theme);
    expect(await standForm('en')).toBe(true);
    delete document.documentElement.dataset.base;
    expect(root().querySelector('a')?.getAttribute('href')).toBe('/below/register');
    const pressed = ['Dark', 'System', 'Deutsch'].map((name) => button(name)?.ariaPressed);
    expect(pressed).toEqual([String(theme === 'dark'), String(theme === null), 'false']);
  });

  it.each([
    ['is there while the page waits for its styles', 'en', true],
    ['is not there before styles that only its language has', 'ar', false],
  ])('%s', async (_what, locale, isThere) => {
    page({ styled: false });
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const standing = standForm(locale);
    expect(stands()).toBe(isThere);
    await Promise.resolve();
    expect(stands()).toBe(isThere);
    Object.defineProperty(HTMLLinkElement.prototype, 'sheet', {
      configurable: true,
      get: () => ({ cssRules: ['rule'] }),
    });
    for (const link of document.querySelectorAll('link')) link.dispatchEvent(new Event('load'));
    expect(await standing).toBe(true);
    expect(stands()).toBe(true);
    vi.restoreAllMocks();
  });

  it.each(['en', 'ar'])(
    'leaves what the page said where its styles do not come: %s',
    async (to) => {
      const failed = [
        () => window.dispatchEvent(new Event('load')),
        () => document.querySelector('[data-form]')?.dispatchEvent(new Event('error')),
      ];
      for (const fail of failed) {
        page({ styled: false });
        vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
        const missing = standForm(to);
        fail();
        expect(await missing).toBe(false);
        expect(root().textContent).toBe('Loading');
        vi.restoreAllMocks();
        expect(await standForm(to)).toBe(false);
        expect(root().textContent).toBe('Loading');
      }
    },
  );

  it('wears the face of a deployer before it is seen', async () => {
    window.trunklineFace = (drawn) => {
      (drawn as DocumentFragment).querySelector('label')?.replaceChildren('Own');
    };
    await standForm('en');
    expect(root().querySelector('label')?.textContent).toBe('Own');
  });
});

describe('what is done with it before the framework is there', () => {
  const heard = vi.fn<(event: Event) => void>();
  const bubbles = { bubbles: true, cancelable: true };
  beforeEach(() => heard.mockReset());

  it('reaches nobody, and is done again once it is released', async () => {
    await standForm('en');
    const submit = vi
      .spyOn(HTMLFormElement.prototype, 'requestSubmit')
      .mockImplementation(() => undefined);
    const types = ['keydown', 'input', 'click', 'submit', 'focusin'];
    for (const type of types) document.addEventListener(type, heard);
    const clicked = vi.spyOn(button('Dark') as HTMLButtonElement, 'click');
    const typed = new Event('input', bubbles);
    field().dispatchEvent(typed);
    const sent = new Event('submit', bubbles);
    root().querySelector('form')?.dispatchEvent(sent);
    button('Dark')?.dispatchEvent(new MouseEvent('click', bubbles));
    root().querySelector('label')?.dispatchEvent(new MouseEvent('click', bubbles));
    const onSubmit = new MouseEvent('click', bubbles);
    button('Log in')?.dispatchEvent(onSubmit);
    expect(heard).not.toHaveBeenCalled();
    expect([sent, typed].map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, false]);
    document.body.dispatchEvent(new Event('keydown', bubbles));
    expect(heard).toHaveBeenCalledTimes(1);
    submit.mockClear();
    heard.mockClear();

    window.trunklineForm?.release();
    expect([submit, clicked].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    await Promise.resolve();
    // The form was sent twice: as such, and by its button.
    expect([submit, clicked].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
    expect(heard.mock.calls.map(([{ type }]) => type)).toEqual(['focusin', 'click']);
    for (const type of types) document.removeEventListener(type, heard);
    submit.mockRestore();
  });

  it('draws the field that has the focus, until it is released', async () => {
    await standForm('en');
    const box = field().closest('.MuiInputBase-root');
    expect(box?.classList).toContain('Mui-focused');
    field().blur();
    expect(box?.classList).not.toContain('Mui-focused');
    field().focus();
    expect(box?.classList).toContain('Mui-focused');
    window.trunklineForm?.release();
    expect(box?.classList).not.toContain('Mui-focused');
  });
});
