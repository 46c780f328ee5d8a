import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The page of the build as it is handed out. */
export interface BuiltPage {
  html: string;
  /** The same, compressed. */
  packed: Buffer;
  etag: string;
  /** The sources by which the security policy lets the page's inline scripts in: `'sha256-…'`. */
  scripts: string[];
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** A script without an address; its text as a browser has it, which knows one kind of line end. */
const inline = /<script(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script\s*>/gi;

/** The inline scripts of a page: a deployment may have written settings there. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(inline)].map(([, text = '']) => text.replace(/\r\n?/g, '\n'));

/** By what the policy lets them in. */
export const scriptHashes = (html: string): string[] =>
  inlineScripts(html).map((text) => `'sha256-${sha256(text)}'`);

/**
 * What is made of a file, made again when the file changes. While the file is replaced – away, or empty – it
 * stays what it was; throws only where there has been none.
 */
export function followed<T>(file: string, make: (text: string) => T): () => T {
  let stamp = '';
  let made: { value: T } | undefined;
  return () => {
    try {
      const { mtimeMs, size, ino } = statSync(file);
      const now = `${mtimeMs} ${size} ${ino}`;
      if (!made || (now !== stamp && size > 0)) {
        made = { value: make(readFileSync(file, 'utf8')) };
        stamp = now;
      }
    } catch (error) {
      if (!made) throw error;
    }
    return made.value;
  };
}

/**
 * The page of the build in `dist`, changed by `written`, read at each request: a new build, or a
 * deployment that writes into the file, takes effect at the next visit.
 */
export const builtPageOf = (dist: string, written = (html: string) => html): (() => BuiltPage) =>
  followed(join(dist, 'index.html'), (text) => {
    const html = written(text);
    // Weak, as it stands for the compressed page too.
    const etag = `W/"${sha256(html).slice(0, 27)}"`;
    return { html, packed: gzipSync(html), etag, scripts: scriptHashes(html) };
  });
