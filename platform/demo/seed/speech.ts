import { testOutcomes } from '../../api/speech/outcomes';
import type { Company } from './company';
import { daysAgo, type Seeder, type SeedRow, sidFor } from './tools';

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
  {
    vendor: 'elevenlabs',
    tts: true,
    stt: false,
    keys: {
      api_key,
      model_id: 'eleven_turbo_v2_5',
      api_uri: 'api.elevenlabs.io',
      options: JSON.stringify({ optimize_streaming_latency: 3 }),
    },
  },
  { vendor: 'microsoft', label: 'europe', keys: { api_key, region: 'westeurope' } },
  {
    vendor: 'microsoft',
    label: 'brand',
    stt: false,
    keys: {
      api_key,
      region: 'westeurope',
      use_custom_tts: 1,
      custom_tts_endpoint: '5a1b9c62-brand-voice',
    },
  },
  {
    vendor: 'custom:House voices',
    tts: true,
    stt: false,
    keys: { auth_token: 'demo-token-0123', custom_tts_url: 'https://tts.northwind-voice.example' },
  },
  {
    vendor: 'aws',
    label: 'backup',
    keys: {
      access_key_id: 'AKIABACKUP',
      secret_access_key: 'demo-fail-0123456789',
      aws_region: 'eu-west-1',
    },
  },
  {
    vendor: 'ibm',
    keys: {
      tts_api_key: 'demo-tts-0123456789',
      tts_region: 'eu-de',
      stt_api_key: 'demo-quota-stt-0123456789',
      stt_region: 'eu-de',
      instance_id: 'b2f1c7de-demo',
    },
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
    vendor: 'nvidia',
    owner: 'Cedar Bank',
    keys: { riva_server_uri: 'riva.cedar-bank.example:50051' },
  },
  {
    vendor: 'verbio',
    owner: 'Metro Taxi',
    keys: { client_id: 'metro', client_secret: 'demo-secret-01', engine_version: 'V2' },
  },
  {
    vendor: 'openai',
    owner: 'Metro Taxi',
    tts: false,
    stt: true,
    keys: { api_key: 'demo-expired-0123456789', model_id: 'gpt-4o-transcribe' },
  },
];

const quaysideKeys = {
  google: { service_key: serviceKey },
  elevenlabs: { api_key, model_id: 'eleven_flash_v2_5' },
  deepgram: { api_key, model_id: 'nova-3' },
  aws: { access_key_id: 'AKIAQUAYSIDE', secret_access_key: api_key, aws_region: 'eu-west-2' },
};

const sidOf = ({ vendor, label, owner }: SpeechPlan) => `${vendor} ${label ?? ''} ${owner ?? ''}`;

/** The custom voice that an application of the seed speaks with. */
export const HOUSE_VOICE = `custom_${sidFor('google_custom_voices:house')}`;

/** Credentials of several vendors, provider-level and of accounts, and two custom voices. */
export function seedSpeech(seeder: Seeder, { northwind, quayside }: Company): void {
  const { insert, vault } = seeder;
  for (const [index, plan] of plans.entries()) {
    const { vendor, label, owner, keys, tts = true, stt = true } = plan;
    insert('speech_credentials', sidOf(plan), {
      service_provider_sid: northwind,
      account_sid: owner ? sidFor(`accounts:${owner}`) : null,
      vendor,
      label: label ?? null,
      credential: vault.encrypt(JSON.stringify(keys)),
      use_for_tts: tts,
      use_for_stt: stt,
      created_at: daysAgo(seeder, 120 - index),
      last_used: index % 2 === 0 ? daysAgo(seeder, index / 4) : null,
      ...lastTest(seeder, plan, index),
    });
  }
  for (const [vendor, keys] of Object.entries(quaysideKeys)) {
    insert('speech_credentials', `quayside ${vendor}`, {
      service_provider_sid: quayside,
      vendor,
      credential: vault.encrypt(JSON.stringify(keys)),
      use_for_tts: vendor !== 'deepgram',
      use_for_stt: vendor !== 'elevenlabs',
    });
  }
  seedCustomVoices(seeder);
}

/** Two of three were tested two days ago, with what a test finds today. */
function lastTest(
  seeder: Seeder,
  { vendor, keys, tts = true, stt = true }: SpeechPlan,
  index: number,
): SeedRow {
  const found = testOutcomes(vendor, keys, { tts, stt });
  const flags = [found.tts, found.stt].map(({ status }) =>
    status === 'not tested' ? null : status === 'ok',
  );
  const [tts_tested_ok = null, stt_tested_ok = null] = flags;
  if (index % 3 === 2 || flags.every((flag) => flag === null)) return {};
  return { last_tested: daysAgo(seeder, 2), tts_tested_ok, stt_tested_ok };
}

function seedCustomVoices({ insert }: Seeder): void {
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
