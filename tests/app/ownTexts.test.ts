import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localeNames, locales, setTextLayer } from '../../src/i18n/locales';
import * as app from './support';
import { screen } from './support';

const files: Record<string, () => Response | Promise<Response>> = {};
const json = (texts: unknown) => () => Response.json(texts);
const realFetch = globalThis.fetch;

beforeEach(() => {
  globalThis.fetch = async (address, init) => {
    const { pathname } = new URL(
      String(address instanceof Request ? address.url : address),
      location.href,
    );
    return files[pathname]?.() ?? realFetch(address, init);
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
  for (const name of Object.keys(files)) delete files[name];
  setTextLayer(null);
  localeNames.splice(
    localeNames.findIndex(({ locale }) => (locale as string) === 'pt'),
    localeNames.some(({ locale }) => (locale as string) === 'pt') ? 1 : 0,
  );
  Reflect.deleteProperty(locales, 'pt');
  app.resetConsole();
});
const deploy = (others: Record<string, string> = {}) =>
  app.resetConsole({ TEXTS_URL: '/texts/{locale}.json', ...others });

describe('own texts', () => {
  it('are laid over the shipped ones, signed out and in, and what does not fit is told to administrators', async () => {
    files['/texts/en.json'] = json({
      public: { login: { title: 'Welcome', submit: 7, forgot: 'Lost <b>it</b>?', nothing: 'x' } },
      app: { nav: { clients: 'Phones', unread: 'One form %{smart_count}' } },
      resources: { accounts: { name: 'Customer |||| Customers', list: { total: '%{wrong}' } } },
    });
    deploy();
    await app.open('/');
    await app.heading('Welcome');
    expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Forgot Password' })).toBeVisible();
    await app.open('/internal/accounts', 'admin');
    await app.heading('Customers');
    expect(screen.getByRole('link', { name: 'Phones' })).toBeVisible();
    await app.open('/internal/settings', 'admin');
    // All texts that are shipped are read for it.
    const told = '/texts/en.json: “public.login.submit” isn’t used, because it isn’t a text.';
    await screen.findByText(told, {}, { timeout: 60_000 });
    await app.see('/texts/en.json: “public.login.forgot” isn’t used, because it contains HTML.');
    await app.see('/texts/en.json: “public.login.nothing” isn’t a text of the console.');
    await app.see(/“app\.nav\.unread” isn’t used, because its number of plural forms must be 2\./);
    expect(screen.queryByText(/public\.login\.title/)).toBeNull();
    await app.open('/internal/settings', 'nora');
    await app.findField('Service provider name');
    expect(screen.queryByText(/texts\/en\.json/)).toBeNull();
  });

  it.each<[string, () => Response | Promise<Response>, RegExp]>([
    ['missing', () => new Response('', { status: 404 }), /\(404\)/],
    [
      'HTML',
      () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
      /\(text\/html\)/,
    ],
    ['broken', () => new Response('{"a":'), /\(SyntaxError: /],
    ['too large', () => new Response(`"${'x'.repeat(1_000_001)}"`), /\(> 1 MB\)/],
    [
      'too late',
      () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError')),
      /\(TimeoutError: /,
    ],
    ['no object', json(['x']), /\(JSON\)/],
  ])('of a file that is %s leave the console with its own', async (_what, answer, why) => {
    files['/texts/en.json'] = answer;
    deploy();
    await app.open('/');
    await app.heading('Log in');
    await app.open('/internal/settings', 'admin');
    const told = await screen.findByText(/^\/texts\/en\.json couldn’t be read/);
    expect(told.textContent).toMatch(why);
    await app.findField('Domain name');
  });

  it('add a language that is a file alone, over its fallback', async () => {
    files['/texts/pt.json'] = json({
      public: { login: { title: 'Entrar' } },
      app: { nav: { clients: 'Telefones' } },
    });
    files['/texts/en.json'] = json({});
    deploy({ LOCALES: JSON.stringify([{ locale: 'pt', name: 'Português', fallback: 'es' }]) });
    await app.open('/');
    await app.press('Português');
    await app.heading('Entrar');
    expect(document.documentElement.lang).toBe('pt');
    expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    await app.open('/internal/accounts', 'nora');
    expect(await screen.findByRole('link', { name: 'Telefones' })).toBeVisible();
    await app.heading('Cuentas');
  });
});
