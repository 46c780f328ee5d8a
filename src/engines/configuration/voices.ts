import type { Configuration, EntryFields } from './entries';

/** How the platform writes one of the own voices: with its sid, which is another one on every platform. */
const ownVoice = /^custom_(.+)$/;

/** The own voices of a configuration, as rows of a document, with the rows as they are stored. */
const voicesOf = ({
  entries,
}: Configuration): { row: EntryFields; raw: EntryFields | undefined }[] =>
  entries
    .filter(({ kind }) => kind === 'speech_services')
    .flatMap(({ fields, record }) => {
      const raws = (record?.custom_voices ?? []) as EntryFields[];
      return ((fields.custom_voices ?? []) as EntryFields[]).map((row, index) => ({
        row,
        raw: raws[index],
      }));
    });

/** A voice as a document has it: an own one by its name, where no other one is called so. */
export function nameVoice(value: unknown, within: Configuration): unknown {
  const sid = ownVoice.exec(String(value))?.[1];
  if (!sid) return value;
  const voices = voicesOf(within);
  const own = voices.find(({ raw }) => raw?.google_custom_voice_sid === sid)?.row;
  const alike = voices.filter(({ row }) => row.name === own?.name);
  return own?.name && alike.length === 1 ? `custom_${own.name}` : value;
}

/** The row of the own voice that a document names; undefined for any other voice. */
export const namedVoice = (value: unknown, within: Configuration) => {
  const name = ownVoice.exec(String(value))?.[1];
  return name ? voicesOf(within).find(({ row }) => row.name === name) : undefined;
};
