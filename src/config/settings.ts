import type { Face } from './face';

/** What a deployment may set, after validation. Features are on or off; texts are null when unset. */
export interface Config {
  /** Base of every call, without a trailing slash. */
  apiBaseUrl: string;
  /** A development base: a network failure against it never ends the session. */
  devBaseUrl: string | null;
  customSpeech: boolean;
  forgotPassword: boolean;
  hosted: boolean;
  leastCostRouting: boolean;
  tracing: boolean;
  callRecording: boolean;
  additionalSpeechVendors: boolean;
  accountLimitsAll: boolean;
  defaultTrunkRouting: boolean;
  initialAppJson: boolean;
  adminCarrier: boolean;
  awsRegion: string | null;
  defaultServiceProviderSid: string | null;
  githubClientId: string | null;
  googleClientId: string | null;
  baseUrl: string | null;
  stripePublishableKey: string | null;
  /** Where those who sign up read what they accept. */
  termsUrl: string | null;
  privacyUrl: string | null;
  /** Addresses, apart by spaces, from whose origins recordings may be fetched. */
  recordingOrigins: string | null;
  /** Seconds between two looks at the unread alerts; 0 switches them off. */
  alertPollInterval: number;
  /** The deployer's own, where there is any (ADR 21). */
  face: Face | null;
}

/** Settings by name, as a deployment writes them. */
export type RawSettings = Readonly<Record<string, unknown>>;

/** Why the file of the settings left none behind. */
type FileProblem = 'unread' | 'status' | 'type' | 'broken' | 'silent';

/** A setting that makes no sense: its name, what it says, and in which way that is wrong. */
export interface ConfigProblem {
  name: string;
  value: string;
  problem: 'flag' | 'url' | 'base' | 'number' | 'mixed' | 'object' | FileProblem;
  /** Where in a file. */
  line?: number;
}

/** What was read of a page's settings; without `config` the console cannot start. */
export interface PageSettings {
  config: Config | null;
  problems: ConfigProblem[];
  /** Names that are no settings. */
  unknown: string[];
  /** Whether there is a deployer's face to be read. */
  hasFace: boolean;
}

type FlagKey = { [K in keyof Config]: Config[K] extends boolean ? K : never }[keyof Config];
type TextKey = { [K in keyof Config]: Config[K] extends string | null ? K : never }[keyof Config];

interface FlagRow {
  key: FlagKey;
  /** Names that switch the feature on when true: runtime names and, with VITE_ before them, build names. */
  on: string[];
  /** Names of existing deployments that switch it off when true; there it is on without one. */
  off: string[];
  /** Build names of existing deployments that do not follow the VITE_ rule. */
  build?: { on?: string[]; off?: string[] };
  fallback: boolean;
}

