import { describe, expect, it } from 'vitest';
import { alertKindOf, alertKinds } from '../../src/domain/alertKinds';
import { typeOnlyKinds } from '../../src/domain/typeOnlyKinds';
import { messages } from '../../src/i18n/en';
import type { Alert } from '../../src/types';

const alert = (fields: Partial<Alert>): Alert => ({
  id: 'x',
  time: '2026-11-21T10:00:00Z',
  message: '',
  detail: null,
  kind: '',
  ...fields,
});

/** Type and message as the platform writes them, and what they are. */
const known: [string, string, string][] = [
  ['webhook-failure', 'http://foo.bar returned 404', 'webhookFailure'],
  ['webhook-connection-failure', 'failed to connect to http://foo.bar', 'webhookUnreachable'],
  [
    'no-tts',
    'text to speech credentials for google (label: none) have not been provisioned',
    'noTts',
  ],
  [
    'no-stt',
    'speech to text credentials for google (label: none) have not been provisioned',
    'noStt',
  ],
  ['no-carrier', 'outbound call failure: no carriers have been provisioned', 'noCarrier'],
  [
    'account-call-limit',
    'you have exceeded your account call limit of 50; please consider upgrading your plan',
    'callLimit',
  ],
  [
    'account-device-limit',
    'you have exceeded your account limit of 5 registered devices; please consider upgrading your plan',
    'deviceLimit',
  ],
  [
    'service-provider-device-limit',
    'you have exceeded your service provider limit of 5 registered devices; please consider upgrading your plan',
    'deviceLimit',
  ],
  [
    'service-provider-api-limit',
    'you have exceeded your service provider api limit of 5; please consider upgrading your plan',
    'apiLimit',
  ],
  [
    'tts-streaming-connection-failure',
    'Failed to connect to tts streaming service at deepgram',
    'ttsFailure',
  ],
  ['webhook-auth-failure', 'authentication failure: https://foo.bar', 'webhookRefused'],
  ['webhook-url-notfound', 'webhook url not found: https://foo.bar', 'webhookInvalid'],
  ['invalid-app-payload', 'https://foo.bar return invalid app payload', 'invalidPayload'],
  ['play-url-notfound', 'The file at https://foo.bar/a.mp3 was not found', 'audioNotFound'],
  ['stt-failure', 'speech to text request to google failed', 'sttFailure'],
  ['tts-failure', 'text to speech request to google failed', 'ttsFailure'],
  [
    'service-provider-call-limit',
    'you have exceeded your service provider call limit of 5; please consider upgrading your plan',
    'providerCallLimit',
  ],
  [
    'account-api-limit',
    'you have exceeded your account api limit of 5; please consider upgrading your plan',
    'apiLimit',
  ],
  ['account is inactive or suspended', 'account is inactive or suspended', 'inactive'],
];

describe.each(known)('%s', (alert_type, message, name) => {
  it('is told by its type', () => {
    expect(alertKindOf(alert({ alert_type, message: 'whatever' }))?.name).toBe(name);
  });
  it('is told by its message where the platform gives no type', () => {
    expect(alertKindOf(alert({ message }))?.name).toBe(name);
  });
});

it('the platform is asked for every kind that no message tells', () => {
  const untold = alertKinds.filter(({ message }) => !message);
  expect(Object.fromEntries(untold.map(({ name, types }) => [name, types[0]]))).toEqual(
    typeOnlyKinds,
  );
  expect(untold.every(({ types }) => types.length === 1)).toBe(true);
});

it('a type counts for more than a message', () => {
  const mixed = alert({ alert_type: 'alert-from-application', message: 'the shop returned 500' });
  expect(alertKindOf(mixed)?.name).toBe('fromApplication');
});

it.each([
  { message: 'custom' },
  { message: '' },
  { message: undefined },
  { alert_type: 'brand-new', message: 'failed to connect' },
])('nobody knows what %j is', (fields) => {
  expect(alertKindOf(alert(fields as Partial<Alert>))).toBeUndefined();
});

it('every kind has a name and a meaning, and every cause a name', () => {
  const { kinds, meanings, causes } = messages.resources.alerts;
  const names = [...alertKinds.map(({ name }) => name), 'unknown'].sort();
  expect(Object.keys(kinds).sort()).toEqual(names);
  expect(Object.keys(meanings).sort()).toEqual(names);
  for (const { cause } of alertKinds) expect(causes[cause]).toBeTruthy();
});
