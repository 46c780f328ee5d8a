import type { Import, Module } from './modules';

/**
 * What a layer may import. A layer may always import itself. `holds` says what belongs into it; `types`
 * names layers whose types alone may be imported; `never` names packages that it may not load.
 */
interface Layer {
  name: string;
  holds: string;
  files: RegExp;
  imports: string[];
  types?: string[];
  never?: RegExp;
}

const react = /^(react|react-dom|react-admin|@mui\/.*|@emotion\/.*)$/;
const screens = /^(react-admin|ra-core|ra-ui-.*|@mui\/.*|@emotion\/.*)$/;
/** MUI's own texts in other languages, and what mirrors its styles, are no screens. */
const screensButTexts =
  /^(?!@mui\/(material\/locale|x-date-pickers\/locales|stylis-plugin-rtl)$)(react-admin|ra-core|ra-ui-.*|@mui\/.*|@emotion\/.*)$/;
const anyReact = new RegExp(`${react.source}|${screens.source}`);

/**
 * The table of layers, lowest first, as docs/architecture.md shows it. The first row whose `files` fits
 * a path is its layer.
 */
export const layers: Layer[] = [
  {
    name: 'observable',
    holds:
      '`src/observable.ts`, `src/tabChannel.ts`: a value with listeners, and a channel to other tabs',
    files: /^src\/(observable|tabChannel)\.ts$/,
    imports: [],
    never: /./,
  },
  {
    name: 'onScreen',
    holds: '`src/onScreen.ts`: whether the operator is still on the screen that asks',
    files: /^src\/onScreen\.ts$/,
    imports: [],
    never: /./,
  },
  {
    name: 'types',
    holds: 'what a record holds, column by column, and the types that several layers share',
    files: /^src\/types\//,
    imports: [],
    never: /./,
  },
  {
    name: 'domain',
    holds:
      'rules of the field without a screen: numbers, days, vendors, kinds of alerts, unreadable values',
    files: /^src\/domain\//,
    imports: ['types'],
    never: /./,
  },
  {
    name: 'addresses',
    holds:
      "the console's addresses: `src/routing/addresses.ts` and `src/routing/listAddress.ts` alone write and read them (ADR 15); `traversals.ts` knows which Back led to, and where each page was left",
    files: /^src\/routing\/(addresses|listAddress|traversals)\.ts$/,
    imports: [],
    never: /./,
  },
  {
    name: 'errors',
    holds: '`src/http/HttpError.ts`: the errors that every call can throw',
    files: /^src\/http\/HttpError\.ts$/,
    imports: [],
    never: /./,
  },
  {
    name: 'config',
    holds: 'the settings of a deployment, read once',
    files: /^src\/config\//,
    imports: ['types', 'addresses'],
    never: screens,
  },
  {
    name: 'session',
    holds: 'the token, the user, and what local storage keeps',
    files: /^src\/session\//,
    imports: ['observable', 'types', 'addresses', 'config'],
    never: screens,
  },
  {
    name: 'http',
    holds:
      'the one place that speaks to the network: tokens, early answers, rate limits, lost connections',
    files: /^src\/http\//,
    imports: ['observable', 'types', 'addresses', 'errors', 'config', 'session'],
    never: react,
  },
  {
    name: 'i18n',
    holds: 'every text, by language; of MUI only its own texts',
    files: /^src\/i18n\//,
    imports: ['observable', 'types', 'domain', 'config'],
    never: screensButTexts,
  },
  {
    name: 'engines',
    holds: 'libraries without React; each is imported by its `index.ts` alone',
    files: /^src\/engines\//,
    imports: ['observable', 'types', 'domain'],
    never: anyReact,
  },
  {
    name: 'saving',
    holds: 'plans of saves and the journal of open forms (ADR 18)',
    files: /^src\/saving\//,
    imports: ['observable', 'types', 'domain', 'errors', 'engines'],
    never: anyReact,
  },
  {
    name: 'authProvider',
    holds: 'who may do what, and signing in',
    files: /^src\/authProvider\//,
    imports: ['types', 'domain', 'addresses', 'config', 'session', 'http'],
    never: react,
  },
  {
    name: 'hosted',
    holds: 'signing up at a hosted platform, and the payment that is on its way',
    files: /^src\/hosted\//,
    imports: ['types', 'addresses', 'config', 'session', 'http', 'engines', 'authProvider'],
    never: react,
  },
  {
    name: 'dataProvider',
    holds: 'how each resource is reached on the platform, and what its answers mean',
    files: /^src\/dataProvider\//,
    imports: [
      'onScreen',
      'types',
      'domain',
      'errors',
      'config',
      'session',
      'http',
      'engines',
      'saving',
      'hosted',
    ],
    never: react,
  },
  {
    name: 'routing',
    holds: 'the router and the repair of old addresses',
    files: /^src\/routing\//,
    imports: ['types', 'addresses'],
  },
  {
    name: 'theme',
    holds: 'colours and house defaults of the components, and where their rules go',
    files: /^src\/theme(\.ts|\/)/,
    imports: ['types'],
  },
  {
    name: 'components',
    holds: 'what three or more areas share',
    files: /^src\/components\//,
    imports: ['onScreen', 'types', 'domain', 'addresses', 'engines', 'saving', 'theme'],
    types: ['i18n', 'dataProvider'],
  },
  {
    name: 'extensions',
    holds:
      'what a deployment adds (`src/extensions/README.md`); the example of that is in no build',
    files: /^src\/extensions\//,
    imports: ['types', 'domain', 'addresses', 'i18n', 'components'],
    types: ['dataProvider'],
  },
  {
    name: 'layout',
    holds: 'the shell: menu, top bar, command palette',
    files: /^src\/layout\//,
    imports: [
      ...[
        'types',
        'domain',
        'addresses',
        'engines',
        'saving',
        'components',
        'extensions',
        'session',
        'config',
        'theme',
      ],
    ],
    types: ['i18n', 'dataProvider'],
  },
  {
    name: 'resources',
    holds: 'the areas, one folder each; none imports another',
    files: /^src\/resources\//,
    imports: [
      'observable',
      'types',
      'i18n',
      'domain',
      'addresses',
      'engines',
      'components',
      'theme',
    ],
    types: ['dataProvider'],
  },
  {
    name: 'pages',
    holds: 'pages before the sign-in, Home, billing, system pages',
    files: /^src\/pages\//,
    imports: [
      'types',
      'domain',
      'addresses',
      'engines',
      'components',
      'session',
      'config',
      'i18n',
      'hosted',
      'authProvider',
    ],
    types: ['dataProvider'],
  },
  {
    name: 'ahead',
    holds: 'what is asked before a screen needs it (ADR 12)',
    files: /^src\/ahead\//,
    imports: [
      'types',
      'domain',
      'addresses',
      'config',
      'session',
      'http',
      'i18n',
      'dataProvider',
      'authProvider',
      'components',
      'resources',
    ],
  },
  {
    name: 'app',
    holds: 'the files in `src` itself: start, routes, table of contents',
    files: /^src\/[^/]+$/,
    imports: [
      'onScreen types domain addresses config session http i18n engines saving dataProvider authProvider routing theme components extensions layout resources ahead pages',
    ].flatMap((names) => names.split(' ')),
  },
  {
    name: 'platformApi',
    holds: "the embedded platform's API and database; it reaches the outside through `outside.ts`",
    files: /^platform\/api\//,
    imports: [],
    types: ['types'],
  },
  {
    name: 'platformEngine',
    holds: 'the simulated call engine of the embedded platform; where calls come from it is told',
    files: /^platform\/engine\//,
    imports: ['platformApi'],
  },
  {
    name: 'platformDemo',
    holds: 'demo data, and stand-ins for everything outside of the platform',
    files: /^platform\/(demo|data)\//,
    imports: ['platformApi', 'platformEngine'],
    types: ['types'],
  },
  {
    name: 'platform',
    holds: 'the embedded platform put together, and the production server',
    files: /^platform\//,
    imports: ['platformApi', 'platformEngine', 'platformDemo'],
    types: ['types'],
  },
];

