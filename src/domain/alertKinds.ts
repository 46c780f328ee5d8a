import type { Alert } from '../types/call';

/** Where the cause of an alert is to be found. */
export type Cause = 'applications' | 'speech-services' | 'carriers' | 'accounts' | 'settings';

interface AlertKind {
  /** Last part of the message key `resources.alerts.meanings.…`. */
  name: string;
  /** The alert types that the platform writes. */
  types: string[];
  /** How its message reads: the list of all accounts comes without types (contract 16.1). */
  message?: RegExp;
  cause: Cause;
  /** A call, or a part of one, failed; something was refused for good reason; somebody says something. */
  severity: 'error' | 'warning' | 'info';
}

/** The kinds of alerts, the most specific message first. */
export const alertKinds: AlertKind[] = [
  {
    name: 'webhookUnreachable',
    types: ['webhook-connection-failure'],
    message: /^failed to connect to (?!tts )/i,
    cause: 'applications',
    severity: 'error',
  },
  {
    name: 'webhookFailure',
    types: ['webhook-failure', 'webhook-status-failure'],
    message: / returned \d{3}\b/i,
    cause: 'applications',
    severity: 'error',
  },
  {
    name: 'webhookInvalid',
    types: ['webhook-url-invalid', 'webhook-url-notfound'],
    message: /invalid (webhook )?url|webhook url not found/i,
    cause: 'applications',
    severity: 'error',
  },
  {
    name: 'webhookRefused',
    types: ['webhook-auth-failure'],
    message: /authentication failure/i,
    cause: 'applications',
    severity: 'error',
  },
  {
    name: 'invalidPayload',
    types: ['invalid-app-payload'],
    message: /invalid app(lication)? payload/i,
    cause: 'applications',
    severity: 'error',
  },
  {
    name: 'audioNotFound',
    types: ['play-url-notfound'],
    message: /\bwas not found$/i,
    cause: 'applications',
    severity: 'error',
  },
  {
    name: 'noTts',
    types: ['no-tts'],
    message: /text to speech credentials .*not been provisioned/i,
    cause: 'speech-services',
    severity: 'error',
  },
  {
    name: 'noStt',
    types: ['no-stt'],
    message: /speech to text credentials .*not been provisioned/i,
    cause: 'speech-services',
    severity: 'error',
  },
  {
    name: 'ttsFailure',
    types: ['tts-failure', 'tts-streaming-connection-failure'],
    message: /text to speech|tts streaming service/i,
    cause: 'speech-services',
    severity: 'error',
  },
  {
    name: 'sttFailure',
    types: ['stt-failure'],
    message: /speech to text|speech recognition/i,
    cause: 'speech-services',
    severity: 'error',
  },
  {
    name: 'noCarrier',
    types: ['no-carrier'],
    message: /no carriers have been provisioned/i,
    cause: 'carriers',
    severity: 'error',
  },
  {
    name: 'providerCallLimit',
    types: ['service-provider-call-limit'],
    message: /service provider call limit/i,
    cause: 'settings',
    severity: 'warning',
  },
  {
    name: 'applicationCallLimit',
    types: ['application-call-limit'],
    message: /application call limit/i,
    cause: 'applications',
    severity: 'warning',
  },
  {
    name: 'callLimit',
    types: ['account-call-limit', 'call-limit'],
    message: /call limit/i,
    cause: 'accounts',
    severity: 'warning',
  },
  {
    name: 'deviceLimit',
    types: ['account-device-limit', 'service-provider-device-limit', 'device-limit'],
    message: /device limit|registered devices/i,
    cause: 'accounts',
    severity: 'warning',
  },
  {
    name: 'apiLimit',
    types: ['account-api-limit', 'service-provider-api-limit', 'api-limit'],
    message: /api( rate)? limit/i,
    cause: 'accounts',
    severity: 'warning',
  },
  {
    name: 'inactive',
    types: ['account-inactive', 'account is inactive or suspended'],
    message: /\binactive or suspended\b/i,
    cause: 'accounts',
    severity: 'warning',
  },
  {
    name: 'fromApplication',
    types: ['alert-from-application'],
    cause: 'applications',
    severity: 'info',
  },
];

/** The name of the kind that nobody knows here. */
export const unknownKind = 'unknown';

/** The names of all kinds. A function, so that scripts that want none of this do not carry it. */
export const alertKindNames = (): string[] => [...alertKinds.map(({ name }) => name), unknownKind];

/** The kind of an alert by its type, else by its message; undefined for what nobody knows here. */
export const alertKindOf = ({
  alert_type,
  message,
}: Pick<Alert, 'alert_type' | 'message'>): AlertKind | undefined =>
  alert_type
    ? alertKinds.find(({ types }) => types.includes(alert_type))
    : alertKinds.find((kind) => kind.message?.test(message ?? ''));
