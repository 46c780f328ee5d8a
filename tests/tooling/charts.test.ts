import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
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

it('each block of the chart that is begun is ended', () => {
  for (const name of readdirSync(inRoot(chart, 'templates'))) {
    const text = read(chart, 'templates', name);
    const count = (word: RegExp) => [...text.matchAll(word)].length;
    expect([name, count(/\{\{-? (if|with|range) /g)]).toEqual([name, count(/\{\{-? end /g)]);
  }
});

it('what compose gives to the image are settings that the image knows', () => {
  const text = read('deploy/compose/compose.yaml');
  const [, block = ''] = /\n {4}environment:\n((?: {6}.*\n)+)/.exec(text) ?? [];
  const names = [...block.matchAll(/^ {6}(?:# )?([A-Z_]+):/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(5);
  const known = environmentNames
    .map(({ name }) => name)
    .concat('API_UPSTREAM', 'BASE_PATH', 'HSTS');
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});
