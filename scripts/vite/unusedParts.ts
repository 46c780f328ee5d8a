import type { Plugin } from 'vite';

/** Parts that a library loads with what we use, and never runs here: what stands in their place. */
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
  // Only `withTheme` needs it, which nothing calls.
  [/\/hoist-non-react-statics\/dist\/.*\.js$/, 'export default (component) => component;'],
];

/** Leaves out of the build what every visitor would load for nothing. */
export function unusedParts(): Plugin {
  return {
    name: 'trunkline:unused-parts',
    apply: 'build',
    load: (id) => parts.find(([path]) => path.test(id.replace(/\?.*$/, '')))?.[1] ?? null,
  };
}
