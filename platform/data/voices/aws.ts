import { gendered, languages, type SpeechLists, voicedLanguages } from '../../api/speech/lists';

const table = `
  arb=Arabic: Zeina+
  ar-AE=Arabic_(Gulf): Hala+ Zayd-
  ca-ES: Arlet+
  yue-CN=Chinese_(Cantonese): Hiujin+
  cmn-CN=Chinese_(Mandarin): Zhiyu+
  cs-CZ: Jitka+
  da-DK: Naja+ Mads- Sofie+
  nl-BE: Lisa+
  nl-NL: Laura+ Lotte+ Ruben-
  en-AU: Nicole+ Olivia+ Russell-
  en-GB: Amy+ Emma+ Brian- Arthur-
  en-IN: Aditi+ Raveena+ Kajal+
  en-IE: Niamh+
  en-NZ: Aria+
  en-SG: Jasmine+
  en-ZA: Ayanda+
  en-US: Danielle+ Gregory- Ivy+ Joanna+ Kendra+ Kimberly+ Salli+ Joey- Justin- Kevin- Matthew- Ruth+ Stephen- Patrick-
  en-GB-WLS=English_(Welsh): Geraint-
  fi-FI: Suvi+
  fr-FR: Celine+ Lea+ Mathieu- Remi-
  fr-BE: Isabelle+
  fr-CA: Chantal+ Gabrielle+ Liam-
  de-DE: Marlene+ Vicki+ Hans- Daniel-
  de-AT: Hannah+
  de-CH: Sabrina+
  hi-IN: Aditi+ Kajal+
  is-IS: Dora+ Karl-
  it-IT: Carla+ Bianca+ Giorgio- Adriano-
  ja-JP: Mizuki+ Takumi- Kazuha+ Tomoko+
  ko-KR: Seoyeon+ Jihye+
  nb-NO: Liv+ Ida+
  pl-PL: Ewa+ Maja+ Jacek- Jan- Ola+
  pt-BR: Camila+ Vitoria+ Ricardo- Thiago-
  pt-PT: Ines+ Cristiano-
  ro-RO: Carmen+
  ru-RU: Tatyana+ Maxim-
  es-ES: Conchita+ Lucia+ Enrique- Alba+ Raul- Sergio-
  es-MX: Mia+ Andres-
  es-US: Lupe+ Penelope+ Miguel- Pedro-
  sv-SE: Astrid+ Elin+
  tr-TR: Filiz+ Burcu+
  cy-GB: Gwyneth+
`;

const recognized = `af-ZA ar-AE ar-SA eu-ES ca-ES zh-CN zh-HK zh-TW hr-HR cs-CZ da-DK nl-NL en-AU en-GB
  en-IN en-IE en-NZ en-AB=English_(Scotland) en-ZA en-US en-WL=English_(Wales) fi-FI fr-CA fr-FR gl-ES de-DE
  de-CH el-GR he-IL hi-IN id-ID it-IT ja-JP ko-KR lv-LV ms-MY no-NO fa-IR pl-PL pt-BR pt-PT ro-RO ru-RU
  sr-RS sk-SK so-SO es-ES es-US sv-SE tl-PH th-TH uk-UA vi-VN zu-ZA`;

/** AWS: the voices of Polly and the streaming languages of Transcribe. */
export const aws = (): SpeechLists => ({
  tts: voicedLanguages(table, (word) => {
    const { name, gender } = gendered(word);
    return { value: name, name: `${name}${gender}` };
  }),
  stt: languages(recognized),
});
