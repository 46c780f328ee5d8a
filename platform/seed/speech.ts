import type { Company } from './company';
import { daysAgo, type Seeder, sidFor } from './tools';

interface SpeechPlan {
  vendor: string;
  label?: string;
  /** The account that owns it; the provider when there is none. */
  owner?: string;
  keys: Record<string, unknown>;
  tts?: boolean;
  stt?: boolean;
}

const serviceKey = JSON.stringify({
  type: 'service_account',
  project_id: 'northwind-demo',
  client_email: 'speech@northwind-demo.iam.gserviceaccount.com',
  private_key:
    '-----BEGIN PRIVATE KEY-----\nMIIEdemodemodemodemodemo\ndemodemo\n-----END PRIVATE KEY-----\n',
});
const api_key = 'demo-key-0123456789abcdef';

const plans: SpeechPlan[] = [
  { vendor: 'google', keys: { service_key: serviceKey, model_id: null } },
  {
    vendor: 'aws',
    keys: {
      access_key_id: 'AKIADEMODEMO',
      secret_access_key: 'demoSecretAccessKey0123',
      aws_region: 'us-east-1',
    },
  },
  { vendor: 'deepgram', stt: true, tts: false, keys: { api_key, model_id: 'nova-2' } },
  { vendor: 'elevenlabs', tts: true, stt: false, keys: { api_key, model_id: 'eleven_turbo_v2_5' } },
  { vendor: 'microsoft', label: 'europe', keys: { api_key, region: 'westeurope' } },
  {
    vendor: 'custom:House voices',
    tts: true,
    stt: false,
    keys: { auth_token: 'demo-token-0123', custom_tts_url: 'https://tts.northwind-voice.example' },
  },
  { vendor: 'google', label: 'clinic', owner: 'Sunrise Clinic', keys: { service_key: serviceKey } },
  { vendor: 'deepgram', owner: 'Sunrise Clinic', keys: { api_key, model_id: 'nova-2-medical' } },
  {
    vendor: 'speechmatics',
    owner: 'Cedar Bank',
    tts: false,
    stt: true,
    keys: { api_key, speechmatics_stt_uri: 'eu2.rt.speechmatics.com' },
  },
  {
    vendor: 'verbio',
    owner: 'Metro Taxi',
    keys: { client_id: 'metro', client_secret: 'demo-secret-01', engine_version: 'V2' },
  },
];

/** Credentials of several vendors, provider-level and of accounts, and two custom voices. */
export function seedSpeech(seeder: Seeder, { northwind, quayside }: Company): void {
  const { insert, vault } = seeder;
  for (const [index, { vendor, label, owner, keys, tts = true, stt = true }] of plans.entries()) {
    const tested = index % 3 !== 2;
    insert('speech_credentials', `${vendor} ${label ?? ''} ${owner ?? ''}`, {
      service_provider_sid: northwind,
      account_sid: owner ? sidFor(`accounts:${owner}`) : null,
      vendor,
      label: label ?? null,
      credential: vault.encrypt(JSON.stringify(keys)),
      use_for_tts: tts,
      use_for_stt: stt,
      created_at: daysAgo(seeder, 120 - index),
      last_used: index % 2 === 0 ? daysAgo(seeder, index / 4) : null,
      last_tested: tested ? daysAgo(seeder, 2) : null,
      tts_tested_ok: tested && tts ? vendor !== 'aws' : null,
      stt_tested_ok: tested && stt ? true : null,
    });
  }
  insert('speech_credentials', 'quayside google', {
    service_provider_sid: quayside,
    vendor: 'google',
    credential: vault.encrypt(JSON.stringify({ service_key: serviceKey })),
    use_for_tts: true,
    use_for_stt: true,
  });
  const speech_credential_sid = sidFor('speech_credentials:google  ');
  insert('google_custom_voices', 'house', {
    speech_credential_sid,
    name: 'House voice',
    model: 'projects/northwind-demo/locations/us-central1/models/TCV1',
    reported_usage: 'REALTIME',
  });
  insert('google_custom_voices', 'clone', {
    speech_credential_sid,
    name: 'Receptionist',
    model: '',
    reported_usage: 'OFFLINE',
    use_voice_cloning_key: 1,
    voice_cloning_key: 'demo-cloning-key-'.repeat(12),
  });
}
