import { choices, languages, type SpeechLists } from '../../api/speech/lists';

const voices = `
  21m00Tcm4TlvDq8ikWAM Rachel - calm, narration
  9BWtsMINqrJLrRacOk9x Aria - expressive, social media
  CwhRBWXzGAHq8TQ4Fs17 Roger - confident, social media
  EXAVITQu4vr4xnSDxMaL Sarah - soft, news
  FGY2WhTYpPnrIDTdsKH5 Laura - upbeat, social media
  IKne3meq5aSn9XLyUdCD Charlie - natural, conversational
  JBFqnCBsd6RMkjVDRZzb George - warm, narration
  N2lVS1w4EtoT3dr4eOWO Callum - intense, characters
  SAz9YHcvj6GT2YYXdXww River - confident, social media
  TX3LPaxmHKxFdv7VOQHJ Liam - articulate, narration
  XB0fDUnXU5powFXDhCwa Charlotte - seductive, characters
  Xb7hH8MSUJpSbSDYk0k2 Alice - confident, news
  XrExE9yKIg1WjnnlVkGX Matilda - friendly, narration
  bIHbv24MWmeRgasZH58o Will - friendly, social media
  cgSgspJ2msm6clMCkdW9 Jessica - expressive, conversational
  cjVigY5qzO86Huf0OWal Eric - friendly, conversational
  iP95p4xoKVk53GoZ742B Chris - casual, conversational
  nPczCjzI2devNBz1zQrb Brian - deep, narration
  onwK4e9ZLuTAKqWW03F9 Daniel - authoritative, news
  pFZP5JQG7iQjIQuC4Bku Lily - warm, narration
  pqHfZKP75CvOlQylNhV4 Bill - trustworthy, narration
  29vD33N1CtxCmqQRPOHJ Drew - well-rounded, news
  2EiwWnXFnvU5JabPnv8n Clyde - war veteran, characters
  5Q0t7uMcjvnagumLfvZi Paul - ground reporter, news
  AZnzlk1XvdvUeBnXmlld Domi - strong, narration
  CYw3kZ02Hs0563khs1Fj Dave - conversational, characters
  D38z5RcWu1voky8WS1ja Fin - sailor, characters
  ErXwobaYiN019PkySvjV Antoni - well-rounded, narration
  GBv7mTt0atIp3Br8iCZE Thomas - calm, meditation
  LcfcDJNUP1GQjkzn1xUU Emily - calm, meditation
  MF3mGyEYCl7XYWbV9V6O Elli - emotional, narration
  ODq5zmih8GrVes37Dizd Patrick - shouty, characters
  SOYHLrjzK2X1ezoPC6cr Harry - anxious, characters
  ThT5KcBeYPX3keUQqHPh Dorothy - pleasant, stories
  TxGEqnHWrfWFTfGW9XjX Josh - deep, narration
  VR6AewLTigWG4xSOukaG Arnold - crisp, narration
  bVMeCyTHy58xNoL34h3p Jeremy - excited, narration
  flq6f7yk4E4fJM5XTYuZ Michael - orotund, audiobook
  jsCqWAovK2LkecY7zXl4 Freya - overhyped, characters
  oWAxZDx7w5VEj9dCyTzz Grace - southern, audiobook
  pMsXgVXv3BLzUgSXRplE Serena - pleasant, interactive
  pNInz6obpgDQGcFmaJgB Adam - deep, narration
  piTKgcLEGmPE4e6mEKli Nicole - whisper, audiobook
  yoZ06aMxZJJ28mfd3POQ Sam - raspy, narration
  z9fAnlkpzviPz146aGWa Glinda - witch, characters
  zcAOhNBS3c14rBihAFp1 Giovanni - foreigner, audiobook
  zrHiDhphv9ZnVXBqCLjz Mimi - childish, animation
`;

const models = `
  eleven_turbo_v2 Turbo v2
  eleven_turbo_v2_5 Turbo v2.5
  eleven_flash_v2 Flash v2
  eleven_flash_v2_5 Flash v2.5
  eleven_multilingual_v1 Multilingual v1
  eleven_multilingual_v2 Multilingual v2
  eleven_multilingual_sts_v2 Multilingual STS v2
  eleven_monolingual_v1 English v1
  eleven_english_sts_v2 English STS v2
`;

const spoken = `en ja zh de hi fr ko pt it es id nl tr fil pl sv bg ro ar cs el fi hr ms sk da ta uk ru hu no vi`;

/** ElevenLabs: the voices stand at the first language and serve all of them. */
export function elevenlabs(): SpeechLists {
  const all = choices(voices).map(({ value, name }) => ({ value, name }));
  return {
    tts: languages(spoken).map(({ value, name }, index) => ({
      value,
      name,
      voices: index === 0 ? all : [],
    })),
    models: choices(models),
  };
}
