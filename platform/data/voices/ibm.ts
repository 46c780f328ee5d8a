import { gendered, languages, type SpeechLists, voicedLanguages } from '../../api/speech/lists';

const table = `
  nl-NL: MerelV3+
  en-AU: HeidiExpressive+ JackExpressive-
  en-GB: CharlotteV3+ JamesV3- KateV3+ GeorgeExpressive-
  en-US: AllisonV3+ EmilyV3+ HenryV3- KevinV3- LisaV3+ MichaelV3- OliviaV3+ AllisonExpressive+ EmmaExpressive+ LisaExpressive+ MichaelExpressive-
  fr-CA: LouiseV3+
  fr-FR: NicolasV3- ReneeV3+
  de-DE: BirgitV3+ DieterV3- ErikaV3+
  it-IT: FrancescaV3+
  ja-JP: EmiV3+
  ko-KR: JinV3+
  pt-BR: IsabelaV3+ LucasExpressive-
  es-ES: EnriqueV3- LauraV3+
  es-LA=Spanish_(Latin_America): SofiaV3+ DanielaExpressive+
  es-US: SofiaV3+
`;

const recognized = `ar-MS_Telephony=Arabic_(Modern_Standard) zh-CN_Telephony=Chinese_(Mandarin)
  cs-CZ_Telephony=Czech nl-BE_Telephony=Dutch_(Belgium) nl-NL_Multimedia=Dutch_(Netherlands)
  nl-NL_Telephony=Dutch_(Netherlands,_telephony) en-AU_Multimedia=English_(Australia)
  en-AU_Telephony=English_(Australia,_telephony) en-IN_Telephony=English_(India)
  en-GB_Multimedia=English_(United_Kingdom) en-GB_Telephony=English_(United_Kingdom,_telephony)
  en-US_Multimedia=English_(United_States) en-US_Telephony=English_(United_States,_telephony)
  en-WW_Medical_Telephony=English_(medical,_telephony) fr-CA_Multimedia=French_(Canada)
  fr-CA_Telephony=French_(Canada,_telephony) fr-FR_Multimedia=French_(France)
  fr-FR_Telephony=French_(France,_telephony) de-DE_Multimedia=German de-DE_Telephony=German_(telephony)
  hi-IN_Telephony=Hindi it-IT_Multimedia=Italian it-IT_Telephony=Italian_(telephony)
  ja-JP_Multimedia=Japanese ja-JP_Telephony=Japanese_(telephony) ko-KR_Multimedia=Korean
  ko-KR_Telephony=Korean_(telephony) pt-BR_Multimedia=Portuguese_(Brazil)
  pt-BR_Telephony=Portuguese_(Brazil,_telephony) es-ES_Multimedia=Spanish_(Castilian)
  es-ES_Telephony=Spanish_(Castilian,_telephony) es-LA_Telephony=Spanish_(Latin_America)
  sv-SE_Telephony=Swedish`;

/** IBM: voices by language and generation; recognition by model. */
export const ibm = (): SpeechLists => ({
  tts: voicedLanguages(table, (word, tag) => {
    const { name, gender } = gendered(word);
    return { value: `${tag}_${name}Voice`, name: `${name.replace(/V3$/, ' V3')}${gender}` };
  }),
  stt: languages(recognized),
});
