import { HOUSE_VOICE } from './speech';
import type { SeedRow } from './tools';

const rachel = '21m00Tcm4TlvDq8ikWAM';

const synthesis = (vendor: string, language: string, voice: string, label?: string): SeedRow => ({
  speech_synthesis_vendor: vendor,
  speech_synthesis_language: language,
  speech_synthesis_voice: voice,
  speech_synthesis_label: label ?? null,
});
const recognition = (vendor: string, language: string, label?: string): SeedRow => ({
  speech_recognizer_vendor: vendor,
  speech_recognizer_language: language,
  speech_recognizer_label: label ?? null,
});

/** Applications of the clinic that speak and listen in a way of their own. */
const special: Record<string, SeedRow> = {
  'Opening hours North': {
    ...synthesis('google', 'fr-FR', 'fr-FR-Neural2-F', 'clinic'),
    ...recognition('google', 'fr-FR', 'clinic'),
  },
  'Appointments North': synthesis('google', 'en-US', HOUSE_VOICE),
  'Surveys North': {
    ...synthesis('microsoft', 'de-DE', 'de-DE-KatjaNeural', 'europe'),
    ...recognition('microsoft', 'de-DE', 'europe'),
  },
  'Payment reminders North': synthesis('microsoft', 'en-US', 'NorthwindBrandNeural', 'brand'),
  // A voice that is no longer offered.
  'Emergency line North': synthesis('google', 'en-US', 'en-US-Polyglot-1'),
  'Voicemail North': {
    ...synthesis('deepgram', 'en-US', 'aura-2-thalia-en'),
    ...recognition('deepgram', 'en-US'),
  },
  'Language menu North': synthesis('custom:House voices', 'en-US', 'harbour'),
};

const fallback: SeedRow = {
  fallback_speech_synthesis_vendor: 'aws',
  fallback_speech_synthesis_language: 'en-US',
  fallback_speech_synthesis_voice: 'Joanna',
  fallback_speech_recognizer_vendor: 'aws',
  fallback_speech_recognizer_language: 'en-US',
};

/** How an application of the seed speaks and listens. */
export function applicationSpeech(name: string, index: number): SeedRow {
  return {
    ...(index % 3 === 0
      ? synthesis('elevenlabs', 'en', rachel)
      : synthesis('google', 'en-US', 'en-US-Standard-C')),
    ...recognition(index % 4 === 2 ? 'deepgram' : 'google', 'en-US'),
    ...special[name],
    use_for_fallback_speech: index % 8 === 0,
    ...(index % 8 === 0 ? fallback : {}),
  };
}

interface Variables {
  /** The end of the calling webhook's path. */
  path: string;
  values: Record<string, string | number | boolean>;
}

/** The environment variables of every seventh application, by the webhook that publishes them. */
export function applicationVariables(company: string, index: number): Variables | undefined {
  if (index % 7 !== 0) return undefined;
  if (index === 14) {
    const values = { SYSTEM_PROMPT: 'You book appointments.', MODEL: 'medium' };
    return { path: 'assistant', values: { ...values, LLM_API_KEY: 'demo-llm-key-0123' } };
  }
  if (index === 21) {
    const values = { COMPANY_NAME: company, QUEUE_LIMIT: 12, RECORD: false, MUSIC: 'strings' };
    return {
      path: 'every-control',
      values: { ...values, API_TOKEN: 'demo-token-0123', OUTBOUND_CARRIER: 'Twilio' },
    };
  }
  return { path: 'ivr', values: { GREETING: `Welcome to ${company}`, MAX_RETRIES: 3 } };
}
