import type { DataProvider } from 'ra-core';
import { HttpError } from '../../http';
import type { GoogleCustomVoice, SpeechCredential } from '../../types';
import { invalidateLists } from '../cachedList';
import { endpoints } from '../endpoints';
import { PartialSaveError, runSteps, type SaveStep } from '../partialSave';
import { isSame } from '../record';
import {
  hasChangedVoices,
  readVoices,
  sentVoices,
  type VoiceProgress,
  voiceParts,
} from './customVoices';

const resource = 'speech-services';
const text = (key: string) => `resources.speech-services.${key}`;

/** What earlier tries of unfinished saves have done, by the credential's sid. */
const progress = new Map<string, VoiceProgress & { isUnfinished: boolean }>();

const progressOf = (id: string) => {
  const known = progress.get(id) ?? {
    created: new Map<string, string>(),
    keys: new Map<string, string>(),
    isUnfinished: false,
  };
  progress.set(id, known);
  return known;
};

/** Only credentials that hold a Google service key can have custom voices (contract 12.5). */
const canHaveVoices = (row: Partial<SpeechCredential>): boolean => 'service_key' in row;

/** No voices where the platform lacks the call or keeps it from this caller (decision 51). */
const voicesIfAny = (id: string, signal?: AbortSignal) =>
  readVoices(id, signal).catch((error: unknown) => {
    if (error instanceof HttpError && [403, 404, 501].includes(error.status)) return undefined;
    throw error;
  });

/** A label that is taken, told at its field (contract 12.1). */
function inWords(error: unknown): unknown {
  const isTaken =
    error instanceof HttpError &&
    error.status === 422 &&
    /^label .* is already in use/is.test(error.message);
  if (!isTaken) return error;
  return new HttpError(422, { message: text('validation.labelTaken'), field: 'label' });
}

const writable = endpoints[resource].writable ?? [];

type Fields = Partial<SpeechCredential>;

const only = (data: Fields, keys: (keyof SpeechCredential)[]): Fields =>
  Object.fromEntries(keys.map((key) => [key, data[key]]));

/** The keys that the platform did not store although it answered that it did (decision 63). */
const notStored = (meant: Fields, answered: Fields, untold: string[]) =>
  (Object.keys(meant) as (keyof SpeechCredential)[]).filter(
    (key) => !untold.includes(key) && !isSame(toFlag(meant[key]), toFlag(answered[key])),
  );

/** Flags are answered as 0 and 1, and sent as either. */
const toFlag = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value);

/** Says which fields kept their old value, and which did not. */
function assertStored(meant: Fields, answered: Fields, untold: string[]): void {
  const kept = notStored(meant, answered, untold);
  if (kept.length === 0) return;
  const name = (key: string) => text(`fields.${key}`);
  const saved = Object.keys(meant).filter((key) => !kept.includes(key as keyof SpeechCredential));
  const failed = kept.map((key) => ({
    name: name(key),
    error: new HttpError(204, { message: text('notifications.partlyStored'), field: key }),
  }));
  throw new PartialSaveError(saved.map(name), failed);
}

/** Saves the parts and then the voices; answers the voices as they are stored afterwards. */
async function saveVoices(
  id: string,
  form: GoogleCustomVoice[],
  previous: GoogleCustomVoice[],
  before: { parts: SaveStep[]; saved: string[]; createdId?: string },
): Promise<GoogleCustomVoice[]> {
  const done = progressOf(id);
  const stored = before.createdId ? [] : await readVoices(id);
  const parts = voiceParts(id, form, previous, stored, done);
  try {
    await runSteps([...before.parts, ...parts], before.saved, before.createdId);
  } catch (error) {
    done.isUnfinished = true;
    throw error;
  } finally {
    invalidateLists();
  }
  progress.delete(id);
  // What was sent is stored, whether or not it can be read back right now.
  return readVoices(id).catch(() => sentVoices(form, stored, done));
}

/** Stores what was changed over what is stored now, and says when the platform did not. */
async function saveFields(next: DataProvider, id: string, meant: Fields, untold: string[]) {
  const { data: now } = await next.getOne<SpeechCredential>(resource, { id });
  const { data: answered } = await next.update<SpeechCredential>(resource, {
    id,
    data: meant,
    previousData: now,
  });
  assertStored(meant, answered, untold);
  return answered;
}

/**
 * Reads and saves a speech credential together with its custom voices, over the plain methods of
 * `next`: the credential first, as its voices need its sid, then voices as `voiceParts` says.
 *
 * An update sends what the operator changed over what is stored now, reads it back and compares,
 * because the platform answers 204 also when it stored only the two flags (contract 12.1, decision
 * 63). A failure in the middle is told part by part; saving again sends only what is left and
 * doubles nothing (decision 39). All methods throw HttpError.
 */
export function withVoices(next: DataProvider) {
  const getOne = async (id: string, signal?: AbortSignal) => {
    const { data } = await next.getOne<SpeechCredential>(resource, { id, signal });
    if (!canHaveVoices(data)) return { data };
    return { data: { ...data, custom_voices: await voicesIfAny(id, signal) } };
  };

  const update = async (id: string, data: SpeechCredential, previous: SpeechCredential) => {
    const { custom_voices, untold = [] } = data;
    const fields: Fields = { ...data, custom_voices: undefined, untold: undefined };
    const changed = writable.filter(
      (key) => key in fields && !isSame(toFlag(fields[key]), toFlag(previous[key])),
    );
    let saved: SpeechCredential = { ...previous, ...data };
    const part: SaveStep = {
      name: text('parts.credential'),
      save: async () => {
        saved = await saveFields(next, id, only(fields, changed), untold);
      },
    };
    const parts = changed.length > 0 ? [part] : [];
    const isUnfinished = progress.get(id)?.isUnfinished ?? false;
    if (!isUnfinished && !hasChangedVoices(custom_voices, previous.custom_voices)) {
      await runSteps(parts);
      return { data: { ...saved, custom_voices: previous.custom_voices } };
    }
    const voices = await saveVoices(id, custom_voices ?? [], previous.custom_voices ?? [], {
      parts,
      saved: [],
    });
    return { data: { ...saved, custom_voices: voices } };
  };

  const create = async (data: Partial<SpeechCredential>) => {
    const { custom_voices = [], ...fields } = data;
    const { data: created } = await next
      .create<SpeechCredential>(resource, { data: fields })
      .catch((error: unknown) => {
        throw inWords(error);
      });
    if (custom_voices.length === 0) return { data: created };
    const { id } = created;
    const before = { parts: [], saved: [text('parts.credential')], createdId: id };
    const voices = await saveVoices(id, custom_voices, [], before);
    return { data: { ...created, custom_voices: voices } };
  };

  return { getOne, update, create };
}
