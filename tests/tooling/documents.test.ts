import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deployOptions } from '../../scripts/deploy/options.mjs';
import { contractOptions } from '../../scripts/lib/contractOptions.mjs';
import { serveOptions } from '../../scripts/lib/serveOptions.mjs';
import { layersTable } from './architecture/layers';

const read = (path: string) => readFileSync(path, 'utf8');

it('the table of layers in docs/architecture.md is the one that the tests hold', () => {
  const [, table] = read('docs/architecture.md').split(/<!-- layers[^>]*-->\n+([\s\S]*?)\n\n/);
  expect(table).toBe(layersTable());
});

const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts;

/** The options of a command: of its table, else those that its script looks for. */
function knowsOption(script: string, option: string): boolean {
  const table = { start: serveOptions, dev: serveOptions, contract: contractOptions }[script];
  const options = script === 'deploy:files' ? deployOptions : table;
  if (options) return option === 'help' || Object.hasOwn(options, option);
  const files = (scripts[script] ?? '').match(/scripts\/[\w/]+\.\w+/g) ?? [];
  return files.some((file) => new RegExp(`'--${option}'|\\b${option}: \\{`).test(read(file)));
}

/** What is wrong with the commands of a text: no script of package.json, no option of it, no file. */
function lostCommands(text: string): string[] {
  const code = [...text.matchAll(/^```sh\n(.*?)^```$|`([^`\n]+)`/gms)].flatMap(([, block, span]) =>
    (block ?? span ?? '').split(/\n|&&/),
  );
  return code.flatMap((line) => {
    const [, run = '', rest = ''] = /\bnpm (?:run )?([\w:]+)([^#]*)/.exec(line) ?? [];
    const [, file] = /\b(?:node|sh|tsx) ([\w./-]+\.\w+)/.exec(line) ?? [];
    const lost = file?.includes('/') && !existsSync(file) ? [line.trim()] : [];
    if (!run || run === 'ci') return lost;
    if (!Object.hasOwn(scripts, run)) return [line.trim()];
    const [, options = ''] = rest.split(/ -- /);
    const names = [...options.matchAll(/--([\w-]+)/g)].map(([, name = '']) => name);
    return names.every((name) => knowsOption(run, name)) ? lost : [line.trim()];
  });
}

describe('the commands of the documents', () => {
  const pages = ['docs', 'docs/decisions', 'docs/guide'].flatMap((folder) =>
    readdirSync(folder).flatMap((name) => (name.endsWith('.md') ? [`${folder}/${name}`] : [])),
  );
  const others = ['README.md', 'platform/README.md', 'tests/contract/README.md'];

  it.each([...others, ...pages])('%s names scripts, options and files that there are', (page) => {
    expect(lostCommands(read(page))).toEqual([]);
  });

  it('are compared with what there is', () => {
    const text =
      '`npm run gone`, `npm start -- --gone`, `npm run budgets -- --gone`, `npm run release -- --snapshot`, ' +
      '`npm test`\n```sh\nnpm ci && npm run lost   # why\nsh deploy/gone.sh a b\nnpm start -- --port 4000\n```\n';
    expect(lostCommands(text)).toEqual([
      'npm run gone',
      'npm start -- --gone',
      'npm run budgets -- --gone',
      'npm run lost   # why',
      'sh deploy/gone.sh a b',
    ]);
  });
});
