// The way from the existing portal on its machine, and back, as the guide has it: line by line.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scriptHashes } from '../../platform/serve/page';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/servers/machines';
import {
  makeBuild,
  makeCheckout,
  plainEnvironment,
  type Typed,
  type,
  typedLines,
} from './checkout';

const home = mkdtempSync(join(tmpdir(), 'trunkline-machine-'));
const [bin, apps, source] = ['bin', 'apps', 'source'].map((name) => join(home, name)) as [
  string,
  string,
  string,
];
const webapp = join(apps, 'webapp');

/** A program before those of the machine. */
function put(name: string, script: string) {
  writeFileSync(join(bin, name), `#!/bin/sh\nset -eu\n${script}`);
  chmodSync(join(bin, name), 0o755);
}

beforeAll(() => {
  for (const folder of [bin, webapp, source]) mkdirSync(folder, { recursive: true });
  makeCheckout(source);
  rmSync(join(source, 'node_modules'));
  makeBuild(join(home, 'built'));
  // What takes minutes: the packages of a lock, and a build.
  put(
    'npm',
    `case "$*" in
      ci) ln -s "${inRoot('node_modules')}" node_modules ;;
      'run build') cp -r "$HOME/built/dist" dist ;;
      *) PATH=\${PATH#*:}; export PATH; exec npm "$@" ;;
    esac`,
  );
  put('git', '[ "$1 $2" = "clone REPOSITORY" ] && cp -r "$HOME/source" "$3"');
  put('pm2', 'echo "$*" >>"$HOME/pm2"');
  // The existing portal: its settings, and a page of its own behind the same command.
  writeFileSync(join(webapp, '.env'), 'VITE_API_BASE_URL=https://voice.example.com/api/v1\n');
  writeFileSync(
    join(webapp, 'package.json'),
    JSON.stringify({ scripts: { serve: 'node portal.mjs' } }),
  );
  writeFileSync(
    join(webapp, 'portal.mjs'),
    `import { createServer } from 'node:http';
    const { HTTP_PORT } = process.env;
    createServer((_, answer) => answer.end('the portal')).listen(HTTP_PORT, '127.0.0.1', () =>
      console.log('Trunkline is at http://127.0.0.1:' + HTTP_PORT + '/, not yet'));`,
  );
});

const running: Typed[] = [];
afterAll(async () => {
  await Promise.all(running.map(({ stop }) => stop()));
  rmSync(home, { recursive: true });
});

const [clone = '', build = '', swap = '', back = ''] = typedLines(
  'docs/guide/changing-over.md',
).filter((line) => line.includes('~/apps'));

it('an operator changes over in three commands on a machine, and back in one', async () => {
  const port = await freePort();
  const plain = plainEnvironment(home);
  const env = {
    ...plain,
    PATH: `${bin}:${plain.PATH}`,
    HTTP_PORT: `${port}`,
    HTTP_HOST: '127.0.0.1',
  };
  const run = async (line: string) => {
    const typed = type(line, home, env);
    expect(await typed.ended, `${line}\n${typed.said()}`).toBe(0);
  };
  /** What pm2 runs. */
  const open = async () => {
    const typed = type('npm run serve', webapp, env);
    running.push(typed);
    if (!(await typed.url)) throw new Error(typed.said());
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } });
    const seen = { text: await answer.text(), headers: answer.headers };
    await typed.stop();
    return seen;
  };
  const restarts = () => readFileSync(join(home, 'pm2'), 'utf8').split('\n').filter(Boolean);

  expect((await open()).text).toBe('the portal');
  await run(clone);
  await run(build);
  // Nothing of the portal has changed until now.
  expect((await open()).text).toBe('the portal');
  await run(swap);
  expect(restarts()).toEqual(['restart webapp']);

  // What the machine's own script does after each build.
  const settings = `<script>window.JAMBONZ = { DISABLE_LCR: 'true' };</script>`;
  const page = join(webapp, 'dist/index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', `${settings}</head>`));
  const { text, headers } = await open();
  expect(text).toContain('<title>Trunkline</title>');
  const policy = String(headers.get('content-security-policy'));
  expect(policy).toContain("connect-src 'self' https://voice.example.com;");
  expect(policy).toContain(`script-src 'self' ${scriptHashes(text)[0]};`);

  await run(back);
  expect(restarts()).toHaveLength(2);
  expect((await open()).text).toBe('the portal');
  expect(existsSync(join(apps, 'trunkline/dist/index.html'))).toBe(true);
});

it('and by image in three commands, of which a release needs two, and back in one', () => {
  const lines = typedLines('docs/guide/changing-over.md');
  const at = lines.findIndex((line) => line.startsWith('docker build'));
  expect(lines.slice(at - 1, at + 2)).toEqual([
    'npm ci && npm run build',
    expect.stringMatching(/^docker build -f deploy\/image\/Containerfile -t trunkline \.$/),
    expect.stringMatching(/^docker stop webapp && docker run .* -p 3001:3001 .* trunkline$/),
  ]);
  expect(lines).toContain('docker rm -f trunkline && docker start webapp');
});
