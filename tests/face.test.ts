import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Face, faceRows } from '../src/config/face';
import { colorLook, grounds, nearestColor } from '../src/config/faceColor';
import { faceFlaws } from '../src/config/faceFlaws';
import { faceName, hasFace } from '../src/config/faceNames';
import { readMenu } from '../src/config/menu';
import { readConfig } from '../src/config/readConfig';
import { readFace } from '../src/config/readFace';
import type { RawSettings } from '../src/config/settings';
import { messages } from '../src/i18n/en/configuration';
import { interpolate } from '../src/i18n/texts';
import { createConsoleTheme } from '../src/theme';
import { scopes } from '../src/types/scope';

const words: Record<string, string> = messages.public.configuration;
const told = (runtime: RawSettings, build: RawSettings = {}) =>
  faceFlaws(runtime, build).map(({ text, args }) => interpolate(words[text] ?? '', args));
const read = (runtime: RawSettings, build: RawSettings = {}): Face => readFace(runtime, build);

interface Scheme {
  palette: {
    primary: { main: string; dark: string; contrastText: string };
    action: { hover: string; selected: string };
    background: { paper: string; default: string };
  };
}
const schemesOf = (look: object | null) =>
  (createConsoleTheme(look) as unknown as { colorSchemes: Record<'light' | 'dark', Scheme> })
    .colorSchemes;

