import { describe, expect, it } from 'vitest';
import type { Platform } from '../../platform/createPlatform';
import * as session from '../../src/session';
import * as app from './support';
import { screen } from './support';
import { signIn } from './support/platform';

const words = 'Your account was deleted';
const password = 'Leaver-demo1!';

/** Signs in a user of an account that an administrator deletes then, and says where its page is. */
async function outlive(target: Platform): Promise<string> {
  const ask = async (method: 'POST' | 'DELETE', path: string, payload?: object) => {
    const headers = { Authorization: `Bearer ${await signIn(target, 'admin', 'Admin-demo1!')}` };
    const answer = await target.app.inject({ method, url: `/api/v1/${path}`, headers, payload });
    expect(answer.statusCode).toBeLessThan(300);
    return answer;
  };
  const provider = target.db.get(
    'SELECT service_provider_sid AS sid FROM service_providers LIMIT 1',
  )?.sid;
  const facts = { name: 'Leaver Ltd', service_provider_sid: provider };
  const { sid } = (await ask('POST', 'Accounts', facts)).json();
  await ask('POST', 'Users', {
    name: 'leaver',
    email: 'leaver@leaver.example',
    initial_password: password,
    is_active: true,
    service_provider_sid: provider,
    account_sid: sid,
  });
  session.start(await signIn(target, 'leaver', password));
  await ask('DELETE', `Accounts/${sid}`);
  return `/internal/accounts/${sid}/edit`;
}

/** The same in both modes. */
const stories = (target: () => Platform) => {
  it('is told so at home, and led out', async () => {
    const home = await outlive(target());
    await app.open('/');
    await app.expectUrl(home);
    await app.see(words);
    expect(document.body).not.toHaveTextContent('Account not found');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await app.press('Log out', screen.getByRole('main'));
    await app.expectUrl('/');
    expect(localStorage.getItem('token')).toBeNull();
  });
};

describe('the user of an account that an administrator deleted', () => {
  stories(() => app.platform);

  it('is the only one who is: an operator’s page says that there is no such account', async () => {
    const home = await outlive(app.platform);
    await app.open(home, 'admin');
    await app.see('Account not found');
    expect(document.body).not.toHaveTextContent(words);
  });
});

describe('in hosted mode the user of an account that an administrator deleted', () => {
  const hosted = app.hostedStories();
  stories(() => hosted.platform());
});
