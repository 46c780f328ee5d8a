// The example of docs/adding-an-extension.md is put into its folder as the document says, and built.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

const checkout = mkdtempSync(join(tmpdir(), 'trunkline-extension-'));
const [, commands = ''] =
  /^```sh\n(.*?)^```$/ms.exec(readFileSync('docs/adding-an-extension.md', 'utf8')) ?? [];

/** Builds what the console knows of extensions: the console itself takes a minute. */
async function buildExtensions(name: string) {
  const outDir = join(checkout, name);
  const ssr = join(checkout, 'src/extensions/index.ts');
  await build({
    root: checkout,
    configFile: false,
    logLevel: 'silent',
    build: { ssr, outDir, emptyOutDir: false },
  });
  const built = pathToFileURL(join(outDir, 'index.js')).href;
  const code = `const { ownPages } = await import('${built}');
    console.log(JSON.stringify(ownPages('account').map(({ to }) => to)));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', code]);
  const files = readdirSync(outDir, { recursive: true }).map(String);
  return { pages: JSON.parse(String(said)) as string[], files };
}

beforeAll(() => {
  symlinkSync(resolve('node_modules'), join(checkout, 'node_modules'));
  for (const part of ['src', 'package.json', 'tsconfig.json']) {
    cpSync(part, join(checkout, part), { recursive: true });
  }
});
afterAll(() => rmSync(checkout, { recursive: true }));

it('is in a build once its folder is there, with its page as a script of its own', async () => {
  const before = await buildExtensions('before');
  expect(before.pages).toEqual([]);
  expect(before.files.filter((file) => /conference/i.test(file))).toEqual([]);

  const typed = commands.split('\n').filter((line) => /^(mkdir|cp) /.test(line));
  expect(typed).toHaveLength(2);
  execFileSync('/bin/sh', ['-ec', typed.join('\n')], { cwd: checkout });
  const after = await buildExtensions('after');
  expect(after.pages).toEqual(['/internal/x/conferences']);
  expect(after.files.filter((file) => /ConferencesPage/.test(file))).toHaveLength(1);
});
