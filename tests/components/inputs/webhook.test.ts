import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasBasicAuth,
  isWebSocketUrl,
  toWebhook,
  validateWebhookUrl,
} from '../../../src/components/inputs/webhook';

const invalid = 'app.webhook.invalidUrl';

describe('the address of a webhook', () => {
  it.each([
    undefined,
    null,
    '',
    '  ',
    'http://example.com',
    'HTTPS://Example.COM/path?x=1#y',
    'ws://localhost:3000/socket',
    'wss://a-b.example.com',
    'http://10.0.0.1:8080/hook',
    'https://user:secret@example.com/',
    'https://example.com./',
    ' https://example.com/hook ',
    'http://x',
    'https://example.com?direct',
  ])('%s is fine', (url) => {
    expect(validateWebhookUrl(url)).toBeUndefined();
  });
  it.each([
    'example.com',
    'ftp://example.com',
    'http:/example.com',
    'http://',
    'https://my_host.example.com',
    'http://[::1]/',
    'http://-a.example.com',
    'http://a-.example.com',
    'http://a..b',
    'http://exa mple.com',
    'http://example.com/a b',
    'http://example.com:port',
    'http://example.com:99999',
    'http://ex%61mple.com',
    'javascript:alert(1)',
    `http://${'a'.repeat(64)}.example`,
  ])('%s is refused', (url) => {
    expect(validateWebhookUrl(url)).toBe(invalid);
  });
  it('never throws, and never lets a blank through', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (host, path) => {
        const answer = validateWebhookUrl(`https://${host}/${path}`);
        if (/\s/.test(`${host}/${path}`.trim())) expect(answer).toBe(invalid);
      }),
    );
  });
  it.each([
    ['ws://x', true],
    [' WSS://x', true],
    ['https://ws.example', false],
    [null, false],
  ])('%s is a websocket: %s', (url, expected) => {
    expect(isWebSocketUrl(url)).toBe(expected);
  });
});

describe('the webhook that is sent', () => {
  const stored = { url: 'https://x', method: 'GET', username: 'u', password: 'p' } as const;

  it.each([
    ['nothing', null, null],
    ['no address', { ...stored, url: '' }, null],
    ['a blank address', { ...stored, url: '  ' }, null],
    ['what is stored', stored, stored],
    ['blanks around', { ...stored, url: ' https://x ' }, stored],
    [
      'an address alone',
      { url: 'https://x' },
      { url: 'https://x', method: 'POST', username: null, password: null },
    ],
    [
      'empty texts',
      { ...stored, username: '', password: '' },
      { ...stored, username: null, password: null },
    ],
    [
      'an unticked zone that remembers',
      { ...stored, has_auth: false },
      { ...stored, username: null, password: null },
    ],
    ['a ticked zone', { ...stored, has_auth: true }, stored],
    ['a sid', { ...stored, webhook_sid: 'w' }, { ...stored, webhook_sid: 'w' }],
  ])('for %s', (_name, draft, expected) => {
    expect(toWebhook(draft)).toEqual(expected);
  });
  it('carries only the platform’s own keys', () => {
    const draft = { ...stored, has_auth: true, typed: 1 };
    expect(Object.keys(toWebhook(draft) ?? {})).toEqual(['url', 'method', 'username', 'password']);
  });
  it('opens its zone for a stored user name or password, until the tick says otherwise', () => {
    expect(hasBasicAuth(null)).toBe(false);
    expect(hasBasicAuth({ username: null, password: null })).toBe(false);
    expect(hasBasicAuth({ username: 'u', password: null })).toBe(true);
    expect(hasBasicAuth({ username: 'u', has_auth: false })).toBe(false);
    expect(hasBasicAuth({ has_auth: true })).toBe(true);
  });
});
