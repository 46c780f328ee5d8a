import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRemote } from '../client';
import { body, error, msg, noContent, phrase } from '../expectations';
import { createSession } from '../world';
import { createHostedWorld, type HostedWorld } from './world';

// Who cannot read the mails of a platform cannot know its links.
describe.skipIf(isRemote)('a forgotten password (contract 2.3)', () => {
  let world: HostedWorld;
  let now = new Date('2030-06-01T00:00:00Z');
  beforeAll(async () => {
    world = await createHostedWorld({
      ...{ now: () => now, jwtLifeSeconds: 86_400 },
      consoleUrl: () => 'https://x.example',
    });
  });
  afterAll(() => world?.close());

  const forget = (email: string) => world.post('/forgot-password', { email });
  const lastMail = (email: string) =>
    world.target.platform?.db.get(
      'SELECT subject, text FROM mails WHERE recipient = ? ORDER BY rowid DESC',
      email,
    );
  const linkTo = (email: string) =>
    /https:\/\/x\.example\/reset-password\/(\S+)/.exec(String(lastMail(email)?.text))?.[1] ?? '';

  test('is set anew by the link that is mailed', async () => {
    const { email } = await world.signUp();
    noContent(await forget(email));
    expect(lastMail(email)).toMatchObject({ subject: 'Reset password request' });
    const link = linkTo(email);
    const { jwt } = body<{ jwt: string }>(await world.post('/signin', { link }));
    const change = { old_password: link, new_password: 'Reset-pass1!' };
    noContent(await createSession(world.target, jwt).post('/change-password', change));
    phrase(403)(await world.post('/signin', { link }));
    const username = email;
    expect((await world.post('/login', { username, password: 'Reset-pass1!' })).status).toBe(200);
  });

  test('has links that end after an hour', async () => {
    const { email } = await world.signUp();
    noContent(await forget(email));
    now = new Date(now.getTime() + 3_600_000);
    phrase(403)(await world.post('/signin', { link: linkTo(email) }));
  });

  test('is that of GitHub for who signs in there: the mail has no link', async () => {
    const email = `${world.unique('oauth')}@example.com`;
    const answer = body<{ jwt: string; account_sid: string }>(
      await world.post('/register', {
        ...{ service_provider_sid: world.providerSid, provider: 'github', oauth2_code: email },
        ...{ oauth2_state: 's', oauth2_client_id: 'i', oauth2_redirect_uri: 'https://x.example' },
      }),
    );
    world.later(`/Accounts/${answer.account_sid}`);
    const passwords = { old_password: 'a', new_password: 'b' };
    msg(
      400,
      'user is using oauth authentication',
    )(await createSession(world.target, answer.jwt).post('/change-password', passwords));
    noContent(await forget(email));
    expect(lastMail(email)?.text).toContain('github');
    expect(linkTo(email)).toBe('');
  });

  test('is not reset in an inactive account', async () => {
    const { email } = await world.signUp({ isConfirmed: false });
    error(400, 'failed to reset your password')(await forget(email));
  });
});
