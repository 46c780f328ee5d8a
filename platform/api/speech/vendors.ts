/** What the platform keeps of one vendor's credential (contract 12.2). */
export interface VendorRule {
  /** The keys of a create, in the order in which they are answered. */
  keys: string[];
  /** The first key that must have a value and has none, by the values and the uses sent. */
  missing(facts: Facts, uses: Uses): string | undefined;
  /** The keys that a change may carry; one that it leaves out is dropped ... */
  changes: string[];
  /** ... unless it is one of these. */
  keeps: string[];
  /** Stored, but never answered. */
  hidden: string[];
  /** Flags that are stored only while they are on: off, the key is missing from every answer. */
  dropsOff: string[];
  /** The sides that the vendor's connection test knows (contract 12.3). */
  tests: Side[];
  /** Without `create_new` a stored key that does not work refuses the lists (contract 12.4). */
  asksForLists: boolean;
}

export type Facts = Record<string, unknown>;
export type Side = 'tts' | 'stt';
export type Uses = { use_for_tts?: unknown; use_for_stt?: unknown };

type Words = 'keys' | 'changes' | 'keeps' | 'hidden' | 'dropsOff' | 'tests';

type Options = Partial<Omit<VendorRule, Words>> & {
  /** Keys without which nothing is stored, in the order of the check. */
  needs?: string;
  changes?: string;
  keeps?: string;
  hidden?: string;
  dropsOff?: string;
};

const words = (text = '') => text.split(' ').filter(Boolean);

const firstMissing = (facts: Facts, keys: string) => words(keys).find((key) => !facts[key]);

function rule(keys: string, tests: string, options: Options = {}): VendorRule {
  const { needs = '', changes, keeps, hidden, dropsOff } = options;
  const { missing, asksForLists = false } = options;
  return {
    keys: words(keys),
    missing: missing ?? ((facts) => firstMissing(facts, needs)),
    changes: words(changes),
    keeps: words(keeps),
    hidden: words(hidden),
    dropsOff: words(dropsOff),
    tests: words(tests) as Side[],
    asksForLists,
  };
}

const keyOnly = (tests: string) => rule('api_key', tests, { needs: 'api_key' });

const modelAndOptions = (keys: string, tests: string, dropped: string) =>
  rule(`api_key ${keys}`, tests, {
    needs: 'api_key model_id',
    changes: `model_id ${dropped}`,
    keeps: 'model_id',
    asksForLists: true,
  });

const microsoftOwn =
  'use_custom_tts custom_tts_endpoint custom_tts_endpoint_url use_custom_stt custom_stt_endpoint custom_stt_endpoint_url';
const customUrls = 'custom_stt_url custom_tts_url custom_tts_streaming_url';

/** Every vendor by its word in rows; custom ones use `customRule`. */
const rules: Record<string, VendorRule> = {
  google: rule('service_key model_id', 'tts stt', {
    needs: 'service_key',
    changes: 'model_id',
    keeps: 'model_id',
  }),
  aws: rule('access_key_id role_arn secret_access_key aws_region', 'tts stt', {
    changes: 'aws_region',
  }),
  microsoft: rule(`api_key region ${microsoftOwn}`, 'tts stt', {
    missing: (facts) =>
      facts.custom_tts_endpoint_url || facts.custom_stt_endpoint_url
        ? undefined
        : firstMissing(facts, 'region api_key'),
    changes: `region ${microsoftOwn}`,
    asksForLists: true,
  }),
  wellsaid: keyOnly('tts'),
  nuance: rule('client_id secret nuance_tts_uri nuance_stt_uri', 'tts stt', {
    missing: (facts) =>
      facts.nuance_tts_uri || facts.nuance_stt_uri
        ? undefined
        : firstMissing(facts, 'client_id secret'),
    changes: 'nuance_tts_uri nuance_stt_uri',
  }),
  deepgram: rule(
    'api_key deepgram_stt_uri deepgram_stt_use_tls deepgram_tts_uri model_id',
    'tts stt',
    {
      missing: (facts) =>
        facts.deepgram_stt_uri && facts.deepgram_tts_uri
          ? undefined
          : firstMissing(facts, 'api_key'),
      changes: 'deepgram_stt_uri deepgram_stt_use_tls deepgram_tts_uri model_id',
      keeps: 'model_id',
      asksForLists: true,
    },
  ),
  deepgramflux: keyOnly('stt'),
  gladia: rule('api_key region', 'stt', { changes: 'region', hidden: 'region' }),
  resemble: rule('api_key resemble_tts_uri resemble_tts_use_tls', 'tts', {
    needs: 'api_key',
    changes: 'resemble_tts_uri resemble_tts_use_tls',
    dropsOff: 'resemble_tts_use_tls',
  }),
  ibm: rule('tts_api_key tts_region stt_api_key stt_region instance_id', 'tts stt', {
    changes: 'tts_region stt_region',
  }),
  nvidia: rule('riva_server_uri', '', { needs: 'riva_server_uri', changes: 'riva_server_uri' }),
  soniox: keyOnly('stt'),
  cobalt: rule('cobalt_server_uri', '', {
    needs: 'cobalt_server_uri',
    changes: 'cobalt_server_uri',
  }),
  elevenlabs: modelAndOptions('model_id api_uri options', 'tts', 'api_uri options'),
  speechmatics: rule('api_key speechmatics_stt_uri options', 'stt', {
    needs: 'api_key speechmatics_stt_uri',
    changes: 'speechmatics_stt_uri options',
    hidden: 'options',
  }),
  playht: rule('api_key user_id voice_engine playht_tts_uri options', 'tts', {
    needs: 'api_key user_id voice_engine',
    changes: 'voice_engine playht_tts_uri options',
    asksForLists: true,
  }),
  cartesia: {
    ...modelAndOptions('model_id stt_model_id options', 'tts stt', 'stt_model_id options'),
    missing: (facts, { use_for_tts, use_for_stt }) =>
      firstMissing(
        facts,
        `api_key ${use_for_tts ? 'model_id' : ''} ${use_for_stt ? 'stt_model_id' : ''}`,
      ),
  },
  rimelabs: modelAndOptions('model_id options', 'tts', 'options'),
  inworld: modelAndOptions('model_id options', 'tts', 'options'),
  assemblyai: rule('api_key service_version', 'stt', {
    needs: 'api_key',
    changes: 'service_version',
  }),
  houndify: rule('client_key client_id user_id houndify_server_uri', 'stt', {
    needs: 'client_id client_key user_id',
    changes: 'houndify_server_uri',
  }),
  voxist: keyOnly('stt'),
  whisper: { ...modelAndOptions('model_id', 'tts', ''), asksForLists: false },
  openai: { ...modelAndOptions('model_id', 'stt', ''), asksForLists: false },
  verbio: rule('client_id client_secret engine_version', 'tts stt', {
    needs: 'client_id client_secret engine_version',
    changes: 'engine_version',
  }),
};

const customRule = rule(`auth_token ${customUrls}`, '', { changes: customUrls });

/** The rule of a vendor, or undefined for a word that the platform does not know. */
export function vendorRule(vendor: string): VendorRule | undefined {
  if (vendor.startsWith('custom:')) return customRule;
  return Object.hasOwn(rules, vendor) ? rules[vendor] : undefined;
}
