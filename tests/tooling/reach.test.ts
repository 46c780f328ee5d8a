import { expect, it } from 'vitest';
import { reachOf } from '../../scripts/vite/reach';

type Sources = Record<string, string>;

const root = '/console/src';
/** The module that an address means, as the build finds it. */
const found = (sources: Sources, from: string, address: string) => {
  const { pathname } = new URL(address, `file:///${from}`);
  const ends = ['', '.ts', '.tsx', '/index.ts'];
  return ends.map((end) => pathname.slice(1) + end).find((path) => path in sources) ?? address;
};

/** What a screen reaches of these modules, by their paths below the root. */
const reached = (sources: Sources) => {
  const idOf = (path: string) => `${root}/${path}`;
  const getModuleInfo = (id: string) => {
    const path = id.slice(root.length + 1);
    const code = sources[path];
    if (code === undefined) return null;
    const addresses = [...code.matchAll(/(?:from|import) '([^']+)'/g)].map(
      ([, address = '']) => address,
    );
    return {
      code,
      importedIds: [...new Set(addresses.map((one) => idOf(found(sources, path, one))))],
    };
  };
  const ids = reachOf([idOf('screens/List.tsx')], { getModuleInfo });
  return [...ids].map((id) => id.slice(root.length + 1)).sort();
};

const engine: Sources = {
  'engines/trace/index.ts':
    "export { hasTrace } from './hasTrace'; export { readTrace as read } from './readTrace'; export * from './time';",
  'engines/trace/hasTrace.ts': 'export const hasTrace = () => true;',
  'engines/trace/readTrace.ts': "import { tree } from './tree'; export const readTrace = tree;",
  'engines/trace/tree.ts': 'export const tree = 1;',
  'engines/trace/time.ts': 'export const time = 1;',
};
const listWith = (code: string, others: Sources = engine) => ({
  ...others,
  'screens/List.tsx': code,
});
const index = 'engines/trace/index.ts';
const list = 'screens/List.tsx';
/** A star may hold any name. */
const time = 'engines/trace/time.ts';
const all = Object.keys(engine);

it.each<[string, string, string[]]>([
  [
    'what it names',
    "import { hasTrace } from '../engines/trace';",
    ['engines/trace/hasTrace.ts', index, time],
  ],
  [
    'what it names otherwise, with what that needs',
    "import { read as readIt } from '../engines/trace';",
    [index, 'engines/trace/readTrace.ts', time, 'engines/trace/tree.ts'],
  ],
  ['everything by a star', "import * as trace from '../engines/trace';", all],
  ['nothing for its effect, as it has none', "import '../engines/trace';", []],
  [
    'a module of its own',
    "import { readTrace } from '../engines/trace/readTrace';",
    ['engines/trace/readTrace.ts', 'engines/trace/tree.ts'],
  ],
  [
    'what two of its modules name',
    "import './Row'; import { hasTrace } from '../engines/trace';",
    [...all, 'screens/Row.tsx'],
  ],
])('a screen reaches of an engine %s', (_what, code, wanted) => {
  const sources = listWith(code, {
    ...engine,
    'screens/Row.tsx': "import { read } from '../engines/trace/index';",
  });
  expect(reached(sources)).toEqual([...wanted, list].sort());
});

it('through an index of an index, it is what was named', () => {
  const sources = listWith("import { has } from '../engines/calls';", {
    ...engine,
    'engines/calls/index.ts':
      "export { hasTrace as has } from '../trace'; export { read } from '../trace';",
  });
  expect(reached(sources)).toEqual(
    ['engines/calls/index.ts', 'engines/trace/hasTrace.ts', index, time, list].sort(),
  );
});

it('an index elsewhere may do something when it is loaded: all of it is reached', () => {
  const sources = listWith("import { a } from '../http';", {
    'http/index.ts': "export { a } from './a'; export { b } from './b';",
    'http/a.ts': '',
    'http/b.ts': '',
  });
  expect(reached(sources)).toEqual(['http/a.ts', 'http/b.ts', 'http/index.ts', list]);
});

it('modules that import each other end', () => {
  const sources = listWith("import '../http/a';", {
    'http/a.ts': "import './b';",
    'http/b.ts': "import './a';",
  });
  expect(reached(sources)).toEqual(['http/a.ts', 'http/b.ts', list]);
});
