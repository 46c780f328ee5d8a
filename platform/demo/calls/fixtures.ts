import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../data');

/** The bytes of a file of platform/data. */
export const readFixture = (kind: 'captures' | 'recordings', file: string): Buffer =>
  readFileSync(join(folder, kind, file));
