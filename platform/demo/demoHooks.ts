import type { EnvSchema, HookAnswer } from '../api/outside';

const ivr: EnvSchema = {
  GREETING: { type: 'string', description: 'What the caller hears first', required: true },
  LANGUAGE: {
    type: 'string',
    description: 'Language of the menu',
    default: 'en-US',
    enum: ['en-US', 'en-GB', 'fr-FR'],
  },
  MAX_RETRIES: { type: 'number', description: 'Tries before a person answers', default: 3 },
  VOICEMAIL: { type: 'boolean', description: 'Offer voicemail outside opening hours' },
  CRM_TOKEN: { type: 'string', description: 'Access to the customer records', obscure: true },
};

const everyControl: EnvSchema = {
  COMPANY_NAME: {
    type: 'string',
    description: 'Spoken in the greeting',
    required: true,
    uiHint: 'input',
  },
  QUEUE_LIMIT: {
    type: 'number',
    description: 'Callers that may wait at the same time',
    required: true,
    default: 20,
  },
  VOLUME: {
    type: 'number',
    description: 'Loudness of the music while waiting',
    default: 0.5,
    enum: [0, 0.5, 1],
  },
  RECORD: { type: 'boolean', description: 'Record every call', default: true },
  MUSIC: {
    type: 'string',
    description: 'Music while waiting',
    default: 'piano',
    enum: ['piano', 'strings', 'silence'],
  },
  API_TOKEN: {
    type: 'string',
    description: 'Access to the order system',
    required: true,
    obscure: true,
  },
  PIN: { type: 'number', description: 'PIN of the service menu', obscure: true },
  OPENING_HOURS: {
    type: 'string',
    description: 'One line for each day of the week',
    default: 'Mon-Fri 09:00-17:00',
    uiHint: 'textarea',
  },
  KNOWLEDGE: {
    type: 'string',
    description: 'What the assistant may answer from',
    uiHint: 'filepicker',
  },
  OUTBOUND_CARRIER: {
    type: 'string',
    description: 'The carrier that takes transferred calls',
    jambonzResource: 'carriers',
  },
};

const assistant: EnvSchema = {
  SYSTEM_PROMPT: {
    type: 'string',
    description: 'How the assistant behaves',
    required: true,
    default: 'You are a friendly receptionist.',
    uiHint: 'textarea',
  },
  MODEL: {
    type: 'string',
    description: 'The language model',
    required: true,
    enum: ['small', 'medium', 'large'],
  },
  TEMPERATURE: { type: 'number', description: 'From 0 (strict) to 1 (free)', default: 0.7 },
  LLM_API_KEY: { type: 'string', description: 'Key of the model', required: true, obscure: true },
};

const strange = {
  GOOD: { type: 'string', description: 'The one good variable among strange ones' },
  NO_TYPE: { description: 'A variable without a type' },
  UNKNOWN_TYPE: { type: 'date', description: 'A type that does not exist' },
  TYPE_LIST: { type: ['string', 'number'], description: 'Two types at once' },
  NOTHING: null,
  TEXT: 'string',
  NUMBER: 7,
  LIST: [{ type: 'string' }],
  NO_DESCRIPTION: { type: 'string' },
  ODD_DESCRIPTION: { type: 'string', description: { en: 'An object' } },
  MARKUP: {
    type: 'string',
    description: '<img src="x" onerror="document.title=\'owned\'"><b>bold</b>',
  },
  ENUM_TEXT: { type: 'string', description: 'Choices that are no list', enum: 'a,b' },
  ENUM_ODD: { type: 'string', description: 'Odd choices', enum: [null, {}, ['a'], 'a', 'a'] },
  ENUM_EMPTY: { type: 'string', description: 'No choices', enum: [] },
  WRONG_DEFAULT: { type: 'number', description: 'A default of another type', default: 'many' },
  OBJECT_DEFAULT: { type: 'string', description: 'A default that is an object', default: {} },
  ODD_HINT: { type: 'string', description: 'An unknown control', uiHint: 'colorwheel' },
  ODD_RESOURCE: { type: 'string', description: 'Unknown records', jambonzResource: 'planets' },
  REQUIRED_TEXT: { type: 'boolean', description: 'Required, in a word', required: 'yes' },
  ['__proto__']: { type: 'string', description: 'A name that means something else' },
  'a name with blanks': { type: 'string', description: 'Blanks in the name' },
  'dotted.name': { type: 'string', description: 'A point in the name' },
  '': { type: 'string', description: 'No name' },
};

const page = '<!DOCTYPE html><html><body><h1>It works!</h1></body></html>';

/** By the end of the url's path; any other webhook publishes nothing. */
const hooks: Record<string, HookAnswer> = {
  '/ivr': { schema: ivr },
  '/every-control': { schema: everyControl },
  '/assistant': { schema: assistant },
  '/no-variables': { schema: {} },
  '/slow': { schema: ivr, slow: true },
  '/bad-schema': 'invalid',
  '/unreachable': 'unreachable',
  '/strange': { strange },
  '/array': { strange: [{ name: 'GREETING', type: 'string' }] },
  '/text': { strange: 'GREETING' },
  '/null': { strange: null },
  '/html': { strange: page, type: 'text/html; charset=utf-8' },
};

/** What the webhook behind a url answers, or undefined when it publishes no schema. */
export function hookAnswer(url: string): HookAnswer | undefined {
  const path = URL.canParse(url) ? new URL(url).pathname.replace(/\/$/, '') : '';
  return Object.entries(hooks).find(([end]) => path.endsWith(end))?.[1];
}
