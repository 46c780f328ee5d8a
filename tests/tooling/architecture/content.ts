import { lineAt, type Module, type Node } from './modules';

const inSrc = ({ path }: Module) => path.startsWith('src/');

/** The name that an identifier or a member access ends with. */
export function endName(node: unknown): string | undefined {
  const { type, name, property } = (node ?? {}) as {
    type?: string;
    name?: string;
    property?: Node;
  };
  if (type === 'Identifier') return name;
  if (type === 'MemberExpression') return property?.name as string | undefined;
  if (type === 'ChainExpression') return endName((node as Node).expression);
  return undefined;
}

const isGlobal = (node: unknown) =>
  ['window', 'globalThis', 'self'].includes(String((node as { name?: string } | undefined)?.name));

/** Whether a node calls, or otherwise uses, this global of the browser. */
function usesGlobal(node: Node, name: string): boolean {
  if (node.type === 'MemberExpression') {
    return isGlobal(node.object) && (node.property as Node).name === name;
  }
  const callee = node.callee as Node | undefined;
  return (
    (node.type === 'CallExpression' || node.type === 'NewExpression') &&
    callee?.type === 'Identifier' &&
    callee.name === name
  );
}

function places(modules: Module[], what: string, hit: (node: Node) => boolean): string[] {
  return modules.flatMap((module) =>
    module.nodes.filter(hit).map((node) => `${module.path}:${lineAt(module, node.start)} ${what}`),
  );
}

/** Only http/ speaks to the network. */
export function fetchViolations(modules: Module[]): string[] {
  const others = modules.filter((one) => inSrc(one) && !one.path.startsWith('src/http/'));
  const ways = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'];
  return places(others, 'speaks to the network; only src/http/ may', (node) =>
    ways.some((name) => usesGlobal(node, name)),
  );
}

/** What browsers give to pages over https alone, and the one file that may ask for it; it does without, too. */
const secureAlone: Record<string, string | undefined> = {
  ...{ randomUUID: undefined, subtle: undefined, locks: undefined, serviceWorker: undefined },
  ...{ mediaDevices: undefined, storage: undefined },
  clipboard: 'src/components/copyText.ts',
};

/** A console in a network of its own is served over plain http: nothing needs what is missing there. */
export function secureContextViolations(modules: Module[]): string[] {
  const owners = ['crypto', 'navigator'];
  return modules.filter(inSrc).flatMap((module) =>
    places([module], 'needs a page over https', (node) => {
      const name = node.type === 'MemberExpression' ? (endName(node) ?? '') : '';
      if (!Object.hasOwn(secureAlone, name) || module.path === secureAlone[name]) return false;
      return owners.includes(endName(node.object) ?? '');
    }),
  );
}

/** One file opens the browser's storage: it names what is kept there by the console's base (ADR 15). */
export function storageViolations(modules: Module[]): string[] {
  const keeper = 'src/session/storage.ts';
  const others = modules.filter((one) => inSrc(one) && one.path !== keeper);
  return places(
    others,
    `opens the browser storage; only ${keeper} may`,
    (node) =>
      node.type === 'Identifier' && ['localStorage', 'sessionStorage'].includes(String(node.name)),
  );
}

/** One file opens channels to other tabs: a browser that denies its storage denies them as well. */
export function channelViolations(modules: Module[]): string[] {
  const keeper = 'src/tabChannel.ts';
  const others = modules.filter((one) => inSrc(one) && one.path !== keeper);
  return places(others, `opens a channel to other tabs; only ${keeper} may`, (node) =>
    usesGlobal(node, 'BroadcastChannel'),
  );
}

/** One hook hears the keys of the page, from the commit on that draws what they are for. */
export function keyViolations(modules: Module[]): string[] {
  const keeper = 'src/components/useKeyDown.ts';
  const others = modules.filter((one) => inSrc(one) && one.path !== keeper);
  return places(others, `hears keys of the page; only ${keeper} may`, (node) => {
    const [kind] = (node.arguments ?? []) as { value?: unknown }[];
    const { object } = (node.callee ?? {}) as Partial<Record<string, Node>>;
    return (
      endName(node.callee) === 'addEventListener' && isGlobal(object) && kind?.value === 'keydown'
    );
  });
}

/** A text of the program, as far as it is known: of a literal, a part of a template, or a pattern. */
function textOf(node: Node): string | undefined {
  if (node.type === 'TemplateElement') {
    return (node as { value?: { cooked?: string } }).value?.cooked;
  }
  if (node.type !== 'Literal') return undefined;
  const { pattern } = (node.regex ?? {}) as { pattern?: string };
  return (
    pattern?.replaceAll('\\/', '/') ?? (typeof node.value === 'string' ? node.value : undefined)
  );
}

