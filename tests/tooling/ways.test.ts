import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/dataProvider';
import type { Account, Application, Carrier } from '../../src/types';
import { type Bench, createBench } from '../support/platformFetch';
import { parseModules, readSources } from './architecture/modules';

const document = readFileSync('docs/architecture.md', 'utf8');
const [, section = ''] = /\n## Three ways([\s\S]*?)\n## /.exec(document) ?? [];
/** The lists of docs/architecture.md, by their title. */
const ways = new Map(
  section
    .split(/^\*\*/m)
    .slice(1)
    .map((text): [string, string[]] => [
      text.slice(0, text.indexOf('**')),
      [...text.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = '']) => path),
    ]),
);
const [name = '', port = '', filter = ''] = ways.keys();
const imports = new Map(
  parseModules(readSources(['src'])).map(({ path, imports }) => [
    path,
    imports.flatMap(({ target }) => target ?? []),
  ]),
);
/** What a file imports, behind the door of a folder too. */
const namedBy = (file: string) =>
  (imports.get(file) ?? []).flatMap((target) =>
    target === 'src/http/index.ts' ? (imports.get(target) ?? []) : [target],
  );
const isLinked = (one: string, other: string) =>
  namedBy(one).includes(other) || namedBy(other).includes(one);

it('each way passes as many files as it does today, and no more', () => {
  const counts = [...ways].map(([title, files]) => [title, files.length]);
  expect(counts).toEqual([
    [name, 10],
    [port, 15],
    [filter, 8],
  ]);
});

it('a new resource with rows of its own takes the files that its guide lists, and no more', () => {
  const guide = readFileSync('docs/adding-a-resource.md', 'utf8');
  const [steps = '', list = ''] = guide.split('\n## All files\n');
  const listed = [...list.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = '']) => path);
  expect(listed).toHaveLength(18);
  const code = [...steps.matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  const named = code.flatMap((block) => [...block.matchAll(/^\/\/ (\S+\.tsx?)\b/gm)]);
  const headings = [...steps.matchAll(/^## .*`(\S+\.tsx?)`/gm)];
  const written = [...named, ...headings].map(([, path = '']) => path);
  expect(written.length).toBeGreaterThan(10);
  expect(written.filter((path) => !listed.some((one) => one.endsWith(path)))).toEqual([]);
});

it.each([name, port, filter])('%s: one file leads to the other', (title) => {
  const files = ways.get(title) ?? [];
  // react-admin stands between a screen and the data provider.
  const provider = files.findIndex((file) => file.startsWith('src/dataProvider/'));
  const lost = files.filter((file, index) => {
    if (index === 0 || index === provider) return !imports.has(file);
    return !files.slice(0, index).some((before) => isLinked(before, file));
  });
  expect(lost).toEqual([]);
});

let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
  await bench.signIn('admin', 'Admin-demo1!');
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await bench.platform.close();
});

/** The files of the console that wait for a call while it leaves. */
async function traced(isMeant: (method: string, url: string) => boolean, work: () => unknown) {
  const { fetch } = globalThis;
  const { stackTraceLimit } = Error;
  const files = new Set<string>();
  Error.stackTraceLimit = 100;
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const stack = isMeant(init.method ?? 'GET', url) ? (new Error().stack ?? '') : '';
    for (const [file] of stack.matchAll(/\bsrc\/[\w/-]+\.tsx?/g)) files.add(file);
    return fetch(url, init);
  });
  await work();
  vi.stubGlobal('fetch', fetch);
  Error.stackTraceLimit = stackTraceLimit;
  // What happens when the network fails stands beside the way.
  files.delete('src/http/network.ts');
  return [...files];
}

const all = {
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'name', order: 'ASC' },
} as const;

it('a save passes no other file than the document says', async () => {
  const { data } = await dataProvider.getList<Account>('accounts', all);
  const [account] = data;
  const files = await traced(
    (method) => method === 'PUT',
    () =>
      dataProvider.update('accounts', {
        id: account?.id ?? '',
        data: { ...account, name: 'Renamed' },
        previousData: account as Account,
      }),
  );
  expect(files).toContain('src/dataProvider/saves.ts');
  expect(files.filter((file) => !ways.get(name)?.includes(file))).toEqual([]);
});

it('a saved gateway passes no other file than the document says', async () => {
  const { data: carriers } = await dataProvider.getList<Carrier>('carriers', all);
  const records = carriers.map(({ id }) => dataProvider.getOne<Carrier>('carriers', { id }));
  const stored = (await Promise.all(records)).find(({ data }) => data.sip_gateways?.length);
  const carrier = stored?.data as Carrier;
  const sip_gateways = carrier.sip_gateways?.map((row) => ({ ...row, port: 5099 }));
  const files = await traced(
    (method, url) => method === 'PUT' && url.includes('/SipGateways/'),
    () =>
      dataProvider.update('carriers', {
        id: carrier.id,
        data: { ...carrier, sip_gateways },
        previousData: carrier,
      }),
  );
  expect(files).toContain('src/dataProvider/saves.ts');
  expect(files.filter((file) => !ways.get(port)?.includes(file))).toEqual([]);
});

it('a filtered list passes no other file than the document says', async () => {
  const { data } = await dataProvider.getList<Account>('accounts', all);
  const account_sid = data[0]?.id ?? '';
  const files = await traced(
    (_method, url) => url.includes(account_sid),
    () => dataProvider.getList<Application>('applications', { ...all, filter: { account_sid } }),
  );
  expect(files).toContain('src/dataProvider/lists.ts');
  expect(files.filter((file) => !ways.get(filter)?.includes(file))).toEqual([]);
});
