import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** Encodings in the order of preference, with the ending of their precompressed files. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

type Encoding = (typeof encodings)[number][0];

/** One file of the build with its precompressed variants, whole in memory. */
export interface StaticFile {
  path: string;
  type: string;
  etag: string;
  plain: Buffer;
  packed: Partial<Record<Encoding, Buffer>>;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.mp3': 'audio/mpeg',
};

function readOne(dist: string, full: string): StaticFile {
  const plain = readFileSync(full);
  const packed: StaticFile['packed'] = {};
  for (const [encoding, ending] of encodings) {
    if (existsSync(full + ending)) packed[encoding] = readFileSync(full + ending);
  }
  return {
    path: `/${relative(dist, full).split(sep).join('/')}`,
    type: types[extname(full)] ?? 'application/octet-stream',
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 27),
    plain,
    packed,
  };
}

/**
 * Reads the whole build into memory, keyed by URL path. A snapshot: what is served stays of one piece
 * even when the build is replaced while the server runs, and no path can reach outside of it. Hidden
 * files (the build's own records) are left out.
 */
export function readDist(dist: string): Map<string, StaticFile> {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => readOne(dist, join(entry.parentPath, entry.name)))
    .filter((file) => !file.path.split('/').some((part) => part.startsWith('.')));
  return new Map(files.map((file) => [file.path, file]));
}

/** The weight that an Accept-Encoding header gives to an encoding; 0 when it is not accepted. */
function weight(header: string, encoding: string): number {
  let wildcard = 0;
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const value = quality === undefined ? 1 : Number(quality.slice(2)) || 0;
    if (name === encoding) return value;
    if (name === '*') wildcard = value;
  }
  return wildcard;
}

/** What to send for an Accept-Encoding header: brotli before gzip before the plain bytes. */
export function chooseVariant(
  file: StaticFile,
  acceptEncoding: string | undefined,
): { bytes: Buffer; encoding?: Encoding } {
  for (const [encoding] of encodings) {
    const bytes = file.packed[encoding];
    if (bytes && weight(acceptEncoding ?? '', encoding) > 0) return { bytes, encoding };
  }
  return { bytes: file.plain };
}
