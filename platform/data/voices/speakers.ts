import {
  choices,
  gendered,
  languages,
  type SpeechLists,
  voicedLanguages,
  words,
} from '../../api/speech/lists';

/** Voices whose value is their name in small letters. */
const lowerCase = (word: string) => ({ value: word.toLowerCase(), name: word });

const whisperLanguages = `af-ZA ar-SA hy-AM az-AZ be-BY bs-BA bg-BG ca-ES zh-CN hr-HR cs-CZ da-DK nl-NL en-AU
  en-GB en-IN en-US et-EE fi-FI fr-CA fr-FR gl-ES de-DE el-GR he-IL hi-IN hu-HU is-IS id-ID it-IT ja-JP
  kn-IN kk-KZ ko-KR lv-LV lt-LT mk-MK ms-MY mr-IN mi-NZ ne-NP nb-NO fa-IR pl-PL pt-BR pt-PT ro-RO ru-RU
  sr-RS sk-SK sl-SI es-ES es-MX sw-KE sv-SE tl-PH ta-IN th-TH tr-TR uk-UA ur-PK vi-VN cy-GB`;

/** Whisper: the same few voices in every language. */
export const whisper = (): SpeechLists => ({
  tts: languages(whisperLanguages).map(({ value, name }) => ({
    value,
    name,
    voices: words('Alloy Ash Coral Echo Fable Nova Onyx Sage Shimmer').map(lowerCase),
  })),
  models: choices('tts-1 TTS-1\ntts-1-hd TTS-1-HD\ngpt-4o-mini-tts GPT-4o Mini TTS'),
});

const playhtVoices: [string, string][] = [
  ['d9ff78ba-d016-47f6-b0ef-dd630f59414e/female-cs', 'Samantha (Female, US)'],
  ['775ae416-49bb-4fb6-bd45-740f205d20a1/jennifersaad', 'Jennifer (Female, US)'],
  ['e5df2eb3-5153-40fa-9f6e-6e27bbb7a38e/original', 'Navya (Female, Indian)'],
  ['baf1ef41-36b6-428c-9bdf-50ba54682bd8/original', 'Angelo (Male, US)'],
  ['b27bc13e-996f-4841-b584-4d35801aea98/original', 'Dexter (Male, US)'],
  ['e040bd1b-f190-4bdb-83f0-75ef85b18f84/original', 'Deedee (Female, US)'],
  ['820da3d2-3a3b-42e7-844d-e68db835a206/sarah', 'Sarah (Female, British)'],
  ['7c339a9d-370f-4643-adf5-4134e3ec9886/mlae02', 'Ada (Female, South African)'],
  ['2bc098a7-c1fc-4b32-9452-556c5ab4814e/jason', 'Jason (Male, US)'],
  ['1afba232-fae0-4b69-9675-7f1aac69349f/delilahsaad', 'Delilah (Female, US)'],
];

const playhtLanguages = `afrikaans albanian amharic arabic bengali bulgarian catalan croatian czech danish
  dutch english french galician german greek hebrew hindi hungarian indonesian italian japanese korean malay
  mandarin polish portuguese russian serbian spanish swedish tagalog thai turkish ukrainian urdu xhosa`;

/** PlayHT: languages by their English names; the voices stand at English and serve all. */
export const playht = (): SpeechLists => ({
  tts: words(playhtLanguages).map((value) => ({
    value,
    name: value.charAt(0).toUpperCase() + value.slice(1),
    voices: playhtVoices
      .filter(() => value === 'english')
      .map(([path, name]) => ({
        value: `s3://voice-cloning-zero-shot/${path}/manifest.json`,
        name,
      })),
  })),
  models: choices('Play3.0\nPlayHT2.0-turbo\nPlayHT2.0\nPlayHT1.0\nPlayDialog'),
});

const rimelabsTable = `
  eng=English: Abbie Allison Ally Alona Amber Ana Andromeda Antoine Armon Astra Bayou Blaze Boulder Brenda Breeze Brittany Celeste Colby Courtney Cove Creek Elena Eliphas Elliot Esther Eva Geoff Gerald Hank Helen Hera Iris Jen Joe Joy Juan Kendra Kendrick Kenneth Kevin Kris Linda Luna Madison Marge Marina Marissa Marta Maya Nicholas Nyles Orion Patrick Petra Phil Phoenix Rainforest Rob Rodney Sage Selena Seth Sharon Stacy Tamra Tauro Tibur Tj Tyler Ursa Viv Yadira Zest
  spa=Spanish: Carlos Isa Mari Pablo Sofia
  fra=French: Alois Juliette Marguerite Morel
  ger=German: Amalia Frieda Karolina Lorelei
`;

