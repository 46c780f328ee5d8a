import type { Plugin } from 'vite';
import { readBasePath, withBase } from '../lib/basePath.mjs';

/** The base by which scripts find each other by their own addresses, so that a build works below any path. */
const anywhere = './';

/** Throws in words what is no path. */
export function baseOf(text: string | undefined, name?: string): string {
  const { base, problem } = readBasePath(text, name);
  if (base === undefined) throw new Error(problem);
  return base;
}

/**
 * Writes the page for the path below which it will be served: `BASE_PATH`, or what `--base` says, and the
 * root without either. Nothing else of a build knows of it (ADR 15). It comes after whatever names a file in
 * the page.
 */
export function basePath(text: string | undefined): Plugin {
  let base = '/';
  return {
    name: 'trunkline:base-path',
    config: ({ base: given }, { command }) => {
      const isGiven = given !== undefined && given !== anywhere;
      base = isGiven ? baseOf(given, '--base') : baseOf(text);
      return { base: command === 'build' ? anywhere : base };
    },
    transformIndexHtml: { order: 'post', handler: (html) => withBase(html, base) },
  };
}
