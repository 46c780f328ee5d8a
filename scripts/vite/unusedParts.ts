import type { Plugin } from 'vite';

/** Parts of libraries that are loaded but never run here, and their replacements. */
const parts: [RegExp, string][] = [
  // The theme switches the ripple of buttons off.
  [
    /@mui\/material\/ButtonBase\/TouchRipple\.mjs$/,
    'export const DELAY_RIPPLE = 80; export default () => null;',
  ],
  // The script of a page that a server draws; ours is `theme-init`. The themes read its constants.
  [
    /@mui\/system\/InitColorSchemeScript\/InitColorSchemeScript\.mjs$/,
    `export const DEFAULT_MODE_STORAGE_KEY = 'mode';
     export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';
     export const DEFAULT_ATTRIBUTE = 'data-color-scheme';
     export const buildInitColorSchemeScript = () => null;
     export default () => null;`,
  ],
  // React checks no types of props in a build; libraries still name them, and what they name must be there.
  [
    /\/prop-types\/factoryWithThrowingShims\.js$/,
    `const any = new Proxy(() => any, { get: () => any });
     module.exports = () => any;`,
  ],
  // The palettes of a theme that names no colours of its own; ours does, light and dark.
  [
    /@mui\/material\/colors\/(blue|green|lightBlue|orange|red)\.mjs$/,
    "export default new Proxy({}, { get: () => '#000' });",
  ],
  // All that the libraries ask of it: whether something can be drawn.
  [
    /\/react-is\/index\.js$/,
    `const kind = (name) => Symbol.for('react.' + name);
     export const ForwardRef = kind('forward_ref');
     export const Memo = kind('memo');
     export const isElement = (value) => value?.$$typeof === kind('element');
     export const isFragment = (value) => isElement(value) && value.type === kind('fragment');
     export const isValidElementType = (value) =>
       ['function', 'string', 'symbol'].includes(typeof value) || value?.$$typeof !== undefined;`,
  ],
  // Asked only of an element that a library styles without naming its slot: what it gets beside its
  // attributes, not which attributes HTML and SVG have.
  [
    /@emotion\/is-prop-valid\/dist\/.*\.js$/,
    "export default (name) => !['as', 'ownerState', 'sx', 'theme'].includes(name);",
  ],
  // What fetches a script together with those that it imports: this build has no style sheets, which are
  // most of the usual one, and every browser that runs it knows this kind of link.
  [
    /vite\/preload-helper\.js$/,
    `const asked = new Set();
     export const __vitePreload = (load, files = [], importer) => {
       for (const file of files) {
         const { href } = new URL(file, importer);
         if (asked.has(href)) continue;
         asked.add(href);
         const link = document.createElement('link');
         document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
       }
       return load();
     };`,
  ],
  // A look that nobody asks for; with it the sign-in page would hold the class names of a dozen components.
  [/@mui\/material\/styles\/enhanceHighContrast\.mjs$/, 'export default (theme) => theme;'],
  // For browsers without it. It tries what throws, and a stack is made of it.
  [/\/object\.entries\/index\.js$/, 'module.exports = Object.entries;'],
  // What browsers say of a value today; the same.
  [/\/lodash\/_getRawTag\.js$/, 'module.exports = (value) => ({}).toString.call(value);'],
  [/\/lodash\/_getTag\.js$/, "module.exports = require('./_baseGetTag');"],
  // Only `withTheme` needs it, which nothing calls.
  [/\/hoist-non-react-statics\/dist\/.*\.js$/, 'export default (component) => component;'],
];

/** The one module that holds all of the router. */
const router = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;
/** The theme of a page without any, made at each start: 4 ms. All pages are drawn with ours. */
const noTheme: [RegExp, string] = [
  /^const defaultTheme = createTheme\(\);$/m,
  'const defaultTheme = {};',
];
/**
 * Parts of modules of libraries, and their replacements. Of the router it is what keeps the parts of it that
 * nothing here uses: names for developers, components that the build cannot know to be made without effect,
 * and what a server that draws the pages would need. Should another release be written
 * otherwise, the build fails.
 */
const edits: [file: RegExp, what: RegExp, by: string][] = [
  [router, /^[\w$]+\.displayName = "[^"]*";$/gm, ''],
  [router, /= (React\d*)\.forwardRef\(/g, '= /* @__PURE__ */ $1.forwardRef('],
  [
    router,
    /\/\* @__PURE__ \*\/ React\d*\.createElement\(PrefetchPageLinks, \{ page: href \}\)/,
    'null',
  ],
  // Of pages that a server draws: their data and their errors; and what watches a router.
  [router, /opts\?\.hydrationData \|\| parseHydrationData\(\)/g, 'opts?.hydrationData'],
  [router, /if \((this\.context|init\.instrumentations)\b/g, 'if (false'],
  [/@mui\/material\/styles\/defaultTheme\.mjs$/, ...noTheme],
  [/@mui\/material\/Box\/Box\.mjs$/, ...noTheme],
];

const pathOf = (id: string) => id.replace(/\?.*$/, '');

/** Leaves out of the build what every visitor would load for nothing; fails once an edit fits nothing. */
export function unusedParts(): Plugin {
  const fitting = new Set<unknown>();
  return {
    name: 'trunkline:unused-parts',
    apply: 'build',
    buildStart: () => fitting.clear(),
    load(id) {
      const part = parts.find(([path]) => path.test(pathOf(id)));
      if (!part) return null;
      fitting.add(part);
      return part[1];
    },
    transform(code, id) {
      const ofFile = edits.filter(([file]) => file.test(pathOf(id)));
      if (ofFile.length === 0) return null;
      const edited = ofFile.reduce((text, edit) => {
        const next = text.replace(edit[1], edit[2]);
        if (next !== text) fitting.add(edit);
        return next;
      }, code);
      return { code: edited, map: null };
    },
    buildEnd(error) {
      if (error) return;
      const idle = [...parts, ...edits].find((edit) => !fitting.has(edit));
      if (idle)
        this.error(`${idle[0]} fits nothing any more: change it in unusedParts, or take it away`);
    },
  };
}
