import { afterEach, describe, expect, it } from 'vitest';
import { publicMessages } from '../../src/i18n/en/public';
import * as app from './support';
import { screen, waitFor } from './support';
import { fillSignIn, password } from './support/signIn';

const address = `${location.origin}/api/v1`;
const { incorrect, unreachable } = publicMessages.public.login;
const html = (status: number) => () =>
  new Response('<h1>Hello</h1>', { status, headers: { 'Content-Type': 'text/html' } });
const text = (status: number, body: string) => () =>
  new Response(body, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });

/** What answers a sign-in, and what the operator reads. */
const rows: [what: string, answer: () => Response, told: string | RegExp][] = [
  ['a wrong password', text(403, 'Forbidden'), incorrect],
  ['a lock-out', () => Response.json({ error: 'Maximum' }, { status: 403 }), `${incorrect}Maximum`],
  ['a page', html(200), `No platform answers at ${address} (200, text/html).`],
  ['a server of files', html(405), `No platform answers at ${address} (405, text/html).`],
  ['a wrong path', html(404), `No platform answers at ${address} (404, text/html).`],
  [
    'a firewall',
    text(403, 'Access denied'),
    `No platform answers at ${address} (403, text/plain).`,
  ],
  [
    'another API',
    () => Response.json({}, { status: 404 }),
    `at ${address} (404, application/json).`,
  ],
  ['a gateway', html(502), `No platform answers at ${address} (502, text/html).`],
  [
    'the rate limit',
    () => new Response('Slow down', { status: 429, headers: { 'Retry-After': '600' } }),
    /rate limit is reached.*Try again in 10 min\./,
  ],
];

describe('signing in where', () => {
  it.each(rows)('%s answers', async (_what, answer, told) => {
    app.answerAlways('POST', 'login', answer);
    await app.open('/');
    await fillSignIn('nora', 'Provider-demo1!');
    const alert = await screen.findByRole('alert');
    if (typeof told === 'string') expect(alert.textContent).toContain(told);
    else expect(alert.textContent).toMatch(told);
    expect(password()).toHaveValue('Provider-demo1!');
    if (typeof told !== 'string' || !told.startsWith(incorrect)) {
      expect(document.body.textContent).not.toContain(incorrect);
      await waitFor(() => expect(alert).toHaveFocus());
    }
  });

  it('nothing answers says so with the address', async () => {
    app.cut(null, /./);
    await app.open('/');
    await fillSignIn('nora', 'Provider-demo1!');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(`${unreachable}This page gets no answer from ${address}.`);
  });
});

describe('the sign-in page, before anybody tries', () => {
  afterEach(() => {
    delete window.trunklineReached;
    app.resetConsole();
  });

  it('says that there is no platform, and takes the focus from nobody', async () => {
    app.answerAlways('POST', 'login', html(404));
    window.trunklineReached = Promise.resolve(false);
    await app.open('/');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(`No platform answers at ${address} (404, text/html).`);
    expect(alert.textContent).toContain('API_BASE_URL');
    expect(screen.getByLabelText(/Username/)).toHaveFocus();
  });

  it('says nothing where there is one', async () => {
    window.trunklineReached = Promise.resolve(true);
    await app.open('/');
    await screen.findByLabelText(/Username/);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('names what config.js says and nobody reads', async () => {
    app.resetConsole({ ENABLE_LRC: 'true', COLOUR: 'red', API_PORT: '3000' });
    await app.open('/');
    expect((await screen.findByText(/ENABLE_LRC/)).textContent).toBe(
      'ENABLE_LRC in config.js isn’t a setting. Did you mean ENABLE_LCR?',
    );
    expect(screen.getByText(/COLOUR/).textContent).toBe('COLOUR in config.js isn’t a setting.');
    expect(screen.queryByText(/API_PORT/)).toBeNull();
  });
});

describe('hosted mode', () => {
  afterEach(() => app.resetConsole());
  it.each([
    ['offers to sign up where somebody can', 'sp-1', 1],
    ['offers no sign-up where nobody can', '', 0],
  ])('%s', async (_what, sid, links) => {
    app.resetConsole({ DEFAULT_SERVICE_PROVIDER_SID: sid }, { hosted: true });
    await app.open('/');
    await screen.findByLabelText(/Username/);
    expect(screen.queryAllByRole('link', { name: 'Register' })).toHaveLength(links);
  });
});
