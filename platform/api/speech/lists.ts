/** One voice; `model` only where the vendor has it (contract 12.4). */
export interface Voice {
  value: string;
  name: string;
  model?: string;
}

export interface VoicedLanguage {
  value: string;
  name: string;
  voices: Voice[];
}

export interface Choice {
  value: string;
  name: string;
  [more: string]: unknown;
}

/** The answer of the languages call: each key is present only if the vendor has it. */
export interface SpeechLists {
  tts?: VoicedLanguage[];
  stt?: Choice[];
  models?: Choice[];
  sttModels?: Choice[];
}

const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

/** The English name of a language tag, `English (United States)` for `en-US`. */
export const languageName = (tag: string) => names.of(tag) ?? tag;

/** Languages from a text of tags; a tag may bring its own name, `ar-XA=Arabic`, with _ for blanks. */
export function languages(text: string): Choice[] {
  return words(text).map((word) => {
    const [value = '', name] = word.split('=');
    return { value, name: name?.replaceAll('_', ' ') ?? languageName(value) };
  });
}

/** Choices from lines `value name`; a value alone is its own name. */
export function choices(text: string): Choice[] {
  return lines(text).map((line) => {
    const [value = '', ...name] = line.split(' ');
    return { value, name: name.join(' ') || value };
  });
}

/** The lines of a table, trimmed, without empty ones. */
export const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const words = (text: string) => text.split(/\s+/).filter(Boolean);

/** What a table says of one voice: `+` behind a name stands for a woman's, `-` for a man's. */
export function gendered(word: string): { name: string; gender: string } {
  const genders: Record<string, string> = { '+': ' (Female)', '-': ' (Male)' };
  const sign = word.slice(-1);
  return sign in genders
    ? { name: word.slice(0, -1), gender: genders[sign] ?? '' }
    : { name: word, gender: '' };
}

/** Languages with voices from lines `tag: voice voice`, each voice made by `voice`. */
export function voicedLanguages(
  table: string,
  voice: (word: string, tag: string) => Voice,
): VoicedLanguage[] {
  return lines(table).map((line) => {
    const [head = '', rest = ''] = line.split(': ');
    const [{ value, name } = { value: head, name: head }] = languages(head.replaceAll(' ', '_'));
    return { value, name, voices: words(rest).map((word) => voice(word, value)) };
  });
}