/** RimeLabs: languages in three letters. */
export const rimelabs = (): SpeechLists => ({
  tts: voicedLanguages(rimelabsTable, lowerCase),
  models: choices('arcana Arcana\nmist Mist\nmistv2 Mist v2\nv1 V1'),
});

const inworldTable = `
  en: Alex Ashley Craig Deborah Dennis Dominus Edward Elizabeth Hades Julia Mark Olivia Pixie Priya Ronald Sarah Shaun Theodore Timothy Wendy
  zh: Jing Xiaoyin Xinyi Yichen
  nl: Erik Katrien Lennart Lore
  fr: Alain Hélène Mathieu Étienne
  de: Johanna Josef
  it: Gianni Orietta
  ja: Asuka Satoshi
  ko: Hyunwoo Minji Seojun Yoona
  pl: Szymon Wojciech
  pt: Heitor Maitê
  es: Diego Lupita Miguel Rafael
`;

/** Inworld. */
export const inworld = (): SpeechLists => ({
  tts: voicedLanguages(inworldTable, (name) => ({ value: name, name })),
  models: choices(
    'inworld-tts-1.5-max Inworld TTS 1.5 Max\ninworld-tts-1.5-mini Inworld TTS 1.5 Mini\ninworld-tts-1 Inworld TTS 1\ninworld-tts-1-max Inworld TTS 1 Max',
  ),
});

const wellsaidVoices = `
  3 Alana B.
  4 Ramona J.
  5 Ramona J. (promo)
  7 Wade C.
  8 Sofia H.
  9 David D.
  10 Vanessa N.
  11 Isabel V.
  12 Ava H.
  13 Jeremy G.
  14 Nicole L.
  15 Paige L.
  16 Tobin A.
  17 Kai M.
  18 Tristan F.
  19 Patrick K.
  20 Sofia H. (conversational)
  26 Damian P.
  27 Jodi P.
  28 Lee M.
`;

/** WellSaid: one language. */
export const wellsaid = (): SpeechLists => ({
  tts: [
    {
      value: 'en-US',
      name: 'English (US)',
      voices: choices(wellsaidVoices).map(({ value, name }) => ({ value, name })),
    },
  ],
});

const resembleVoices = `
  3f5fb9f1 Beth (Legacy)
  55592656 Samantha
  0842fdf9 Carl Bishop
  7c8e47ca Charlotte
  aa8053cc Britney
  adb84c77 Ember
  01aa67f7 Justin
  1dcf0222 Katya
  b119524e Aurora
  28f1626c Ethan
  405b58e3 Olga
  266bfae9 Melody
`;

/** Resemble: voices of the marketplace. */
export const resemble = (): SpeechLists => ({
  tts: [
    {
      value: 'en-US',
      name: 'English (United States)',
      voices: choices(resembleVoices).map(({ value, name }) => ({ value, name })),
    },
  ],
});

const verbioTable = `
  en-US: Tommy- Annie+
  en-GB: Bill- Leah+
  es-ES: David- Aurora+
  es-US: Miguel- Rosa+
  ca-ES: Oscar- Meritxell+
  pt-BR: Bel+ Rafael-
  fr-FR: Marine+ Luc-
`;

/** Verbio: the value of a voice carries its language. */
export const verbio = (): SpeechLists => ({
  tts: voicedLanguages(verbioTable, (word, tag) => {
    const { name, gender } = gendered(word);
    const value = `${name.toLowerCase()}_${tag.toLowerCase().replace('-', '_')}`;
    return { value, name: `${name}${gender}` };
  }),
  stt: languages(
    'en-US en-GB es-ES es-US es-MX es-CO es-CL es-AR ca-ES pt-BR pt-PT fr-FR it-IT de-DE',
  ),
});

const nvidiaTable = `
  en-US=English-US: Female-1 Male-1 Female-Calm Female-Neutral Female-Happy Female-Angry Male-Calm Male-Neutral Male-Happy Male-Angry
  es-ES=Spanish-ES: Female-1 Male-1
  es-US=Spanish-US: Female-1 Male-1
  de-DE=German-DE: Male-1
  it-IT=Italian-IT: Female-1 Male-1
  zh-CN=Mandarin-CN: Female-1 Male-1
`;

/** Nvidia Riva. */
export const nvidia = (): SpeechLists => ({
  tts: voicedLanguages(nvidiaTable, (name) => ({ value: name, name })).map((language) => ({
    ...language,
    voices: language.voices.map(({ value }) => ({
      value: `${language.name}.${value}`,
      name: value.replaceAll('-', ' '),
    })),
  })),
  stt: languages(`ar-AR=Arabic en-US en-GB=English_(United_Kingdom) fr-FR de-DE hi-IN it-IT ja-JP ko-KR
    zh-CN pt-BR ru-RU es-ES es-US nl-NL nb-NO pl-PL sv-SE th-TH tr-TR`),
});