/** The table of layers as a table of a document. */
export const layersTable = (): string =>
  [
    '| Layer | Holds | May import | May import types of |',
    '|---|---|---|---|',
    ...layers.map(
      ({ name, holds, imports, types = [] }) =>
        `| ${name} | ${holds} | ${imports.join(', ')} | ${types.join(', ')} |`,
    ),
  ].join('\n');

const layerOf = (path: string) => layers.find((layer) => layer.files.test(path));

function allowed(layer: Layer, target: string, kind: Import['kind']): boolean {
  const other = layerOf(target)?.name;
  if (other === undefined) return false;
  if (other === layer.name || layer.imports.includes(other)) return true;
  return kind === 'type' && (layer.types ?? []).includes(other);
}

/** Imports that the table does not allow. */
export function layerViolations(modules: Module[]): string[] {
  return modules.flatMap((module) => {
    const layer = layerOf(module.path);
    if (!layer) {
      return module.path.startsWith('src/') ? [`${module.path} is in no layer of the table`] : [];
    }
    return module.imports.flatMap(({ specifier, kind, target }) => {
      if (target !== undefined) {
        if (allowed(layer, target, kind)) return [];
        const how = kind === 'type' ? 'a type of' : '';
        return [
          `${module.path} (${layer.name}) may not import ${how} ${target}`.replace('  ', ' '),
        ];
      }
      return kind !== 'type' && layer.never?.test(specifier)
        ? [`${module.path} (${layer.name}) may not load the package ${specifier}`]
        : [];
    });
  });
}

