import {
  choices,
  languages,
  lines,
  type SpeechLists,
  type VoicedLanguage,
  words,
} from '../../api/speech/lists';

/** Locale, its name, and the names of its voices; `+` a woman's, `-` a man's. */
const aura2 = `
  en-ph|English (PH)|Amalthea+
  en-us|English (US)|Andromeda+ Apollo- Arcas- Aries- Asteria+ Athena+ Atlas- Aurora+ Callista+ Cora+ Cordelia+ Delia+ Electra+ Harmonia+ Helena+ Hera+ Hermes- Iris+ Janus+ Juno+ Jupiter- Luna+ Mars- Minerva+ Neptune- Odysseus- Ophelia+ Orion- Orpheus- Phoebe+ Pluto- Saturn- Selene+ Thalia+ Vesta+ Zeus-
  en-gb|English (GB)|Draco- Pandora+
  en-au|English (AU)|Hyperion- Theia+
  es-mx|Spanish (MX)|Estrella+ Javier- Sirio-
  es-co|Spanish (CO)|Celeste+
  es-es|Spanish (ES)|Alvaro- Carina+ Diana+ Nestor-
  es-419|Spanish (Latin America)|Aquila- Selena+
`;
const aura1 = `
  en-us|English (US)|Asteria+ Luna+ Stella+ Hera+ Orion- Arcas- Perseus- Orpheus- Zeus-
  en-gb|English (GB)|Athena+ Helios-
  en-ie|English (IE)|Angus-
`;

const recognizedModels = `
  base Base
  base-conversationalai Base Conversational AI
  base-finance Base Finance
  base-meeting Base Meeting
  base-phonecall Base Phone Call
  base-video Base Video
  base-voicemail Base Voicemail
  enhanced Enhanced
  enhanced-finance Enhanced Finance
  enhanced-meeting Enhanced Meeting
  enhanced-phonecall Enhanced Phone Call
  nova Nova
  nova-phonecall Nova Phone Call
  nova-2 Nova 2
  nova-2-atc Nova 2 Air Traffic Control
  nova-2-automotive Nova 2 Automotive
  nova-2-conversationalai Nova 2 Conversational AI
  nova-2-drivethru Nova 2 Drive-through
  nova-2-finance Nova 2 Finance
  nova-2-medical Nova 2 Medical
  nova-2-meeting Nova 2 Meeting
  nova-2-phonecall Nova 2 Phone Call
  nova-2-video Nova 2 Video
  nova-2-voicemail Nova 2 Voicemail
  nova-3 Nova 3
  nova-3-medical Nova 3 Medical
`;

const recognized = `multi=Multilingual af ar be bn bs bg ca zh zh-CN zh-TW zh-HK hr cs da da-DK nl nl-BE en
  en-AU en-GB en-IN en-NZ en-US et fi fr fr-CA de de-CH el he hi hu id it ja kn ko ko-KR lv lt mk ms mr no
  fa pl pt pt-BR pt-PT ro ru sr sk sl es es-419 sv sv-SE tl ta te th th-TH tr uk ur vi`;

/** Deepgram: every voice is a model, listed again as such with its locale. */
export function deepgram(): SpeechLists {
  const byLocale = new Map<string, VoicedLanguage>();
  for (const [generation, title, table] of [
    ['aura-2', 'Aura-2', aura2],
    ['aura', 'Aura-1', aura1],
  ] as const) {
    for (const line of lines(table)) {
      const [value = '', name = '', list = ''] = line.split('|');
      const language = byLocale.get(value) ?? { value, name, voices: [] };
      byLocale.set(value, language);
      for (const word of words(list)) {
        const [speaker, gender] = [word.slice(0, -1), word.endsWith('+') ? 'Female' : 'Male'];
        language.voices.push({
          value: `${generation}-${speaker.toLowerCase()}-${value.slice(0, 2)}`,
          name: `${speaker} ${name} ${gender} ${title}`,
        });
      }
    }
  }
  const tts = [...byLocale.values()];
  return {
    tts,
    stt: languages(recognized),
    models: tts.flatMap(({ value: locale, name: localeName, voices }) =>
      voices.map(({ name, value }) => ({ locale, localeName, name, value })),
    ),
    sttModels: choices(recognizedModels),
  };
}
