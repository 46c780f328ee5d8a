import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One call of the recording, as tests/fixtures/platform/README.md says. */
export interface Capture {
  as: string;
  method: string;
  path: string;
  request_body?: unknown;
  status: number;
  content_type: string | null;
  response_body: unknown;
  note?: string;
}

const folder = join(import.meta.dirname, '../fixtures/platform');

/** The calls of one file, in the order in which they were made. */
export const recorded = (file: string): Capture[] =>
  JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8')).captures;

/** A sid anywhere in a text. */
export const anySid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
