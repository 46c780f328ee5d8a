import { HttpError, request } from '../../http';
import type { GoogleCustomVoice, Scope } from '../../types';
import { currentCaller } from '../caller';
import type { SaveStep } from '../partialSave';
import { isSame } from '../record';

const path = 'GoogleCustomVoices';
const one = (sid: string) => `${path}/${encodeURIComponent(sid)}`;

/** What a POST and a PUT of a voice take (contract 12.5). */
const columns = ['name', 'reported_usage', 'model', 'use_voice_cloning_key'] as const;

/** The live platform takes a key file from these only; from others a key as text (contract 12.5). */
const uploads: Record<Scope, boolean> = { admin: true, service_provider: false, account: false };
/** How much text a PUT may carry, in bytes of JSON (decision 68). */
const textLimit = 95_000;

const byName = (one: GoogleCustomVoice, other: GoogleCustomVoice) =>
  String(one.name).localeCompare(String(other.name));

/** The custom voices of a credential by name; none where the platform knows no such thing. */
export async function readVoices(sid: string, signal?: AbortSignal): Promise<GoogleCustomVoice[]> {
  const query = { speech_credential_sid: sid };
  const { body, status } = await request({ path, query, signal });
  if (!Array.isArray(body)) throw new HttpError(status, { message: 'app.errors.unreadable' });
  return (body as GoogleCustomVoice[])
    .map((row) => ({ ...row, use_voice_cloning_key: Boolean(row.use_voice_cloning_key) }))
    .sort(byName);
}

const nameOf = ({ name }: GoogleCustomVoice): string => name?.trim() ?? '';

/** A row as the platform takes it: the model is there in any case, and never null. */
const toWire = (row: GoogleCustomVoice) => ({
  name: nameOf(row),
  reported_usage: row.reported_usage,
  model: row.model?.trim() ?? '',
  use_voice_cloning_key: Number(Boolean(row.use_voice_cloning_key)),
});

/** Stores the text of a key file: as a file by those who may, else in a PUT (decision 68). */
async function storeKey(sid: string, text: string): Promise<void> {
  const { scope } = await currentCaller();
  if (uploads[scope]) {
    const body = new FormData();
    body.append('file', new Blob([text], { type: 'text/plain' }), 'voice-cloning-key');
    await request({ method: 'POST', path: `${one(sid)}/VoiceCloningKey`, body });
    return;
  }
  const body = { voice_cloning_key: text };
  if (new TextEncoder().encode(JSON.stringify(body)).length > textLimit) {
    throw new HttpError(413, {
      message: 'resources.speech-services.voices.keyTooLarge',
      args: { limit: textLimit / 1000 },
      field: 'voice_cloning_key_file',
    });
  }
  await request({ method: 'PUT', path: one(sid), body });
}

/** Tells what was refused of one row at that row. */
const atRow = (error: unknown, index: number): unknown => {
  if (!(error instanceof HttpError) || !error.field) return error;
  const { message, args, status, field } = error;
  return new HttpError(status, { message, args, field: `custom_voices.${index}.${field}` });
};

/** What earlier tries of an unfinished save did: sids by draft, and the keys that were stored. */
export interface VoiceProgress {
  created: Map<string, string>;
  keys: Map<string, string>;
}

interface Row {
  voice: GoogleCustomVoice;
  index: number;
  sid: string | null;
}

/** Finds the stored voice of each row: by its sid, by its draft, else by a name that no row claims. */
function claim(form: GoogleCustomVoice[], stored: GoogleCustomVoice[], done: VoiceProgress): Row[] {
  const rows = form.map((voice, index): Row => {
    const sid = voice.google_custom_voice_sid ?? done.created.get(voice.draft ?? '') ?? null;
    return { voice, index, sid };
  });
  const claimed = new Set(rows.map(({ sid }) => sid));
  for (const row of rows.filter(({ sid }) => sid === null)) {
    const twin = stored.find(
      (known) =>
        !claimed.has(known.google_custom_voice_sid ?? null) && nameOf(known) === nameOf(row.voice),
    );
    if (!twin) continue;
    row.sid = twin.google_custom_voice_sid ?? null;
    claimed.add(row.sid);
  }
  return rows;
}

/** As much of a key as a list shows of it (contract 12.5). */
const shownOfKey = (text: string): string =>
  text.length > 100 ? `${text.slice(0, 100)}...` : text;

