import type { Import, Module } from './modules';

/**
 * What a layer may import. A layer may always import itself. `types` names layers whose types alone
 * may be imported; `never` names packages that it may not load.
 */
interface Layer {
  name: string;
  files: RegExp;
  imports: string[];
  types?: string[];
  never?: RegExp;
}

const react = /^(react|react-dom|react-admin|@mui\/.*|@emotion\/.*)$/;
const screens = /^(react-admin|ra-core|ra-ui-.*|@mui\/.*|@emotion\/.*)$/;
/** MUI's own texts in other languages are no screens. */
const screensButTexts =
  /^(?!@mui\/material\/locale$|@mui\/x-date-pickers\/locales$)(react-admin|ra-core|ra-ui-.*|@mui\/.*|@emotion\/.*)$/;
const anyReact = new RegExp(`${react.source}|${screens.source}`);

/** The table of ADR 3, lowest first. The first row whose `files` fits a path is its layer. */
export const layers: Layer[] = [
  { name: 'types', files: /^src\/types\//, imports: [], never: /./ },
  { name: 'addresses', files: /^src\/routing\/addresses\.ts$/, imports: [], never: /./ },
  { name: 'config', files: /^src\/config\//, imports: ['types', 'addresses'], never: screens },
  {
    name: 'session',
    files: /^src\/session\//,
    imports: ['types', 'addresses', 'config'],
    never: screens,
  },
  {
    name: 'http',
    files: /^src\/http\//,
    imports: ['types', 'addresses', 'config', 'session'],
    never: react,
  },
  {
    name: 'hosted',
    files: /^src\/hosted\//,
    imports: ['types', 'config', 'session', 'http'],
    never: react,
  },
  { name: 'i18n', files: /^src\/i18n\//, imports: ['types', 'config'], never: screensButTexts },
  { name: 'engines', files: /^src\/engines\//, imports: ['types'], never: anyReact },
  {
    name: 'dataProvider',
    files: /^src\/dataProvider\//,
    imports: ['types', 'config', 'session', 'http', 'hosted'],
    never: react,
  },
  {
    name: 'authProvider',
    files: /^src\/authProvider\//,
    imports: ['types', 'addresses', 'config', 'session', 'http', 'hosted'],
    never: react,
  },
  { name: 'routing', files: /^src\/routing\//, imports: ['types', 'addresses'] },
  { name: 'theme', files: /^src\/theme(\.ts|\/)/, imports: ['types'] },
  {
    name: 'components',
    files: /^src\/components\//,
    imports: ['types', 'addresses', 'engines', 'theme'],
    types: ['i18n'],
  },
  {
    name: 'layout',
    files: /^src\/layout\//,
    imports: ['types', 'addresses', 'engines', 'components', 'session', 'config', 'theme'],
    types: ['i18n', 'dataProvider'],
  },
  {
    name: 'resources',
    files: /^src\/resources\//,
    imports: ['types', 'addresses', 'engines', 'components', 'theme'],
    types: ['i18n', 'dataProvider'],
  },
  {
    name: 'pages',
    files: /^src\/pages\//,
    imports: [
      'types',
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
    files: /^src\/ahead\//,
    imports: [
      'types',
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
    files: /^src\/[^/]+$/,
    imports: [
      'types addresses config session http i18n engines dataProvider authProvider routing theme components layout resources ahead pages',
    ].flatMap((names) => names.split(' ')),
  },
  { name: 'platform', files: /^platform\//, imports: [], types: ['types'] },
];

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
    if (path === 'src/main.tsx' || path.startsWith('src/pages/public/')) visit(path, path);
  }
  return found;
}