/** Flags: the defaults of rule 1.1, plus the names of existing deployments. */
export const flagRows: FlagRow[] = [
  {
    key: 'customSpeech',
    on: ['ENABLE_CUSTOM_SPEECH'],
    off: ['DISABLE_CUSTOM_SPEECH'],
    fallback: false,
  },
  {
    key: 'forgotPassword',
    on: ['ENABLE_FORGOT_PASSWORD'],
    off: [],
    build: { on: ['VITE_APP_ENABLE_FORGOT_PASSWORD'] },
    fallback: false,
  },
  {
    key: 'hosted',
    on: ['ENABLE_HOSTED_SYSTEM'],
    off: [],
    build: { on: ['VITE_APP_ENABLE_HOSTED_SYSTEM'] },
    fallback: false,
  },
  {
    key: 'leastCostRouting',
    on: ['ENABLE_LCR'],
    off: ['DISABLE_LCR'],
    build: { off: ['VITE_APP_LCR_DISABLED'] },
    fallback: false,
  },
  {
    key: 'tracing',
    on: ['ENABLE_TRACING'],
    off: ['DISABLE_JAEGER_TRACING'],
    build: { off: ['VITE_APP_JAEGER_TRACING_DISABLED'] },
    fallback: false,
  },
  {
    key: 'callRecording',
    on: ['ENABLE_CALL_RECORDING'],
    off: ['DISABLE_CALL_RECORDING'],
    build: { off: ['VITE_APP_DISABLE_CALL_RECORDING'] },
    fallback: false,
  },
  {
    key: 'additionalSpeechVendors',
    on: ['ENABLE_ADDITIONAL_SPEECH_VENDORS'],
    off: ['DISABLE_ADDITIONAL_SPEECH_VENDORS'],
    build: { off: ['VITE_APP_DISABLE_ADDITIONAL_SPEECH_VENDORS'] },
    fallback: false,
  },
  {
    key: 'accountLimitsAll',
    on: ['ENABLE_ACCOUNT_LIMITS_ALL'],
    off: [],
    build: { on: ['VITE_APP_ENABLE_ACCOUNT_LIMITS_ALL'] },
    fallback: false,
  },
  {
    key: 'defaultTrunkRouting',
    on: ['ENABLE_DEFAULT_TRUNK_ROUTING'],
    off: ['DISABLE_DEFAULT_TRUNK_ROUTING'],
    build: { off: ['VITE_APP_DISABLE_DEFAULT_TRUNK_ROUTING'] },
    fallback: true,
  },
  {
    key: 'initialAppJson',
    on: ['INITIAL_APP_JSON_ENABLED'],
    off: [],
    build: { on: ['INITIAL_APP_JSON_ENABLED'] },
    fallback: true,
  },
  {
    key: 'adminCarrier',
    on: ['ADMIN_CARRIER'],
    off: [],
    fallback: false,
  },
];

/** A base is continued by paths, so that it has neither a query nor a fragment. */
export type TextKind = 'text' | 'url' | 'urls' | 'base';

interface TextRow {
  key: TextKey;
  name: string;
  build: string;
  kind: TextKind;
}

/** Settings that have a default other than none, and are read on their own. */
export const otherNames = ['API_BASE_URL', 'ALERT_POLL_INTERVAL'] as const;

export const textRows: TextRow[] = [
  { key: 'devBaseUrl', name: 'DEV_BASE_URL', build: 'VITE_DEV_BASE_URL', kind: 'base' },
  { key: 'awsRegion', name: 'AWS_REGION', build: 'VITE_APP_AWS_REGION', kind: 'text' },
  {
    key: 'defaultServiceProviderSid',
    name: 'DEFAULT_SERVICE_PROVIDER_SID',
    build: 'VITE_APP_DEFAULT_SERVICE_PROVIDER_SID',
    kind: 'text',
  },
  {
    key: 'githubClientId',
    name: 'GITHUB_CLIENT_ID',
    build: 'VITE_APP_GITHUB_CLIENT_ID',
    kind: 'text',
  },
  {
    key: 'googleClientId',
    name: 'GOOGLE_CLIENT_ID',
    build: 'VITE_APP_GOOGLE_CLIENT_ID',
    kind: 'text',
  },
  { key: 'baseUrl', name: 'BASE_URL', build: 'VITE_APP_BASE_URL', kind: 'base' },
  {
    key: 'stripePublishableKey',
    name: 'STRIPE_PUBLISHABLE_KEY',
    build: 'VITE_APP_STRIPE_PUBLISHABLE_KEY',
    kind: 'text',
  },
  { key: 'termsUrl', name: 'TERMS_URL', build: 'VITE_TERMS_URL', kind: 'url' },
  { key: 'privacyUrl', name: 'PRIVACY_URL', build: 'VITE_PRIVACY_URL', kind: 'url' },
  {
    key: 'recordingOrigins',
    name: 'RECORDING_ORIGINS',
    build: 'VITE_RECORDING_ORIGINS',
    kind: 'urls',
  },
];