/** The address of the browser, or a variable that can only be it. */
function isBrowserAddress(node: unknown, { nodes }: Module): boolean {
  const { type, name, object } = (node ?? {}) as { type?: string; name?: string; object?: unknown };
  if (type === 'MemberExpression') return isGlobal(object) && endName(node) === 'location';
  return (
    type === 'Identifier' &&
    name === 'location' &&
    !nodes.some((one) => one.type === 'VariableDeclarator' && endName(one.id) === 'location')
  );
}

/** What a node does with an address that only the module of addresses may do. */
function addressFault(node: Node, module: Module): string | undefined {
  const text = textOf(node);
  if (text !== undefined && /\/internal\b/.test(text)) return 'writes an address by hand';
  if (text !== undefined && /\bfilter=/.test(text)) return 'writes a query by hand';
  if (node.type === 'MemberExpression' && isBrowserAddress(node.object, module)) {
    return endName(node) === 'pathname' ? "reads the browser's path" : undefined;
  }
  if (node.type === 'VariableDeclarator' && isBrowserAddress(node.init, module)) {
    const { properties = [] } = node.id as { properties?: Node[] };
    return properties.some(({ key }) => endName(key) === 'pathname')
      ? "reads the browser's path"
      : undefined;
  }
  if (node.type === 'JSXAttribute') {
    const { name } = node.name as { name?: string };
    const value = textOf((node.value ?? {}) as Node) ?? '';
    const leads = ['href', 'src', 'action'].includes(String(name));
    return leads && value.startsWith('/') ? 'names an address without its base' : undefined;
  }
  if (node.type !== 'CallExpression') return undefined;
  const called = endName(node.callee);
  const [first] = node.arguments as Node[];
  if (called === 'useCreatePath') return 'has react-admin write an address';
  if (called === 'split' && textOf(first ?? node) === '/') return 'cuts a path';
  if ((called === 'get' || called === 'set') && textOf(first ?? node) === 'filter') {
    return 'reads or writes a query by hand';
  }
  return undefined;
}

/** Only src/routing/ writes, reads and cuts addresses of the console. */
export function addressViolations(modules: Module[]): string[] {
  return modules
    .filter((one) => inSrc(one) && !one.path.startsWith('src/routing/'))
    .flatMap((module) =>
      module.nodes.flatMap((node) => {
        const fault = addressFault(node, module);
        const where = `${module.path}:${lineAt(module, node.start)}`;
        return fault ? [`${where} ${fault}; src/routing/addresses.ts does`] : [];
      }),
    );
}

/** Of react-admin's, what one of our files makes whole, and everybody else takes from there. */
const wrapped = {
  ListBase: 'src/components/list/ListRows.tsx',
  AutocompleteInput: 'src/components/inputs/AutocompleteInput.tsx',
};
/** What react-admin's contexts of a list have by their types, and ours have not: the address says it. */
const ofAddress = ['filterValues', 'setFilters', 'setPage', 'setPerPage', 'setSort'];

/** What a file takes of react-admin: imports, and what it takes out of a hook. */
function takes(node: Node, name: string): boolean {
  const taken = { Property: node.key, MemberExpression: node.property }[node.type];
  if (taken) return ofAddress.includes(name) && endName(taken) === name;
  if (node.type !== 'ImportDeclaration') return false;
  const { specifiers, source } = node as unknown as {
    specifiers: { imported?: { name?: string } }[];
    source: { value: string };
  };
  return (
    /^(ra-|react-admin)/.test(source.value) && specifiers.some((one) => one.imported?.name === name)
  );
}

/** What react-admin does by halves is used through our own file alone. */
export function wrappedViolations(modules: Module[]): string[] {
  const files = ofAddress.map((name) => [name, 'src/components/list/ListAddress.tsx'] as const);
  return [...Object.entries(wrapped), ...files].flatMap(([name, file]) =>
    places(
      modules.filter((one) => inSrc(one) && one.path !== file),
      `uses react-admin's ${name}; only ${file} may`,
      (node) => takes(node, name),
    ),
  );
}

/** Fields with suggestions, and the palette, which is one. */
const suggesting = /^src\/(components\/inputs\/|layout\/palette\/)/;

/** Every field with suggestions is one of the console's: they all take, leave and tell alike. */
export function suggestionViolations(modules: Module[]): string[] {
  return places(
    modules.filter((one) => inSrc(one) && !suggesting.test(one.path)),
    'has suggestions of its own; the fields of src/components/inputs/ have them',
    ({ type, source, name }) =>
      (type === 'ImportDeclaration' &&
        /^@mui\/material\/(use)?Autocomplete$/.test(String((source as Node).value))) ||
      (type === 'JSXOpeningElement' && (name as { name?: string }).name === 'datalist'),
  );
}

