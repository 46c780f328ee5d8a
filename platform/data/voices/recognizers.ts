import { choices, languages, type SpeechLists } from '../../api/speech/lists';

/** The languages of the Whisper family, in two letters (three where there are no two). */
const manyLanguages = `af sq am ar hy as az ba eu be bn bs br bg my ca zh hr cs da nl en et fo fi fr gl ka de
  el gu ht ha haw he hi hu is id it ja jv kn kk km ko lo la lv ln lt lb mk mg ms ml mt mi mr mn ne no nn oc
  ps fa pl pt pa ro ru sa sr sn sd si sk sl so es su sw sv tl tg ta tt te th bo tr tk uk ur uz vi cy yi yo`;

const only = (text: string) => (): SpeechLists => ({ stt: languages(text) });

export const gladia = only(manyLanguages);

export const soniox =
  only(`en af sq ar az eu be bn bs bg ca zh hr cs da nl et fi fr gl de el gu he hi hu id it
  ja kn kk ko lv lt mk ms ml mr no fa pl pt pa ro ru sr sk sl es sw sv tl ta te th tr uk ur vi cy`);

export const cobalt =
  only(`en_US-8khz=English_US en_UK-8khz=English_UK en_US-16khz=English_US_(16_kHz)
  en_UK-16khz=English_UK_(16_kHz) es_XM-8khz=Spanish fr_FR-8khz=French de_DE-8khz=German
  ko_KR-8khz=Korean pt_BR-8khz=Portuguese ru_RU-8khz=Russian`);

export const speechmatics =
  only(`auto=Automatic ar ba eu be bn bg yue ca hr cs da nl en eo et fi fr gl de el he
  hi hu id ia ga it ja ko lv lt ms mt cmn=Mandarin cmn_en=Mandarin_and_English mr mn no fa pl pt ro ru sk sl es
  en_es=Spanish_and_English sw sv tl ta en_ta=Tamil_and_English th tr uk ur ug vi cy`);

export const assemblyai = only(`en=Global_English en_au=Australian_English en_uk=British_English
  en_us=US_English es fr de it pt nl hi ja zh fi ko pl ru tr uk vi`);

export const houndify =
  only(`en-US en-GB es-ES es-US=Spanish_(United_States) fr-FR de-DE it-IT ja-JP ko-KR
  pt-BR pt-PT nl-NL pl-PL ru-RU sv-SE tr-TR zh-CN ar-SA cs-CZ da-DK fi-FI hu-HU nb-NO th-TH`);

export const voxist = only(
  'fr-FR fr-medical=French_(medical) en-US en-GB de-DE es-ES it-IT nl-NL pt-PT',
);

/** OpenAI: recognition, and the models of both sides. */
export const openai = (): SpeechLists => ({
  stt: languages(`auto=Auto_Language ${manyLanguages}`),
  models: choices('tts-1 TTS-1\ntts-1-hd TTS-1-HD\ngpt-4o-mini-tts GPT 4o Mini TTS'),
  sttModels: choices(
    'whisper-1 Whisper\ngpt-4o-mini-transcribe GPT 4o Mini Transcribe\ngpt-4o-transcribe GPT 4o Transcribe',
  ),
});
