import { sidOf } from './expectations';
import type { Row } from './telephony';
import type { Session, World } from './world';

export const SECRET = 'examplekey1234567890';
export const MASKED = 'examplXXXXXXXXXXXXXX';

const header = '-----BEGIN PRIVATE KEY-----\n';
const googleKey = { type: 'service_account', project_id: 'p', client_email: 'svc@p.example' };
const pem = `${header}MIIEXAMPLEEXAMPLE\n-----END PRIVATE KEY-----\n`;
const maskedPem = `${header}MIIEXA${'X'.repeat(pem.length - header.length - 6)}`;
export const SERVICE_KEY = JSON.stringify({ ...googleKey, private_key: pem });
const shownKey = (model_id: string) =>
  JSON.stringify({ ...googleKey, private_key: maskedPem, model_id });

/** What the contract's table of vendors says of one of them (12.2). */
export interface VendorCase {
  vendor: string;
  /** The keys of a create. */
  sent: Row;
  /** Those of them that come back otherwise than they were sent; undefined: not at all. */
  shown: Row;
  /** Keys without which nothing is stored. */
  needs: string[];
  /** New values of every key that a change may carry. */
  changed: Row;
  /** Keys that vanish, also unseen, when a change leaves them out. */
  drops: string[];
  /** Flags that are answered only while they are on. */
  dropsOff: string[];
  /** A change that leaves the changeable keys out would be invalid: only the uses are written. */
  holds?: boolean;
}

interface Facts {
  needs?: string;
  shown?: Row;
  changed?: Row;
  drops?: string;
  dropsOff?: string;
  holds?: boolean;
}

const words = (text = '') => text.split(' ').filter(Boolean);

function vendorCase(vendor: string, sent: Row, facts: Facts = {}): VendorCase {
  const secrets = Object.keys(sent).filter((key) => sent[key] === SECRET);
  const { needs = 'api_key', shown = {}, changed = {}, drops, dropsOff, holds } = facts;
  return {
    vendor,
    sent,
    shown: { ...Object.fromEntries(secrets.map((key) => [key, MASKED])), ...shown },
    needs: words(needs),
    changed,
    drops: words(drops),
    dropsOff: words(dropsOff),
    ...(holds ? { holds } : {}),
  };
}

const api_key = SECRET;
const options = '{"speed":1}';
const own = (host: string) => ({
  use_custom_tts: 1,
  custom_tts_endpoint: `tts-${host}`,
  custom_tts_endpoint_url: `https://tts.${host}`,
  use_custom_stt: 1,
  custom_stt_endpoint: `stt-${host}`,
  custom_stt_endpoint_url: `https://stt.${host}`,
});
const urls = (host: string) => ({
  custom_stt_url: `wss://stt.${host}`,
  custom_tts_url: `https://tts.${host}`,
  custom_tts_streaming_url: `wss://tts.${host}`,
});

