import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { buildFace, buildFirst } from '../../scripts/vite/firstScript';
import { layTemplates, templatesOf } from '../../scripts/vite/standingForm';
import { type Drawing, drawForms, everything, whole } from '../../scripts/vite/standingForm/draw';
import { isOfTheme, untoldRules } from '../../scripts/vite/standingForm/rules';
import { textsOf } from '../../scripts/vite/standingForm/texts';
import { locales } from '../../src/i18n/locales';

const html = readFileSync(fileURLToPath(new URL('../../index.html', import.meta.url)), 'utf8');
const scripts = {
  main: 'assets/main.js',
  face: 'assets/face.js',
  console: [],
  locales: Object.fromEntries(Object.keys(locales).map((locale) => [locale, []])),
  lists: {},
  forms: {},
};
/** Each deployment that there is with these, whatever of it the others are, the one that has all of them first. */
const allOf = (settings: Record<string, string>) => {
  const choices = Object.entries(settings);
  return Array.from({ length: 2 ** choices.length }, (_, unset) =>
    Object.fromEntries(choices.filter((_choice, at) => !(unset & (2 ** at)))),
  );
};
/** What a deployment says itself on its sign-in page. */
const own = {
  BRAND_NAME: 'Ox & <Co>',
  BRAND_LOGO: '/face/logo.svg?a=1&b=2',
  BRAND_LOGO_DARK: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  BRAND_ICON: '/icon.png',
  LOGIN_NOTICE: 'For <b>staff</b>.\n\nCalls & "logs" are kept.',
};
const help = {
  SUPPORT_URL: 'mailto:help@ox.example?subject=a&body=b',
  DOCS_URL: '/guide/index.html',
  STATUS_URL: 'https://status.ox.example/',
};
const plain = allOf(everything);
const deployments = [
  ...plain,
  ...[...allOf(own), ...allOf(help)].filter((some) => Object.keys(some).length > 0),
];

let first = '';
let face = '';
let carried: Drawing[] = [];
let drawings: Drawing[][] = [];
beforeAll(async () => {
  [[carried = [], ...drawings], first, face] = await Promise.all([
    drawForms([whole, ...deployments]),
    // The page of a test fetches no script by itself.
    buildFirst(scripts, ['VITE_']).then(({ code }) =>
      code.replaceAll('import(', 'window.fetchScript('),
    ),
    buildFace(['VITE_']).then(({ code }) => code),
  ]);
});

const templates = () => templatesOf(carried, { rtl: 'assets/mirrored.css' });

interface Visit {
  settings?: Record<string, string>;
  /** Where the page finds the styles of the form. */
  styles?: string;
  locale?: string;
  path?: string;
  base?: string;
  /** What the build has put into the page. */
  forms?: string;
  /** Nobody can fetch what reads a face. */
  lacksFace?: boolean;
  /** What the browser holds of an earlier visit. */
  stored?: (window: JSDOM['window']) => void;
}

/** The page of a build as it stands once it is read, before any script of the console's own. */
async function visit({
  settings = {},
  styles = '<style data-form></style>',
  locale = 'en',
  path = '/',
  base = '/',
  forms = templates(),
  lacksFace = false,
  stored,
}: Visit) {
  const page = layTemplates(html, forms)
    .replace('data-base="/"', `data-base="${base}"`)
    .replace('<script src="/config.js"></script>', styles)
    .replace(
      '<script src="/theme-init.js"></script>',
      () =>
        `<script>window.TRUNKLINE = ${JSON.stringify(settings)};</script><script>${first}</script>`,
    );
  const root = () => dom.window.document.getElementById('root')?.innerHTML ?? '';
  /** The form as the framework finds it. */
  let found = (_html: string): void => undefined;
  const begun = new Promise<string>((resolve) => {
    found = resolve;
  });
  const dom = new JSDOM(page, {
    url: `https://console.example${path}`,
    runScripts: 'dangerously',
    pretendToBeVisual: true,
    beforeParse: (window) => {
      Object.defineProperty(window.navigator, 'languages', { value: [locale] });
      window.fetch = async () => new Response('[]');
      const fetchScript = async (address: string) => {
        if (address.endsWith(scripts.main)) found(root());
        if (!address.endsWith(scripts.face) || lacksFace) throw new Error(`No ${address}`);
        window.eval(face);
      };
      Object.assign(window, { fetchScript });
      // A file that is there, in any language.
      const sheet = { get: () => ({ cssRules: [{}] }) };
      Object.defineProperty(window.HTMLStyleElement.prototype, 'sheet', sheet);
      stored?.(window);
    },
  });
  const { document } = dom.window;
  // As long as reading a face takes, and less than a task.
  for (let at = 0; at < 20; at += 1) await Promise.resolve();
  return { dom, document, root, begun };
}

