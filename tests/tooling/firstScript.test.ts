import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildFirst } from '../../scripts/vite/firstScript';
import { accountClaims, tokenOf } from '../support/token';

const html = readFileSync(fileURLToPath(new URL('../../index.html', import.meta.url)), 'utf8');
const settingsTag = '<script src="/config.js"></script>';
const firstTag = '<script src="/theme-init.js"></script>';
const base = 'https://voice.example.com/api/v1';
const own = 'https://console.example';

const scripts = {
  main: 'assets/main.js',
  face: 'assets/face.js',
  console: ['assets/console.js'],
  locales: {},
  lists: {},
  forms: { users: ['assets/lists.js', 'assets/forms.js'], clients: ['assets/forms.js'] },
};
const build = async () => (await buildFirst(scripts, ['VITE_'])).code;
let code = '';
beforeAll(async () => {
  code = await build();
});

it('is compiled while it arrives: a browser heeds the hint in the first line alone', () => {
  expect(code.split('\n', 1)).toEqual(['//# allFunctionsCalledOnLoad']);
});

interface Asked {
  address: string;
  authorization: string | undefined;
  /** Whether the page was read to its end by then, and the console's own script had not begun. */
  state: DocumentReadyState;
}

/** What the first script asks of a page that is read as browsers read it, by somebody signed in. */
async function asksOf(
  page: string,
  path = '/internal/applications',
  key = 'token',
): Promise<Asked[]> {
  const asked: Asked[] = [];
  const { window } = new JSDOM(page, {
    url: own + path,
    runScripts: 'dangerously',
    beforeParse: (window) => {
      window.localStorage.setItem(key, tokenOf(accountClaims));
      window.fetch = async (address, init) => {
        const { Authorization: authorization } = (init?.headers ?? {}) as Record<string, string>;
        asked.push({ address: String(address), authorization, state: window.document.readyState });
        return new Response('[]');
      };
      Object.assign(window.AbortSignal, { timeout: () => new window.AbortController().signal });
    },
  });
  await new Promise((resolve) => window.addEventListener('load', resolve));
  window.close();
  return asked;
}

const script = (text: string) => `<script>${text}</script>`;
const settings = (name: string) => script(`window.${name} = { API_BASE_URL: '${base}' };`);
/** The page of a build: config.js as it comes with it, then the first script. */
const pageWith = (config = script('window.TRUNKLINE = {};'), first = code) =>
  html.replace(settingsTag, () => config).replace(firstTag, () => script(first));

describe('the first script of a signed-in page asks only the platform of the settings', () => {
  it.each<[string, string, string]>([
    ['stand inline at the end of the head', '</head>', 'JAMBONZ'],
    ['stand behind it under our own name', '</head>', 'TRUNKLINE'],
    ['stand in the body', '</body>', 'JAMBONZ'],
    ['stand before all others', '<head>', 'JAMBONZ'],
    ['config.js says', settingsTag, 'TRUNKLINE'],
  ])('that %s', async (_where, tag, name) => {
    const page = pageWith(tag === settingsTag ? settings(name) : undefined).replace(tag, (found) =>
      tag.startsWith('</') ? settings(name) + found : found + settings(name),
    );
    const asked = await asksOf(page);
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.filter(({ address }) => !address.startsWith(`${base}/`))).toEqual([]);
    expect(asked.every(({ authorization }) => authorization?.startsWith('Bearer '))).toBe(true);
    // Before the console's own script, which comes once the page is read.
    expect(new Set(asked.map(({ state }) => state))).toEqual(new Set(['interactive']));
  });

  it('that the build alone knows, as on machines of the existing portal', async () => {
    process.env.VITE_API_BASE_URL = base;
    onTestFinished(() => void delete process.env.VITE_API_BASE_URL);
    const asked = await asksOf(pageWith(undefined, await build()));
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.filter(({ address }) => !address.startsWith(`${base}/`))).toEqual([]);
  });

  it('of a page below a path, with the sign-in of that console alone', async () => {
    const page = pageWith(settings('TRUNKLINE')).replace('data-base="/"', 'data-base="/portal/"');
    expect(await asksOf(page, '/portal/internal/applications')).toEqual([]);
    const asked = await asksOf(page, '/portal/internal/applications', '/portal/:token');
    expect(asked.length).toBeGreaterThan(1);
    expect(await asksOf(page, '/internal/applications', '/portal/:token')).toEqual([]);
  });

  it('and nobody where the settings make no sense', async () => {
    const page = pageWith().replace(
      '</head>',
      `${script("window.JAMBONZ = { API_BASE_URL: '//h' };")}</head>`,
    );
    expect(await asksOf(page)).toEqual([]);
  });

  it('and nobody with a token on the sign-in page', async () => {
    expect(await asksOf(pageWith(settings('TRUNKLINE')), '/')).toEqual([]);
  });
});

it.each([
  ['/', '/assets'],
  ['/portal/', '/portal/assets'],
])('the console below %s knows from it where the scripts of the forms are', async (base, at) => {
  const page = pageWith(settings('TRUNKLINE')).replace('data-base="/"', `data-base="${base}"`);
  const { window } = new JSDOM(page, { url: `${own}${base}`, runScripts: 'dangerously' });
  await new Promise((resolve) => window.addEventListener('load', resolve));
  expect(window.trunklineForms).toEqual([`${at}/lists.js`, `${at}/forms.js`]);
  window.close();
});

/** What a page listens to for more than one time, once it is there. */
async function heardBy(page: string): Promise<string[]> {
  const heard: string[] = [];
  const { window } = new JSDOM(page, {
    url: `${own}/internal/applications`,
    runScripts: 'dangerously',
    beforeParse: (window) => {
      window.localStorage.setItem('token', tokenOf(accountClaims));
      const { addEventListener } = window.EventTarget.prototype;
      window.EventTarget.prototype.addEventListener = function (type, listener, options) {
        if (typeof options !== 'object' || !options?.once) heard.push(type);
        addEventListener.call(this, type, listener, options);
      };
    },
  });
  await new Promise((resolve) => window.addEventListener('load', resolve));
  window.close();
  return heard.sort();
}

it('the first script may go once it is done: it listens to nothing that comes again', async () => {
  const config = settings('TRUNKLINE');
  // jsdom listens itself where selectors are used.
  const others = await heardBy(pageWith(config, "document.querySelector('p')"));
  expect(await heardBy(pageWith(config))).toEqual(others);
});

it('a page without its scripts says in each language that a reload may help', () => {
  const words = [...html.matchAll(/<p[^>]*>([^<]*)<\/p>/g)].map(([, text = '']) => text);
  expect(words).toHaveLength(2);
  expect(words[0]).toContain('reload in a minute');
  expect(words[1]).toContain('rechargez dans une minute');
});