/** WCAG 2.2, relative luminance; of colours as MUI holds them. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};
/** A colour that lies over another, as far as it covers it. */
const over = (color: string, ground: string, share: number) =>
  `#${[1, 3, 5]
    .map((at) => {
      const [top = 0, below = 0] = [color, ground].map((each) =>
        Number.parseInt(each.slice(at, at + 2), 16),
      );
      return Math.round(below + (top - below) * share)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('a colour of a deployer', () => {
  it('is readable wherever the console uses it, in both themes', () => {
    let accepted = 0;
    fc.assert(
      fc.property(
        fc.oneof(
          hex,
          fc.tuple(hex, hex).map((two) => two.join(' ')),
        ),
        (color) => {
          const look = colorLook(color);
          if (!look) return;
          accepted += 1;
          const schemes = schemesOf(look);
          for (const name of ['light', 'dark'] as const) {
            const { primary, action, background } = schemes[name].palette;
            const { paper, default: page } = background;
            const grounds = [paper, page, action.hover, action.selected];
            // Rows that are chosen and pointed at, and buttons with a line around them.
            const tints = [0.04, 0.08, 0.12].map((share) => over(primary.main, paper, share));
            // Links, the words of a chosen entry, and the ring of the focus, which needs 3.
            for (const ground of [...grounds, ...tints]) {
              expect(
                contrast(primary.main, ground),
                `${color} on ${ground}`,
              ).toBeGreaterThanOrEqual(4.5);
            }
            // The words of a button, at rest and pointed at.
            for (const ground of [primary.main, primary.dark]) {
              const ratio = contrast(primary.contrastText, ground);
              expect(ratio, `${primary.contrastText} on ${ground}`).toBeGreaterThanOrEqual(4.5);
            }
          }
        },
      ),
      { numRuns: 400 },
    );
    expect(accepted).toBeGreaterThan(50);
  });

  it('that is refused has a nearest one that is accepted', () => {
    fc.assert(
      fc.property(hex, hex, (light, dark) => {
        const near = `${nearestColor(light, 'light')} ${nearestColor(dark, 'dark')}`;
        expect(colorLook(near)).not.toBeNull();
      }),
      { numRuns: 200 },
    );
  });

  it('is measured on the grounds that the themes have', () => {
    const schemes = schemesOf(null);
    for (const name of ['light', 'dark'] as const) {
      const { background, action } = schemes[name].palette;
      expect({ paper: background.paper, hover: action.hover }).toEqual({
        paper: grounds[name].paper,
        hover: grounds[name].hover,
      });
    }
  });

  it('is refused in words, with what its contrast is and the nearest that passes', () => {
    expect(told({ BRAND_COLOR: '#ffd400' })).toEqual([
      expect.stringMatching(
        /^BRAND_COLOR isn’t used: in the light theme #ffd400 has a contrast of only 1\.\d:1, and text needs 4\.5:1\. The nearest color that passes is #[\da-f]{6}\.$/,
      ),
    ]);
    const [words = ''] = told({ BRAND_COLOR: '#ffd400' });
    const nearest = words.match(/#[\da-f]{6}(?=\.$)/)?.[0] ?? '';
    expect(told({ BRAND_COLOR: nearest })).toEqual([]);
    expect(read({ BRAND_COLOR: nearest }).look?.colorSchemes.light.palette.primary.main).toBe(
      nearest,
    );
    expect(told({ BRAND_COLOR: '#036 #369' })).toEqual([
      expect.stringContaining('in the dark theme #336699 has a contrast of only'),
    ]);
    expect(told({ BRAND_COLOR: '#ffd400 #369' })).toHaveLength(2);
  });

  it('is one of both themes, or one for each', () => {
    const one = read({ BRAND_COLOR: '#036' }).look?.colorSchemes;
    expect(one?.light.palette.primary.main).toBe('#003366');
    expect(one?.dark.palette.primary.main).toBe(nearestColor('#003366', 'dark'));
    expect(read({ BRAND_COLOR: '#036 #9cf' }).look?.colorSchemes.dark.palette.primary.main).toBe(
      '#99ccff',
    );
  });
});

const bad: Record<string, unknown[]> = {
  BRAND_LOGO: [
    'https://h/logo.svg',
    '//h/logo.svg',
    '/\\h',
    'logo.svg',
    'data:text/html,x',
    'javascript:alert(1)',
    '/a b',
    7,
    {},
  ],
  BRAND_LOGO_DARK: ['http://h/x'],
  BRAND_ICON: ['blob:x'],
  BRAND_COLOR: [
    'red',
    '#12345',
    '#1234567',
    'rgb(0,0,0)',
    '#000 #fff #000',
    '#fff',
    '#000 #000',
    ['#000', '#fff', '#000'],
  ],
  SUPPORT_URL: [
    'http://h',
    'help@h',
    'mailto:',
    'mailto:a b@c',
    'https://u:p@h',
    'javascript:alert(1)',
    '//h',
    'tel:1',
  ],
  DOCS_URL: [
    'http://h/docs',
    'mailto:a@b.c',
    'https://',
    'docs',
    'https://h\\x',
    'data:text/html,x',
  ],
  STATUS_URL: ['ftp://h', true],
  TEXTS_URL: ['/texts.json', 'https://h/{locale}.json', '//h/{locale}', 'texts/{locale}.json'],
  MENU: ['Wiki', '{}', '{"label":1}', {}, 5, '[', '[1]', [null, 1], [{}]],
};
const rows = Object.entries(bad).flatMap(([name, values]) =>
  values.map((value) => [name, value] as const),
);

it.each(rows)('%s as %j is named and left out, and the console starts', (name, value) => {
  const flaws = told({ [name]: value });
  expect(flaws.length).toBeGreaterThan(0);
  for (const flaw of flaws) expect(flaw).toMatch(new RegExp(`\\b${name}\\b`));
  expect(flaws.join()).not.toMatch(/%\{/);
  if (name === 'MENU') expect(readMenu(value).links).toEqual([]);
  else expect(read({ [name]: value })).toEqual(read({}));
  // Never silently: what is not used is told, and what is used is not.
  expect(told({}, { [`VITE_${name}`]: value })).toEqual(flaws);
});

it.each([
  ['BRAND_NAME', 'name', ' Ox & Co/ ', 'Ox & Co/'],
  ['BRAND_LOGO', 'logo', '/face/logo.svg?v=2', '/face/logo.svg?v=2'],
  [
    'BRAND_LOGO_DARK',
    'logoDark',
    'data:image/svg+xml;utf8,<svg a="b c"/>',
    'data:image/svg+xml;utf8,<svg a="b c"/>',
  ],
  ['BRAND_ICON', 'icon', 'data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
  ['SUPPORT_URL', 'supportUrl', 'mailto:a@b.example?subject=x', 'mailto:a@b.example?subject=x'],
  ['DOCS_URL', 'docsUrl', '/guide/', '/guide/'],
  ['STATUS_URL', 'statusUrl', 'HTTPS://status.example', 'HTTPS://status.example'],
  ['LOGIN_NOTICE', 'notice', 'One\n\n<b>two</b>', 'One\n\n<b>two</b>'],
] as const)('%s is read as %s', (name, key, value, wanted) => {
  expect(read({ [name]: value })[key]).toBe(wanted);
  expect(read({}, { [`VITE_${name}`]: value })[key]).toBe(wanted);
  expect(told({ [name]: value })).toEqual([]);
});

it('is looked for by the names of its settings, and by no other', () => {
  for (const { name } of faceRows) {
    expect(hasFace({ [name]: 'x' })).toBe(true);
    expect(hasFace({ [`VITE_${name}`]: 'x' }, {})).toBe(true);
    expect(hasFace({}, { [name]: ' ' })).toBe(false);
    for (const other of [`${name}S`, `X${name}`, name.slice(0, -1), `VITE_APP_${name}`]) {
      const isOther = !faceRows.some((row) => row.name === other);
      expect(faceName.test(other), other).toBe(!isOther);
    }
  }
});

it('a face changes no feature: an existing deployment that gives one keeps its defaults', () => {
  const build = { VITE_API_BASE_URL: '/api/v1' };
  const face = { BRAND_NAME: 'Ox', MENU: '[]', LOGIN_NOTICE: 'Hello' };
  for (const settings of [
    readConfig(face, build, ''),
    readConfig({}, { ...build, VITE_MENU: '[]' }, ''),
  ]) {
    expect(settings).toMatchObject({ config: { leastCostRouting: true, face: null } });
  }
});

describe('links of the menu', () => {
  const wiki = { label: 'Wiki', url: 'https://wiki.example/a?b#c' };
  it('are read as they are, for everybody unless they say for whom', () => {
    const list = [wiki, { ...wiki, url: '/x', labels: { fr: 'Le wiki' }, scopes: ['admin'] }];
    const wanted = {
      flaws: [],
      links: [
        { ...wiki, labels: {}, scopes },
        { ...wiki, url: '/x', labels: { fr: 'Le wiki' }, scopes: ['admin'] },
      ],
    };
    expect(readMenu(list)).toEqual(wanted);
    expect(readMenu(JSON.stringify(list))).toEqual(wanted);
  });
  it.each<[unknown, RegExp]>([
    [
      { ...wiki, url: 'javascript:alert(1)' },
      /^Entry 2 of MENU is left out: its url is “javascript:/,
    ],
    [{ ...wiki, url: '//h' }, /its url is “\/\/h”/],
    [{ ...wiki, url: undefined }, /its url is “”/],
    [{ url: wiki.url }, /its label must be a text/],
    [{ ...wiki, labels: { fr: 1 } }, /its labels must be texts/],
    [{ ...wiki, labels: 'x' }, /its labels must be texts/],
    [{ ...wiki, scopes: ['root'] }, /its scopes are “\["root"\]”/],
    [{ ...wiki, scopes: 'admin' }, /its scopes are “admin”/],
    [{ ...wiki, target: '_top' }, /“target” means nothing there/],
    ['Wiki', /must be an object with a label and a url, not “Wiki”/],
    [null, /not “null”/],
  ])('of which one is %j: the others stay', (entry, words) => {
    expect(told({ MENU: [wiki, entry, wiki] })).toEqual([expect.stringMatching(words)]);
    expect(readMenu([wiki, entry, wiki]).links).toHaveLength(2);
  });
});

describe('languages that are files alone', () => {
  const texts = { TEXTS_URL: '/texts/{locale}.json' };
  const pt = { locale: 'pt', name: 'Português' };
  it('are read with their direction and fallback', () => {
    const list = [pt, { locale: 'fa-IR', name: 'فارسی', direction: 'rtl', fallback: 'ar' }];
    const wanted = [{ ...pt, direction: 'ltr', fallback: 'en' }, list[1]];
    expect(read({ ...texts, LOCALES: list }).locales).toEqual(wanted);
    expect(read({ ...texts, LOCALES: JSON.stringify(list) }).locales).toEqual(wanted);
    expect(told({ ...texts, LOCALES: list })).toEqual([]);
  });
  it.each<[unknown]>([
    [{ locale: 'p', name: 'x' }],
    [{ locale: '../en', name: 'x' }],
    [{ locale: 'pt' }],
    [{ ...pt, direction: 'up' }],
    [{ ...pt, fallback: 1 }],
    [{ ...pt, plural: 2 }],
    ['pt'],
    [null],
  ])('of which one is %j are told', (entry) => {
    const settings = { ...texts, LOCALES: [pt, entry] };
    expect(told(settings)).toEqual([expect.stringMatching(/^Entry 2 of LOCALES is left out/)]);
    expect(read(settings).locales).toHaveLength(1);
  });
  it('need files of texts', () => {
    expect(told({ LOCALES: [pt] })).toEqual([expect.stringMatching(/without TEXTS_URL/)]);
    expect(told({ ...texts, LOCALES: 'pt' })).toEqual([expect.stringMatching(/^LOCALES is “pt”/)]);
  });
});
