import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasBasicAuth,
  isWebSocketUrl,
  toWebhook,
  validateWebhookUrl,
} from '../../../src/components/inputs/webhook';

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
    'http://bücher.example',
    'https://ü:p@köln.example:8080/x?y',
    'https://例え.example/',
    'https://example.com?direct',
  ])('%s is fine', (url) => {
    expect(validateWebhookUrl(url)).toBeUndefined();
  });
  it.each([
    ['example.com', 'invalidUrl'],
    ['ftp://example.com', 'invalidUrl'],
    ['http:/example.com', 'invalidUrl'],
    ['javascript:alert(1)', 'invalidUrl'],
    ['https://my_host.example.com', 'invalidHost'],
    ['http://my_app:3000', 'invalidHost'],
    ['http://[::1]:3000', 'invalidHost'],
    ['http://[::1]/', 'invalidHost'],
    ['http://-a.example.com', 'invalidHost'],
    ['http://a-.example.com', 'invalidHost'],
    ['http://a..b', 'invalidHost'],
    ['http://bü_cher.example', 'invalidHost'],
    ['http://ex%61mple.com', 'invalidHost'],
    [`http://${'a'.repeat(64)}.example`, 'invalidHost'],
    ['http://exa mple.com', 'blanks'],
    ['http://example.com/a b', 'blanks'],
    ['http://', 'malformed'],
    ['http://example.com:port', 'malformed'],
    ['http://example.com:99999', 'malformed'],
  ])('%s is refused: %s', (url, fault) => {
    expect(validateWebhookUrl(url)).toBe(`app.webhook.${fault}`);
  });
  it('never throws, and never lets a blank through', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (host, path) => {
        const answer = validateWebhookUrl(`https://${host}/${path}`);
        if (/\s/.test(`${host}/${path}`.trim())) expect(answer).toBe('app.webhook.blanks');
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