/** One tooltip serves every element that says what its own is. */
export function tooltipViolations(modules: Module[]): string[] {
  return places(
    modules.filter(inSrc),
    'has a tooltip of its own; `data-tooltip` has that of the console (Tooltips)',
    ({ type, source }) =>
      type === 'ImportDeclaration' &&
      /^@mui\/material\/Tooltip$/.test(String((source as Node).value)),
  );
}

const overlays = ['Dialog', 'Drawer', 'Menu', 'Modal', 'Popover'];
/** What Escape does not close, and why. */
const held: Record<string, string> = {
  'src/layout/session/SignInAgainDialog.tsx': 'the form below has no session any more',
  'src/resources/carriers/PredefinedInput.tsx': 'the carrier is being made',
  'src/resources/accounts/hosted/SelfDeletionEnds.tsx': 'the account is gone, or is going',
};

/** Escape closes whatever opens over the page, unless there is a reason. */
export function overlayViolations(modules: Module[]): string[] {
  return places(
    modules.filter((one) => inSrc(one) && !held[one.path]),
    'opens something that Escape does not close: it has no onClose',
    ({ type, name, attributes }) =>
      type === 'JSXOpeningElement' &&
      overlays.includes(String((name as { name?: string }).name)) &&
      !(attributes as Node[]).some(
        (one) =>
          one.type === 'JSXSpreadAttribute' || (one.name as { name?: string }).name === 'onClose',
      ),
  );
}

/** Only the policies know scopes; everything else asks by action. */
export function scopeViolations(modules: Module[]): string[] {
  const others = modules.filter((one) => inSrc(one) && !one.path.startsWith('src/authProvider/'));
  const isScope = (node: unknown) => /scope$/i.test(endName(node) ?? '');
  return places(
    others,
    'compares a scope; ask by action instead, only src/authProvider/ compares',
    (node) =>
      (node.type === 'BinaryExpression' &&
        ['===', '!==', '==', '!='].includes(String(node.operator)) &&
        (isScope(node.left) || isScope(node.right))) ||
      (node.type === 'SwitchStatement' && isScope(node.discriminant)),
  );
}

/** Tables, messages, seeds and schemas are as long as what they list. */
const exempt =
  /(^src\/i18n\/)|(\/(endpoints|policies|schema|regions|currencies)\.ts$)|(^platform\/(demo\/seed|data)\/)|(\/(vendors|data|tables)\/)/;
export const fileCeiling = 250;
export const functionCeiling = 80;

/** Files that have grown past the ceiling. */
export function lengthViolations(modules: Module[]): string[] {
  return modules
    .filter(({ path, lines }) => lines > fileCeiling && !exempt.test(path))
    .map(({ path, lines }) => `${path} has ${lines} lines; the ceiling is ${fileCeiling}`);
}

/** Functions that have grown past the ceiling. */
export function functionViolations(modules: Module[]): string[] {
  const kinds = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];
  return modules.flatMap((module) =>
    module.nodes
      .filter(({ type }) => kinds.includes(type) && !exempt.test(module.path))
      .map(({ start, end }) => ({
        first: lineAt(module, start),
        lines: module.text.slice(start, end).split('\n').length,
      }))
      .filter(({ lines }) => lines > functionCeiling)
      .map(({ first, lines }) => `${module.path}:${first} has a function of ${lines} lines`),
  );
}

const silencers = /@ts-(ignore|nocheck|expect-error)|biome-ignore|eslint-disable|prettier-ignore/;
const leftovers = /\b(TODO|FIXME|XXX|HACK)\b/;

/** `any`, silenced checks, notes to oneself and forgotten output. Commands may print. */
export function habitViolations(modules: Module[]): string[] {
  const comments = modules.flatMap((module) =>
    module.comments.flatMap(({ value, start }) => {
      const found = value.match(silencers)?.[0] ?? value.match(leftovers)?.[0];
      return found ? [`${module.path}:${lineAt(module, start)} has a comment with ${found}`] : [];
    }),
  );
  const typed = places(modules, 'uses the type any', (node) => node.type === 'TSAnyKeyword');
  const commands = /^(scripts\/|platform\/main\.ts$)/;
  const printing = places(
    modules.filter(({ path }) => !commands.test(path)),
    'prints with console',
    (node) =>
      node.type === 'MemberExpression' &&
      (node.object as Node).name === 'console' &&
      ['log', 'debug', 'info'].includes(String((node.property as Node).name)),
  );
  return [...comments, ...typed, ...printing];
}