/** Markup as the browser writes it. */
const asRead = (text: string) =>
  new JSDOM(text, { url: 'https://console.example/' }).window.document.body.innerHTML;
/** Which field has the focus, and the mode of the theme, are known in the browser alone. */
const unpressed = (text: string) =>
  text
    .replace(' Mui-focused', '')
    .replace(/(value="(light|dark|system)" aria-pressed=")\w+/g, '$1');

it('the form that stands is what the page draws for a deployment, whatever that has set', async () => {
  const draw = async (
    settings: Record<string, string>,
    { locale, direction, html: drawn, title }: Drawing,
  ) => {
    const { begun, document } = await visit({ settings, locale });
    const { lang, dir } = document.documentElement;
    const { BRAND_NAME: name = 'Trunkline' } = settings;
    const wanted = {
      ...{ html: unpressed(asRead(drawn)), title: `${title} · ${name}` },
      ...{ lang: locale, dir: direction },
    };
    const standing = { html: unpressed(await begun), title: document.title, lang, dir };
    // What it does next needs its window.
    setImmediate(() => document.defaultView?.close());
    return { standing, wanted };
  };
  for (const [at, settings] of deployments.entries()) {
    // Texts are written before anything is taken away: the deployment with everything has all of them.
    for (const drawing of drawings[at]?.slice(0, at === 0 ? undefined : 1) ?? []) {
      const { standing, wanted } = await draw(settings, drawing);
      expect(standing, Object.keys(settings).join()).toEqual(wanted);
    }
  }
  // The way to a password or not, and of a hosted one the two providers and signing up.
  expect(new Set(plain.map((_, at) => drawings[at]?.[0]?.html)).size).toBe(2 * 2 ** 3);
});

it('names of languages that need another font come once the form has been drawn', async () => {
  const { document, begun } = await visit({});
  const names = () =>
    [...document.querySelectorAll('#root button[lang]')].map(({ textContent }) => textContent);
  expect(names()).toEqual(['English', 'Français', 'Deutsch', 'Español', '', '']);
  await begun;
  const written = Object.values(locales).map(({ name }) => name);
  expect(names()).toEqual(written);
});

it('nothing of what a deployment lacks is asked for or said: no picture without an address stands', async () => {
  const { document } = await visit({ settings: { ...everything, BRAND_NAME: 'Ox' } });
  expect([...document.querySelectorAll('#root img')]).toEqual([]);
  expect(document.querySelector('#root')?.textContent).not.toContain('Trunkline');
  for (const image of document.querySelector('template')?.content.querySelectorAll('img') ?? []) {
    expect(image.hasAttribute('src')).toBe(false);
  }
});

it('the icon and the colour of a deployment are there before the framework', async () => {
  const sheets: string[] = [];
  const { document } = await visit({
    settings: { BRAND_NAME: 'Ox', BRAND_ICON: '/ox.png', BRAND_COLOR: '#007a33' },
    path: '/internal/accounts',
    stored: (window) => {
      const Sheet = class {
        replaceSync(text: string) {
          sheets.push(text);
        }
      };
      Object.defineProperty(window, 'CSSStyleSheet', { value: Sheet });
      Object.defineProperty(window.document, 'adoptedStyleSheets', { value: [], writable: true });
    },
  });
  const icon = document.querySelector('link[rel=icon]');
  expect([icon?.getAttribute('href'), icon?.hasAttribute('type')]).toEqual(['/ox.png', false]);
  expect(document.title).toBe('Ox');
  expect(sheets.join()).toContain(
    'html:root[data-theme=light]{--mui-palette-primary-main:#007a33;--mui-palette-primary-mainChannel:0 122 51;',
  );
});

it('what the colour changes is all that the styles of the form have of it', () => {
  const rules = carried[0]?.rules.filter((some) => !isOfTheme(some)).join('') ?? '';
  const used = new Set((rules + templates()).match(/--mui-palette-primary-\w+/g));
  // The words on it are the same.
  expect([...used].sort()).toEqual(
    ['main', 'mainChannel', 'dark', 'contrastText']
      .map((name) => `--mui-palette-primary-${name}`)
      .sort(),
  );
});

it('a face that cannot be read leaves the console with its own, and it begins', async () => {
  const { root, document } = await visit({ settings: { BRAND_NAME: 'Ox' }, lacksFace: true });
  expect(root()).toContain('Trunkline');
  expect(root()).not.toContain('Ox');
  expect(document.title).toBe('Log in · Trunkline');
});

it('its links lead below the base, and the chosen theme is pressed', async () => {
  const { document } = await visit({
    settings: everything,
    path: '/portal/',
    base: '/portal/',
    stored: (window) => {
      window.document.cookie = 'portal!trunkline-theme=dark; path=/portal/';
    },
  });
  const links = [...document.querySelectorAll('#root a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/portal/forgot-password', '/portal/register']);
  const pressed = [...document.querySelectorAll('#root [aria-pressed=true]')];
  expect(pressed.map((button) => button.getAttribute('value'))).toEqual(['en', 'dark']);
});

it('in a language that is written from right to left it has the styles of such', async () => {
  const [english, french] = drawings[0] ?? [];
  if (!english || !french) throw new Error('Two languages were drawn');
  const forms = templatesOf([english, { ...french, direction: 'rtl' }], { rtl: 'assets/m.css' });
  const styles = '<link rel="stylesheet" data-form />';
  const page = await visit({ styles, forms, locale: 'fr', path: '/portal/', base: '/portal/' });
  const { document, dom } = page;
  const link = document.querySelector<HTMLLinkElement>('link[data-form]');
  expect(link?.getAttribute('href')).toBe('/portal/assets/m.css');
  expect(document.querySelector('#root form')).toBeNull();
  Object.defineProperty(link, 'sheet', { value: { cssRules: [{}] } });
  link?.dispatchEvent(new dom.window.Event('load'));
  await Promise.resolve();
  expect(document.querySelector('#root form')).not.toBeNull();
  expect(document.documentElement.dir).toBe('rtl');
});

describe('it stands nowhere else', () => {
  it.each<[string, Visit]>([
    ['somebody is signed in', { stored: ({ localStorage }) => localStorage.setItem('token', 'x') }],
    [
      'a message waits',
      { stored: ({ sessionStorage }) => sessionStorage.setItem('SESS_FLASH_MSG', 'expired') },
    ],
    ['a setting is unknown', { settings: { ENABLE_LRC: 'true' } }],
    ['a setting is wrong', { settings: { ENABLE_LCR: 'maybe' } }],
    ['another page is asked for', { path: '/forgot-password' }],
    ['the console is asked for', { path: '/internal/accounts' }],
  ])('where %s', async (_name, other) => {
    const { document } = await visit(other);
    expect(document.querySelector('#root form')).toBeNull();
    expect(document.querySelector('[data-form]')).toBeNull();
  });
});

describe('the framework begins once the form stands and is drawn', () => {
  /** It has begun, and is not there, as anywhere here: the rule that hides what the page says then is gone. */
  const hasBegun = ({ document }: Awaited<ReturnType<typeof visit>>) =>
    vi.waitFor(() => expect(document.adoptedStyleSheets).toEqual([]), { timeout: 20_000 });
  const unheard = '<link rel="stylesheet" data-form />';
  const hide = (window: JSDOM['window'], isHidden: boolean) => {
    Object.defineProperty(window.document, 'hidden', { value: isHidden, configurable: true });
    window.requestAnimationFrame = () => 0;
  };

  it('whatever the browser reports of its first paint', async () => {
    const page = await visit({
      stored: (window) => {
        const silent = class {
          static supportedEntryTypes = ['paint'];
          observe() {}
        };
        Object.defineProperty(window, 'PerformanceObserver', { value: silent });
      },
    });
    expect(page.document.adoptedStyleSheets).toBeUndefined();
    await hasBegun(page);
  });

  it('in a tab that nobody sees', async () => {
    await hasBegun(await visit({ stored: (window) => hide(window, true) }));
  });

  it('in a tab that is left before', async () => {
    const page = await visit({ stored: (window) => hide(window, false) });
    await new Promise((resolve) => page.dom.window.addEventListener('load', resolve));
    expect(page.document.querySelector('#root form')).not.toBeNull();
    page.document.dispatchEvent(new page.dom.window.Event('visibilitychange'));
    await hasBegun(page);
  });

  // A browser draws no frame meanwhile, which a story in one holds.
  it('whose styles come late, without which it takes no key', async () => {
    const page = await visit({ styles: unheard });
    const { document, dom } = page;
    const focused = () => document.activeElement?.getAttribute('name');
    expect(focused()).not.toBe('username');
    expect(dom.window.trunklineForm).toBeUndefined();
    const link = document.querySelector('link[data-form]');
    Object.defineProperty(link, 'sheet', { value: { cssRules: [{}] } });
    link?.dispatchEvent(new dom.window.Event('load'));
    await Promise.resolve();
    expect(document.querySelector('#root form')).not.toBeNull();
    expect(focused()).toBe('username');
    expect(dom.window.trunklineForm).toBeDefined();
    await hasBegun(page);
  });

  it('and without it where its styles do not come', async () => {
    const page = await visit({ styles: unheard });
    await hasBegun(page);
    expect(page.document.querySelector('[data-form]')).toBeNull();
  });
});

it('what is pressed early is pressed again once, and until then nothing is sent or heard', async () => {
  const { dom, document } = await visit({});
  const { window } = dom;
  const heard: string[] = [];
  for (const type of ['keydown', 'input', 'focusin', 'click', 'submit']) {
    document.getElementById('root')?.addEventListener(type, (event) => {
      heard.push(type);
      event.preventDefault();
    });
  }
  const [username] = document.querySelectorAll('input');
  const form = document.querySelector('form');
  expect(document.activeElement).toBe(username);
  username?.dispatchEvent(new window.Event('input', { bubbles: true }));
  document.querySelector<HTMLButtonElement>('button[aria-label]')?.click();
  form?.requestSubmit();
  expect(heard).toEqual([]);
  (window as unknown as Window).trunklineForm?.release();
  await Promise.resolve();
  expect(heard).toEqual(['focusin', 'click', 'submit']);
  form?.requestSubmit();
  expect(heard).toEqual(['focusin', 'click', 'submit', 'submit']);
});

it('a browser has read the hidden form by the time the first script is there', () => {
  const { head } = new JSDOM(layTemplates(html, templates()), { url: 'https://console.example/' })
    .window.document;
  const order = [...head.querySelectorAll('template, script')].map(({ localName }) => localName);
  const { length } = templates().match(/<template/g) ?? [];
  expect(order).toEqual([...Array(length).fill('template'), 'script', 'script']);
});

it('texts of another language are told apart from any other difference', () => {
  expect(
    textsOf('<p>One &amp; two</p><b title="x">3</b>', '<p>Un</p><b title="y">3 &lt; 4</b>'),
  ).toEqual([
    [2, '', 'Un'],
    [3, 'title', 'y'],
    [4, '', '3 < 4'],
  ]);
  expect(() => textsOf('<p>One</p>', '<b>Un</b>')).toThrow('differs by more than words');
  expect(() => textsOf('<p>One</p>', '<p>Un</p><p>deux</p>')).toThrow('differs by more than words');
});

it('the variables of the theme are in one place, the same for either direction', () => {
  const ofTheme = carried.map(({ rules }) => rules.filter(isOfTheme));
  expect(ofTheme.every(({ length }) => length === 1)).toBe(true);
  const said = (rules = '') => new Set(rules.match(/--mui-[\w-]+:[^;]*/g));
  const [first] = ofTheme[0] ?? [];
  expect(said(first).size).toBeGreaterThan(300);
  for (const [rules] of ofTheme) expect(said(rules)).toEqual(said(first));
});

it('rules that a browser cannot tell are told apart', () => {
  const told =
    '.a{gap:4px;row-gap:2px;}.b{row-gap:var(--x);column-gap:1px;}.c{outline:var(--x);outline-offset:2px;}';
  expect(untoldRules(told)).toEqual([]);
  const untold = ['.d{gap:var(--x);column-gap:1px;}', '.e{color:red;font:var(--x);font-size:1px;}'];
  expect(untoldRules(told + untold.join(''))).toEqual(untold);
});