/** A complete credential of every vendor. */
export const vendorCases: VendorCase[] = [
  vendorCase(
    'google',
    { service_key: SERVICE_KEY, model_id: 'gemini-2.5-flash-tts' },
    {
      needs: 'service_key',
      shown: { service_key: shownKey('gemini-2.5-flash-tts') },
      changed: { model_id: 'gemini-2.5-pro-tts' },
    },
  ),
  vendorCase(
    'aws',
    {
      access_key_id: 'AKIAXXX',
      secret_access_key: SECRET,
      aws_region: 'us-east-1',
      role_arn: 'arn:aws:iam::1:role/x',
    },
    { needs: '', changed: { aws_region: 'eu-west-1' }, drops: 'aws_region' },
  ),
  vendorCase(
    'microsoft',
    { region: 'eastus', api_key, ...own('one.example') },
    {
      needs: '',
      changed: { region: 'westus', ...own('two.example') },
      drops: 'region',
      holds: true,
    },
  ),
  vendorCase('wellsaid', { api_key }),
  vendorCase(
    'nuance',
    { client_id: 'cid', secret: SECRET, nuance_tts_uri: '1.2.3.4:1', nuance_stt_uri: '1.2.3.4:2' },
    {
      needs: '',
      changed: { nuance_tts_uri: '5.6.7.8:1', nuance_stt_uri: '5.6.7.8:2' },
      drops: 'nuance_tts_uri nuance_stt_uri',
    },
  ),
  vendorCase(
    'deepgram',
    {
      api_key,
      deepgram_stt_uri: '1.1.1.1:80',
      deepgram_stt_use_tls: 1,
      deepgram_tts_uri: '2.2.2.2:80',
      model_id: 'nova-2',
    },
    {
      needs: '',
      changed: {
        deepgram_stt_uri: '3.3.3.3:80',
        deepgram_stt_use_tls: 0,
        deepgram_tts_uri: '4.4.4.4:80',
        model_id: 'nova-3',
      },
      drops: 'deepgram_stt_uri deepgram_stt_use_tls deepgram_tts_uri',
    },
  ),
  vendorCase('deepgramflux', { api_key }),
  vendorCase(
    'gladia',
    { api_key, region: 'us-west' },
    { needs: '', shown: { region: undefined }, changed: { region: 'eu-west' }, drops: 'region' },
  ),
  vendorCase(
    'resemble',
    { api_key, resemble_tts_uri: 'r.example', resemble_tts_use_tls: 1 },
    {
      changed: { resemble_tts_uri: 's.example', resemble_tts_use_tls: 0 },
      drops: 'resemble_tts_uri resemble_tts_use_tls',
      dropsOff: 'resemble_tts_use_tls',
    },
  ),
  vendorCase(
    'ibm',
    {
      tts_api_key: SECRET,
      tts_region: 'us-south',
      stt_api_key: SECRET,
      stt_region: 'us-east',
      instance_id: 'inst-1',
    },
    {
      needs: '',
      changed: { tts_region: 'eu-de', stt_region: 'eu-gb' },
      drops: 'tts_region stt_region',
    },
  ),
  vendorCase(
    'nvidia',
    { riva_server_uri: 'riva:50051' },
    { needs: 'riva_server_uri', changed: { riva_server_uri: 'riva:50052' }, holds: true },
  ),
  vendorCase('soniox', { api_key }),
  vendorCase(
    'cobalt',
    { cobalt_server_uri: 'cobalt:2727' },
    { needs: 'cobalt_server_uri', changed: { cobalt_server_uri: 'cobalt:2728' }, holds: true },
  ),
  vendorCase(
    'elevenlabs',
    { api_key, model_id: 'eleven_turbo_v2', api_uri: 'api.example', options },
    {
      needs: 'api_key model_id',
      changed: { model_id: 'eleven_flash_v2', api_uri: 'eu.example', options: '{}' },
      drops: 'api_uri options',
    },
  ),
  vendorCase(
    'speechmatics',
    { api_key, speechmatics_stt_uri: 'eu2.rt.speechmatics.com', options },
    {
      needs: 'api_key speechmatics_stt_uri',
      shown: { options: undefined },
      changed: { speechmatics_stt_uri: 'neu.rt.speechmatics.com', options: '{}' },
      holds: true,
    },
  ),
  vendorCase(
    'playht',
    {
      api_key,
      user_id: 'uid',
      voice_engine: 'Play3.0',
      playht_tts_uri: 'p.example',
      options: { speed: 1 },
    },
    {
      needs: 'api_key user_id voice_engine',
      changed: { voice_engine: 'PlayDialog', playht_tts_uri: 'q.example', options: '{}' },
      holds: true,
    },
  ),
  vendorCase(
    'cartesia',
    { api_key, model_id: 'sonic', stt_model_id: 'ink-whisper', options },
    {
      needs: 'api_key model_id stt_model_id',
      changed: { model_id: 'sonic-2', stt_model_id: 'ink', options: '{}' },
      drops: 'stt_model_id options',
    },
  ),
  vendorCase(
    'rimelabs',
    { api_key, model_id: 'mist', options },
    {
      needs: 'api_key model_id',
      changed: { model_id: 'arcana', options: '{}' },
      drops: 'options',
    },
  ),
  vendorCase(
    'inworld',
    { api_key, model_id: 'inworld-tts-1', options },
    {
      needs: 'api_key model_id',
      changed: { model_id: 'inworld-tts-1-max', options: '{}' },
      drops: 'options',
    },
  ),
  vendorCase(
    'assemblyai',
    { api_key, service_version: 'v3' },
    { changed: { service_version: 'v2' }, drops: 'service_version' },
  ),
  vendorCase(
    'houndify',
    { client_id: 'cid', client_key: SECRET, user_id: 'uid', houndify_server_uri: 'h.example' },
    {
      needs: 'client_id client_key user_id',
      changed: { houndify_server_uri: 'i.example' },
      drops: 'houndify_server_uri',
    },
  ),
  vendorCase('voxist', { api_key }),
  vendorCase(
    'whisper',
    { api_key, model_id: 'tts-1' },
    { needs: 'api_key model_id', changed: { model_id: 'tts-1-hd' } },
  ),
  vendorCase(
    'openai',
    { api_key, model_id: 'whisper-1' },
    { needs: 'api_key model_id', changed: { model_id: 'gpt-4o-transcribe' } },
  ),
  vendorCase(
    'verbio',
    { client_id: 'cid', client_secret: SECRET, engine_version: 'V1' },
    {
      needs: 'client_id client_secret engine_version',
      changed: { engine_version: 'V2' },
      holds: true,
    },
  ),
  vendorCase(
    'custom:myvendor',
    { auth_token: SECRET, ...urls('one.example') },
    {
      needs: '',
      changed: urls('two.example'),
      drops: 'custom_stt_url custom_tts_url custom_tts_streaming_url',
    },
  ),
];

/** The case of one vendor. */
export function vendorNamed(vendor: string): VendorCase {
  const found = vendorCases.find((one) => one.vendor === vendor);
  if (!found) throw new Error(`no vendor ${vendor}`);
  return found;
}

export const ofProvider = (w: World, rest = '') =>
  `/ServiceProviders/${w.sids.A}/SpeechCredentials${rest}`;
export const ofAccount = (w: World, rest = '') => `/Accounts/${w.sids.A1}/SpeechCredentials${rest}`;

/** The keys as they come back. */
export function shownKeys({ sent, shown }: VendorCase): Row {
  const entries = Object.entries({ ...sent, ...shown });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** A Soniox credential, or as the facts say; of provider A unless they name an owner. */
export const soniox = (facts: Row = {}): Row => ({
  vendor: 'soniox',
  use_for_tts: 0,
  use_for_stt: 1,
  api_key: SECRET,
  ...facts,
});

/** Makes a credential on the provider's path, as admin unless someone else; removed at the end. */
export async function makeSpeech(
  world: World,
  facts: Row = {},
  session: Session = world.admin,
): Promise<string> {
  const sid = sidOf(await session.post(ofProvider(world), soniox(facts)));
  world.later(ofProvider(world, `/${sid}`));
  return sid;
}
