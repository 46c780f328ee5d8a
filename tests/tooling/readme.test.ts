import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { demoConfig } from '../../platform/serve/pageConfig';
import { serveOptions } from '../../scripts/lib/serveOptions.mjs';
import { faceRows } from '../../src/config/face';
import { readConfig } from '../../src/config/readConfig';
import { flagRows, textRows } from '../../src/config/settings';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const readme = readFileSync(at('README.md'), 'utf8');
const row = (key: string) => readme.split('\n').find((line) => line.startsWith(`| \`${key}\` |`));

describe('the configuration table of the README', () => {
  it.each(flagRows.flatMap(({ on, fallback }) => on.map((name) => [name, fallback])))(
    'has %s, by default %s',
    (name, fallback) => {
      expect(row(String(name))).toContain(fallback ? '| on |' : '| off |');
    },
  );
  it.each(
    flagRows.flatMap(({ on, off, build }) => [
      ...off.map((name) => [on[0], name]),
      ...[...(build?.on ?? []), ...(build?.off ?? [])].map((name) => [on[0], name]),
    ]),
  )('has beside %s the existing name %s', (name, existing) => {
    expect(row(String(name))).toContain(`\`${existing}\``);
  });
  it.each([
    ...textRows.map(({ name, build }) => [name, build] as const),
    ...faceRows.map(({ name }) => [name, `VITE_${name}`] as const),
  ])('has %s with %s', (name, build) => {
    expect(row(name)).toContain(`\`${build}\``);
  });
  it('lists nothing that nothing reads', () => {
    const table = readme.slice(readme.indexOf('| Runtime key |')).split('\n\n')[0] ?? '';
    const listed = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, key]) => key);
    const code = ['settings', 'readConfig', 'face'].map((name) =>
      readFileSync(at(`src/config/${name}.ts`), 'utf8'),
    );
    expect(listed.length).toBeGreaterThan(20);
    expect(listed.filter((key) => !code.join().includes(`'${key}'`))).toEqual([]);
  });
});

it('the README names every option of npm start', () => {
  for (const name of Object.keys(serveOptions)) expect(readme).toContain(`--${name}`);
});

it('the README links to files that exist', () => {
  const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path]) => path ?? '');
  expect(links.filter((path) => !existsSync(at(path)))).toEqual([]);
});

it('the demo turns on every feature, except hosted mode and what takes rights away', () => {
  const result = readConfig(demoConfig, {}, 'http://127.0.0.1:3001');
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  const off = flagRows.map(({ key }) => key).filter((key) => !result.config[key]);
  expect(off).toEqual(['hosted', 'adminCarrier']);
});
