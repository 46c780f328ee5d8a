// A checkout of its own, in which commands are typed as a document has them.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';

const page = `<!doctype html><html lang="en" data-base="/"><head><title>Trunkline</title>
<script src="/config.js"></script></head><body></body></html>\n`;

/** What of a checkout the commands read that run on a build. */
const parts = [
  ...['deploy', 'platform', 'scripts', 'src'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
];

/** Writes what stands for a build, in a second instead of a minute. */
export function makeBuild(checkout: string): void {
  mkdirSync(join(checkout, 'dist/assets'), { recursive: true });
  writeFileSync(join(checkout, 'dist/index.html'), page);
  writeFileSync(join(checkout, 'dist/config.js'), 'window.TRUNKLINE = {};\n');
  writeFileSync(join(checkout, 'dist/assets/main-1a.js'), 'main');
}

/** What commands find: the programs of this machine, and nothing that this run has set. */
export const plainEnvironment = (home: string): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  HOME: home,
  NO_COLOR: '1',
  npm_config_update_notifier: 'false',
});

/** Makes a checkout in `folder` whose packages are installed. */
export function makeCheckout(folder: string): void {
  for (const part of parts) cpSync(inRoot(part), join(folder, part), { recursive: true });
  symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'));
}

/** Notes that the build in a checkout is one of its sources. */
export function noteBuilt(checkout: string, env: Record<string, string>): void {
  const code = `import('./scripts/lib/sources.mjs').then((sources) =>
    sources.noteBuild(sources.sourceFingerprint()))`;
  execFileSync(process.execPath, ['-e', code], { cwd: checkout, env });
}

export interface Typed {
  /** Where it says that the console is; undefined where it ends before. */
  url: Promise<string | undefined>;
  ended: Promise<number | null>;
  said: () => string;
  /** Presses Ctrl+C, and waits. */
  stop: () => Promise<number | null>;
}

/** Types a line into a shell. */
export function type(line: string, cwd: string, env: Record<string, string>): Typed {
  const child = spawn('/bin/sh', ['-c', line], { cwd, env, detached: true });
  let said = '';
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const url = new Promise<string | undefined>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => {
        said += part;
        const found = /Trunkline is at (\S+)/.exec(said)?.[1];
        if (found) resolve(found);
      });
    }
    ended.then(() => resolve(undefined));
  });
  const stop = () => {
    if (child.exitCode === null && child.signalCode === null)
      process.kill(-Number(child.pid), 'SIGINT');
    return ended;
  };
  return { url, ended, said: () => said, stop };
}

/** The lines of a document that are typed, with the document. */
export const typedLines = (file: string): string[] =>
  [...readFileSync(inRoot(file), 'utf8').matchAll(/^```sh\n(.*?)^```$/gms)]
    .flatMap(([, code = '']) => code.split('\n'))
    .map((line) => line.replace(/\s+#.*/, '').trim())
    .filter(Boolean);

/** The documents whose commands are typed. */
export const typedDocuments = [
  'README.md',
  ...readdirSync(inRoot('docs/guide'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/guide/${name}`),
];