const areaOf = (path: string) => path.match(/^src\/resources\/([^/]+)\//)?.[1];

/** Resources that import another resource instead of referring to it by name. */
export function resourceViolations(modules: Module[]): string[] {
  return modules.flatMap(({ path, imports }) => {
    const area = areaOf(path);
    if (area === undefined) return [];
    return imports
      .filter(({ target }) => target !== undefined)
      .filter(({ target = '' }) => areaOf(target) !== undefined && areaOf(target) !== area)
      .map(({ target }) => `${path} imports another resource: ${target}`);
  });
}

const engineOf = (path: string) => path.match(/^src\/engines\/([^/]+)\//)?.[1];

/** Imports that go past the index of an engine. Its own files, and tests, may. */
export function engineViolations(modules: Module[]): string[] {
  return modules.flatMap(({ path, imports }) =>
    imports.flatMap(({ target = '' }) => {
      const engine = engineOf(target);
      if (!engine || engine === engineOf(path) || target === `src/engines/${engine}/index.ts`) {
        return [];
      }
      return [`${path} imports ${target}; it may import src/engines/${engine} alone`];
    }),
  );
}

const signedOut = /^src\/(main\.tsx|pages\/(public|hosted\/signUp)\/.*)$/;

/** The signed-out pages and what they load at once: nothing of react-admin may be among it. */
export function signedOutViolations(modules: Module[]): string[] {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const found: string[] = [];
  const seen = new Set<string>();
  const visit = (path: string, from: string) => {
    const module = byPath.get(path);
    if (!module || seen.has(path)) return;
    seen.add(path);
    for (const { specifier, kind, target } of module.imports) {
      if (kind !== 'value') continue;
      if (/^(react-admin|ra-[a-z-]+)(\/|$)/.test(specifier)) {
        found.push(`${from} loads ${specifier} for signed-out visitors, through ${path}`);
      }
      if (target !== undefined) visit(target, from);
    }
  };
  for (const { path } of modules) {
    if (signedOut.test(path)) visit(path, path);
  }
  return found;
}