/** The voices after a save whose result cannot be read: those of the form, by the sids they got. */
export const sentVoices = (
  form: GoogleCustomVoice[],
  stored: GoogleCustomVoice[],
  done: VoiceProgress,
): GoogleCustomVoice[] =>
  claim(form, stored, done)
    .filter(({ voice }) => !voice.is_removed)
    .map(({ voice: { voice_cloning_key_file: text, draft: _draft, ...voice }, sid }) => ({
      ...voice,
      name: nameOf(voice),
      google_custom_voice_sid: sid,
      ...(text && voice.use_voice_cloning_key && { voice_cloning_key: shownOfKey(text) }),
    }))
    .sort(byName);

const removal = (sid: string, name: string): SaveStep => ({
  name: { key: 'resources.speech-services.parts.voiceRemoved', args: { name } },
  save: () => request({ method: 'DELETE', path: one(sid) }),
});

/** True when the voices of the form are not those that it was opened with. */
export const hasChangedVoices = (
  form: GoogleCustomVoice[] | undefined,
  previous: GoogleCustomVoice[] | undefined,
): boolean => form !== undefined && !isSame(form, previous ?? []);

/**
 * The calls that bring the custom voices of a credential from what is `stored` to what the form
 * holds: new and changed ones first, each with its key, deletions last. `done` remembers what
 * earlier tries did. A new row with the name of a stored voice that no other row stands for is that
 * voice: the answer to an earlier try may have been lost (decision 39: never a duplicate).
 */
export function voiceParts(
  credentialSid: string,
  form: GoogleCustomVoice[],
  previous: GoogleCustomVoice[],
  stored: GoogleCustomVoice[],
  done: VoiceProgress,
): SaveStep[] {
  const rows = claim(form, stored, done);
  const bySid = (voices: GoogleCustomVoice[], sid: string | null) =>
    voices.find((voice) => sid !== null && voice.google_custom_voice_sid === sid);

  const saved = rows
    .filter(({ voice }) => !voice.is_removed)
    .flatMap(({ voice, index, sid }) => {
      const now = bySid(stored, sid);
      const wire = toWire(voice);
      const before = bySid(previous, sid) ?? now;
      // What the operator changed and nobody has stored yet; the rest keeps the newer value.
      const changed = columns.filter(
        (key) =>
          !isSame(wire[key], before && toWire(before)[key]) &&
          !isSame(wire[key], now && toWire(now)[key]),
      );
      const text = voice.use_voice_cloning_key ? voice.voice_cloning_key_file : null;
      const isKeyLeft = Boolean(text) && done.keys.get(sid ?? '') !== text;
      if (sid && changed.length === 0 && !isKeyLeft) return [];
      const save = async () => {
        let voiceSid = sid;
        if (!voiceSid) {
          const body = { speech_credential_sid: credentialSid, ...wire };
          const answer = await request<{ sid?: string } | undefined>({
            method: 'POST',
            path,
            body,
          });
          voiceSid = answer.body?.sid ?? null;
          if (!voiceSid) throw new HttpError(answer.status, { message: 'app.errors.unreadable' });
          if (voice.draft) done.created.set(voice.draft, voiceSid);
        } else if (changed.length > 0) {
          const body = Object.fromEntries(changed.map((key) => [key, wire[key]]));
          await request({ method: 'PUT', path: one(voiceSid), body });
        }
        if (!text || !isKeyLeft) return;
        await storeKey(voiceSid, text);
        done.keys.set(voiceSid, text);
      };
      const part: SaveStep = {
        name: { key: 'resources.speech-services.parts.voice', args: { name: nameOf(voice) } },
        save: () =>
          save().catch((error: unknown) => {
            throw atRow(error, index);
          }),
      };
      return [part];
    });
  const marked = rows
    .filter(({ voice, sid }) => voice.is_removed && bySid(stored, sid))
    .map(({ voice, sid }) => removal(sid ?? '', nameOf(voice)));
  const inForm = new Set(rows.map(({ sid }) => sid));
  const made = new Set(done.created.values());
  const takenOut = stored
    .filter(({ google_custom_voice_sid: sid }) => sid && made.has(sid) && !inForm.has(sid))
    .map((voice) => removal(voice.google_custom_voice_sid ?? '', nameOf(voice)));
  return [...saved, ...marked, ...takenOut];
}
