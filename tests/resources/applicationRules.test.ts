import { describe, expect, it } from 'vitest';
import type { WebhookValues } from '../../src/components/inputs/webhook';
import {
  checkAppJson,
  copyOfApplication,
  followCallHook,
  type StatusHook,
  smsMustStay,
  statusMustStay,
  toApplication,
  toNewApplication,
} from '../../src/resources/applications/applicationRules';
import type { Application, Webhook } from '../../src/types';

const hook = (url: string, rest: Partial<Webhook> = {}): Webhook => ({
  url,
  method: 'POST',
  username: null,
  password: null,
  ...rest,
});
const call = hook('https://apps.example/call');

describe('a new application', () => {
  it('tells its state where it asks what to do, when nothing else is said', () => {
    const secured = { ...call, method: 'GET', username: 'u', password: 'p' } as const;
    for (const call_status_hook of [null, undefined, hook(''), hook('  ')]) {
      expect(toNewApplication({ name: 'A', call_hook: secured, call_status_hook })).toMatchObject({
        call_hook: secured,
        call_status_hook: { url: call.url, method: 'GET', username: null, password: null },
      });
    }
  });
  it('keeps a status webhook of its own', () => {
    const status = hook('https://apps.example/status', { method: 'GET' });
    expect(toNewApplication({ call_hook: call, call_status_hook: status })).toMatchObject({
      call_status_hook: status,
    });
  });
});

describe('an application as it is sent', () => {
  it('has no blanks around its texts, and no credentials that are switched off', () => {
    const values: WebhookValues = {
      ...hook(' https://a.example/x '),
      username: 'u',
      password: 'p',
    };
    const call_hook = { ...values, has_auth: false } as Webhook;
    expect(toApplication({ name: ' Main ', call_hook })).toMatchObject({
      name: 'Main',
      call_hook: hook('https://a.example/x'),
    });
  });
  it('has none around its speech either, but keeps what is stored as it is', () => {
    const stored = { speech_synthesis_voice: ' odd ', speech_recognizer_language: 'en' };
    const previousData = stored as Application;
    const typed = { ...stored, speech_synthesis_language: ' en-IE ', speech_synthesis_label: ' ' };
    expect(toApplication(typed, { previousData })).toMatchObject({
      speech_synthesis_voice: ' odd ',
      speech_recognizer_language: 'en',
      speech_synthesis_language: 'en-IE',
      speech_synthesis_label: null,
    });
  });
  it('keeps the sids of its webhooks, so that their rows are changed in place', () => {
    const stored = { ...call, webhook_sid: 'w1' };
    expect(toApplication({ call_hook: stored }).call_hook).toEqual(stored);
  });
  it('has no status webhook of its own accord', () => {
    expect(toApplication({ call_hook: call }).call_status_hook).toBeNull();
  });
});

const hooks = ['call_hook', 'call_status_hook', 'messaging_hook'] as const;

describe.each(hooks)('%s', (name) => {
  it('goes with the application as it is stored, without blanks, and as null where there is none', () => {
    const stored = hook(' https://a.example/x ', {
      webhook_sid: 'w1',
      username: 'u',
      password: 'p',
    });
    expect(toApplication({ [name]: stored })[name]).toEqual({
      ...stored,
      url: 'https://a.example/x',
    });
    expect(toApplication({ [name]: hook('') })[name]).toBeNull();
  });
  it('is kept by a copy, as a webhook of its own whose password is typed anew', () => {
    const stored = hook('https://a.example/x', { webhook_sid: 'w1', username: 'u', password: 'p' });
    const copy = copyOfApplication({ [name]: stored } as unknown as Application)[name];
    expect(copy).toEqual(hook('https://a.example/x', { username: 'u' }));
  });
});

describe.each([
  ['call_status_hook', statusMustStay, 'statusNotClearable'],
  ['messaging_hook', smsMustStay, 'smsNotClearable'],
] as const)('an emptied %s', (name, mustStay, words) => {
  const message = `resources.applications.validation.${words}`;
  const stored = { [name]: { ...hook(''), webhook_sid: 'w1' } } as Partial<Application>;
  it.each([
    ['', stored, message],
    [null, stored, message],
    ['  ', stored, message],
    ['https://a.example', stored, undefined],
    ['', { [name]: null }, undefined],
    ['', { [name]: hook('') }, undefined],
    ['', {}, undefined],
  ])('%j of %j: %s', (url, values, wanted) => {
    expect(mustStay(url, values)).toBe(wanted);
  });
});

describe('the application JSON', () => {
  it.each([
    [null, undefined],
    [undefined, undefined],
    ['[]', undefined],
    ['[{"verb":"hangup"}]', undefined],
    ['', 'resources.applications.validation.jsonRequired'],
    [' \n', 'resources.applications.validation.jsonRequired'],
    ['{"verb":"hangup"}', 'app.json.notArray'],
    ['[{]', { message: 'app.json.key', args: { line: 1, column: 3 } }],
  ])('%j: %j', (json, wanted) => expect(checkAppJson(json)).toEqual(wanted));
});

describe('the status webhook beside a calling webhook that is typed', () => {
  const state = (hook: WebhookValues | null, isTyped = false): StatusHook => ({ hook, isTyped });
  const ws = 'wss://a.example/call';

  it.each<[string, StatusHook]>([
    ['is empty', state(null)],
    ['has an empty address', state(hook(''))],
    ['was emptied by hand', state(hook(''), true)],
    ['is a websocket itself', state(hook('ws://b.example', { method: 'GET' }))],
  ])('follows a websocket with GET when it %s', (_when, status) => {
    const next = followCallHook(ws, status);
    expect(next?.hook).toMatchObject({ url: ws, method: 'GET' });
    expect(next?.before).toEqual(status.hook);
  });

  it.each<[string, string, StatusHook]>([
    ['the calling webhook is no websocket', 'https://a.example', state(null)],
    ['it has an address for itself', ws, state(hook('https://b.example'))],
    ['the operator typed a websocket', ws, state(hook('wss://b.example'), true)],
  ])('stays when %s', (_when, url, status) => {
    expect(followCallHook(url, status)).toBeNull();
  });

  it('follows each key, and is what it was when the websocket goes', () => {
    const before = hook('ws://old.example', { webhook_sid: 'w2', username: 'u', password: 'p' });
    let status: StatusHook = state(before);
    for (const url of ['ws:', 'wss:', 'wss://a', 'wss://a.example']) {
      const next = followCallHook(url, status);
      expect(next?.hook).toEqual({ ...before, url, method: 'GET' });
      if (next) status = next;
    }
    expect(followCallHook('https://a.example', status)).toEqual(state(before));
  });
});
