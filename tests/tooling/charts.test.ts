import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { deployFiles } from '../../scripts/deploy/files';
import { environmentNames } from '../../scripts/lib/environment';
import { inRoot } from '../../scripts/lib/paths.mjs';

const chart = 'deploy/helm/trunkline';
const read = (...path: string[]) => readFileSync(inRoot(...path), 'utf8');

/** The paths of a YAML file of plain keys, such as `image.tag`, as deep as two steps. */
function keysOf(text: string): string[] {
  const keys: string[] = [];
  let above = '';
  for (const line of text.split('\n')) {
    const [, indent = '', key] = /^( {0,2})([\w-]+):/.exec(line) ?? [];
    if (key === undefined || (indent !== '' && indent !== '  ')) continue;
    if (indent === '') above = key;
    keys.push(indent === '' ? key : `${above}.${key}`);
  }
  return keys;
}

it('the chart asks for exactly the values that it has', () => {
  const given = keysOf(read(chart, 'values.yaml'));
  const asked = new Set(
    readdirSync(inRoot(chart, 'templates')).flatMap((name) =>
      [...read(chart, 'templates', name).matchAll(/\.Values\.([\w.]+)/g)].map(
        ([, path = '']) => path,
      ),
    ),
  );
  expect(asked.size).toBeGreaterThan(15);
  expect([...asked].filter((path) => !given.includes(path))).toEqual([]);
  const isAsked = (key: string) =>
    [...asked].some(
      (path) => key === path || `${key}.`.startsWith(`${path}.`) || path.startsWith(`${key}.`),
    );
  expect(given.filter((key) => !isAsked(key))).toEqual([]);
});

it('an upgrade of the chart never has two versions side by side', () => {
  expect(read(chart, 'values.yaml')).toMatch(/\nstrategy:\n {2}type: Recreate\n/);
  expect(read(chart, 'templates/deployment.yaml')).toContain(
    'strategy: {{ toJson .Values.strategy }}',
  );
});

it('the ingress has a whole path, however the base is written', () => {
  const text = read(chart, 'templates/ingress.yaml');
  expect(text).toContain('{{- $path := printf "/%s" (trimAll "/" .Values.basePath) }}');
  expect(text.match(/\.Values\.basePath/g)).toHaveLength(1);
});

it('each block of the chart that is begun is ended', () => {
  for (const name of readdirSync(inRoot(chart, 'templates'))) {
    const text = read(chart, 'templates', name);
    const count = (word: RegExp) => [...text.matchAll(word)].length;
    expect([name, count(/\{\{-? (if|with|range) /g)]).toEqual([name, count(/\{\{-? end /g)]);
  }
});

it('compose and the chart give the image nothing that it does not know', () => {
  const text = read('deploy/compose/compose.yaml');
  const [, block = ''] = /\n {4}environment:\n((?: {6}.*\n)+)/.exec(text) ?? [];
  const names = [
    ...block.matchAll(/^ {6}(?:# )?([A-Z_]+):/gm),
    ...read(chart, 'templates/deployment.yaml').matchAll(/^ *- name: ([A-Z_]+)$/gm),
  ].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(8);
  const known = environmentNames
    .map(({ name }) => name)
    .concat('API_UPSTREAM', 'BASE_PATH', 'HSTS', 'TRUSTED_PROXIES');
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});

it.each(Object.entries(deployFiles()))(
  'deploy/%s is what "npm run deploy:files" makes',
  (name, text) => {
    expect(read('deploy', name)).toBe(text);
  },
);
