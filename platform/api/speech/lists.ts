import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One voice; `model` only where the vendor has it (contract 12.4). */
export interface Voice {
  value: string;
  name: string;
  model?: string;
}

export interface Choice {
  value: string;
  name: string;
  [more: string]: unknown;
}

/** The answer of the languages call: each key is present only if the vendor has it. */
export interface SpeechLists {
  tts?: { value: string; name: string; voices: Voice[] }[];
  stt?: Choice[];
  models?: Choice[];
  sttModels?: Choice[];
}

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../data/voices');
const read = new Map<string, SpeechLists>();

/**
 * The languages, voices and models of a vendor: the file of `platform/data/voices` with its name.
 * Undefined where there is none, as on the live platform for Deepgram Flux, custom and unknown
 * vendors (contract 12.4).
 */
export function speechLists(vendor: string): SpeechLists | undefined {
  const known = read.get(vendor);
  if (known || !/^[a-z0-9]+$/.test(vendor)) return known;
  const file = join(folder, `${vendor}.json`);
  if (!existsSync(file)) return undefined;
  const lists = JSON.parse(readFileSync(file, 'utf8')) as SpeechLists;
  read.set(vendor, lists);
  return lists;
}
