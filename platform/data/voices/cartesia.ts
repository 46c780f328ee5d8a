import { choices, languageName, lines, type SpeechLists, words } from '../../api/speech/lists';

/** Language, id, description. */
const voices = `
  en 79f8b5fb-2cc8-479a-80df-29f7a7cf1a3e Nonfiction Man - This voice is smooth, confident, and resonant, perfect for narrating educational content
  en e00d0e4c-a5c8-443f-a8a3-473eb9a62355 Friendly Sidekick - This voice is friendly and supportive, designed for voicing characters in games and videos
  en a0e99841-438c-4a64-b679-ae501e7d6091 Barbershop Man - This voice is smooth and relaxing, perfect for a casual conversation
  en 79a125e8-cd45-4c13-8a67-188112f4dd22 British Lady - This voice is elegant with a slight British accent, perfect for storytelling
  en b7d50908-b17c-442d-ad8d-810c63997ed9 California Girl - This voice is enthusiastic and friendly, perfect for a casual conversation
  en c2ac25f9-ecc4-4f56-9095-651354df60c0 Commercial Lady - This voice is inviting, enthusiastic, and relatable, perfect for a commercial
  en 248be419-c632-4f23-adf1-5324ed7dbf1d Professional Woman - This voice is neutral and calm, perfect for a call center
  en 156fb8d2-335b-4950-9cb3-a2d33befec77 Helpful Woman - This voice is friendly and conversational, designed for customer support agents
  en 694f9389-aac1-45b6-b726-9d9369183238 Sarah - This voice is natural and expressive with an American accent
  en 5345cf08-6f37-424d-a5d9-8ae1101b9377 Maria - This voice is laid back and natural, perfect for a relaxed conversation
  fr a249eaff-1e96-4d2c-b23b-12efa4f66f41 French Conversational Lady - This voice is energetic and conversational
  fr 8832a0b5-47b2-4751-bb22-6a8e2149303d French Narrator Lady - This voice is neutral and public
  de b9de4a89-2257-424b-94c2-db18ba68c81a German Conversational Woman - This voice is clear and calm, for a call center
  de 3f4ade23-6eb4-4279-ab05-6a144947c4d5 German Conversation Man - This voice is warm and clear
  es 846d6cb0-2301-48b6-9683-48f5618ea2f6 Spanish-speaking Lady - This voice is clear and professional
  ja 2b568345-1d48-4047-b25f-7baccf842eb0 Japanese Woman Conversational - This voice is clear and steady
`;

const models = `
  sonic Sonic
  sonic-2 Sonic 2
  sonic-3 Sonic 3
  sonic-turbo Sonic Turbo
  sonic-preview Sonic Preview
  sonic-2024-12-12 Sonic 2024-12-12
  sonic-2024-10-19 Sonic 2024-10-19
  sonic-english Sonic English
  sonic-multilingual Sonic Multilingual
`;
const spoken = words('en fr de es pt zh ja hi it ko nl pl ru sv tr');

/** Cartesia: voices by language, models with the languages that they speak. */
export function cartesia(): SpeechLists {
  const rows = lines(voices).map((line) => {
    const [language = '', value = '', ...name] = line.split(' ');
    return { language, value, name: name.join(' ') };
  });
  const voiced = spoken.filter((tag) => rows.some(({ language }) => language === tag));
  return {
    tts: voiced.map((tag) => ({
      value: tag,
      name: languageName(tag),
      voices: rows
        .filter(({ language }) => language === tag)
        .map(({ value, name }) => ({ value, name })),
    })),
    stt: [{ name: 'English', value: 'en' }],
    models: choices(models).map(({ name, value }) => ({
      name,
      value,
      languages: value === 'sonic-english' ? ['en'] : spoken,
    })),
    sttModels: [{ name: 'Ink-whisper', value: 'ink-whisper' }],
  };
}
