// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setConfig } from '../src/config';
import { readConfig } from '../src/config/readConfig';
import { restrictSinks } from '../src/trustedTypes';

afterEach(() => vi.unstubAllGlobals());

/** The policy that the console gives to the browser, with these settings. */
function policyWith(settings: Record<string, string> = {}) {
  const result = readConfig(settings, {}, location.origin);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  setConfig(result.config);
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy });
  restrictSinks();
  const [name, policy] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  return policy as Record<'createHTML' | 'createScriptURL', (text: string) => string | null>;
}

describe('a script may come from', () => {
  const own = `${location.origin}/assets/captureWorker-1a2b.js`;
  const stripe = 'https://js.stripe.com/v3/';

  it.each([own, '/assets/a.js'])('%s', (url) => {
    expect(policyWith().createScriptURL(url)).toBe(url);
  });

  it.each([
    stripe,
    'https://evil.example/a.js',
    `${location.origin}@evil.example/a.js`,
    '//evil.example/a.js',
    'data:text/javascript,alert(1)',
    `blob:${location.origin}/1`,
    'javascript:alert(1)',
  ])('nothing like %s', (url) => {
    expect(policyWith().createScriptURL(url)).toBeNull();
  });

  it('Stripe where a card key is set', () => {
    const { createScriptURL } = policyWith({ STRIPE_PUBLISHABLE_KEY: 'pk_x' });
    expect(createScriptURL(stripe)).toBe(stripe);
    expect(createScriptURL('https://js.stripe.com.evil.example/')).toBeNull();
  });
});

describe('HTML may be', () => {
  it.each(['', 'DD/MM/YYYY 1 > 0', '<style>a{}</style><div class="scroll" part="scroll"></div>'])(
    '%j',
    (html) => expect(policyWith().createHTML(html)).toBe(html),
  );

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<div onclick="alert(1)">',
    '<div onclick="go">',
    '<div class="a" onclick="alert(1)">',
    '<div class="a"onclick="alert(1)">',
    '<svg><style>',
    '<a href="javascript:alert(1)">',
    '<',
  ])('nothing like %j', (html) => {
    expect(policyWith().createHTML(html)).toBeNull();
  });
});

it('a browser without trusted types is left alone', () => {
  vi.stubGlobal('trustedTypes', undefined);
  expect(restrictSinks).not.toThrow();
});
