import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testEmbedded } from '../client';
import { body, error, msg, noContent, phrase } from '../expectations';
import { createSession } from '../world';
import { createHostedWorld, describeCovered, type HostedWorld, testCovered } from './world';

// Who cannot read the mails of a platform cannot know its links.
describeCovered('mail')('a forgotten password (contract 2.3)', () => {
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
  /** The platform answers before it mails. */
  const lastMail = (email: string) =>
    vi.waitFor(async () => {
      const [mail] = await world.standIn.mails(email);
      if (!mail) throw new Error(`no mail to ${email}`);
      return mail;
    }, 10_000);
  const linkTo = async (email: string) =>
    /\/reset-password\/(\S+)/.exec((await lastMail(email)).text)?.[1] ?? '';

  test('is set anew by the link that is mailed', async () => {
    const { email } = await world.join();
    noContent(await forget(email));
    expect(await lastMail(email)).toMatchObject({ subject: 'Reset password request' });
    const link = await linkTo(email);
    const { jwt } = body<{ jwt: string }>(await world.post('/signin', { link }));
    const change = { old_password: link, new_password: 'Reset-pass1!' };
    noContent(await createSession(world.target, jwt).post('/change-password', change));
    phrase(403)(await world.post('/signin', { link }));
    const username = email;
    expect((await world.post('/login', { username, password: 'Reset-pass1!' })).status).toBe(200);
  });

  testEmbedded('needs its clock')('has links that end after an hour', async () => {
    const { email } = await world.join();
    noContent(await forget(email));
    now = new Date(now.getTime() + 3_600_000);
    phrase(403)(await world.post('/signin', { link: await linkTo(email) }));
  });

  testCovered('identity')(
    'is that of GitHub for who signs in there: the mail has no link',
    async () => {
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
      expect((await lastMail(email)).text).toContain('github');
      expect(await linkTo(email)).toBe('');
    },
  );

  test('is not reset in an inactive account', async () => {
    const { email, accountSid } = await world.join();
    noContent(await world.admin.put(`/Accounts/${accountSid}`, { is_active: 0 }));
    error(400, 'failed to reset your password')(await forget(email));
  });
});
