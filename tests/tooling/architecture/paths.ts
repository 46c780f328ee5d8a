import { readdirSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { root } from './modules';

const folders = ['src', 'platform', 'scripts', 'tests', 'docs', 'public', 'deploy'];

/** Every file and folder of the checkout, relative to it, each with a slash before it. */
let known: string[] | undefined;
const readPaths = (): string[] => {
  known ??= [
    ...readdirSync(root),
    ...folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((path) =>
        [folder, ...String(path).split(sep)].join('/'),
      ),
    ),
  ].map((path) => `/${path}`);
  return known;
};

/** What is there only after a build, a release or a run of the demo, or comes with npm. */
const made = /^(dist|release|data|assets|node_modules|\.cache)\//;
/** What the how-tos add: a resource, a vendor, a language and extensions that are not there. */
const example =
  /^src\/extensions\/own\b|\/(queues?|parrot|de)\b|(^|[/])\w*Queue\w*\.tsx$|^queueRules\.ts$/;
const source = /\.(tsx?|mjs|sh|md|sql|conf|ya?ml)$/;
const inTop = new RegExp(`^(${folders.join('|')})/`);
const inSource = /^(dataProvider|authProvider|components|resources|layout|pages|engines|saving)\//;
const inOthers = /^(types|i18n|config|session|http|routing|ahead|hosted)\//;

/** True for a path of the checkout: `src/App.tsx`, `journal.ts`, `dataProvider/engine`, `lifecycles/`. */
const isPath = (text: string): boolean =>
  !made.test(text) &&
  !text.startsWith('/') &&
  (source.test(text) ||
    /^[\w-]+\/$/.test(text) ||
    [inTop, inSource, inOthers].some((r) => r.test(text)));

const escaped = (text: string) => text.replace(/[.+()|^$?]/g, '\\$&');

/** What fits a path of a document: `*` and `<locale>` stand for one name, `…` for a part of one. */
const fitting = (path: string): RegExp =>
  new RegExp(
    `/${escaped(path)
      .replace(/\*|<[^>]+>/g, '[^/]+')
      .replaceAll('…', '[^/]*')}(\\.(tsx?|mjs))?$`,
  );

/** The paths that braces stand for: `i18n/{en,fr}/a.ts` is two. */
function expanded(path: string): string[] {
  const [all, names] = /\{([^{}]*)\}/.exec(path) ?? [];
  if (all === undefined || names === undefined) return [path];
  return names.split(',').flatMap((name) => expanded(path.replace(all, name)));
}

/**
 * Paths in backticks of a document that are not in the checkout. A path is meant from the root, from the
 * folder of the document, or by its end (`saving/save.ts`), with or without `.ts`.
 */
export function lostPaths(document: string, text: string): { name: string; index: number }[] {
  const isThere = (name: string) => {
    const path = name.replace(/\/$/, '');
    const beside = posix.join(dirname(document), path);
    return [path, beside].some((one) => {
      const fits = fitting(one);
      return readPaths().some((other) => fits.test(other));
    });
  };
  return [...text.matchAll(/`([\w.@{},*<>/…-]+)`/g)].flatMap(({ 1: name = '', index }) => {
    if (!isPath(name) || (document.startsWith('docs/adding-') && example.test(name))) return [];
    return expanded(name).every(isThere) ? [] : [{ name, index }];
  });
}
