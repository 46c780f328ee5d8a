import { createHash } from 'node:crypto';

/** Where a file of the build lies that is as its name says for good. */
export function hashedName(name: string, extension: string, source: string): string {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return `assets/${name}-${hash}.${extension}`;
}
