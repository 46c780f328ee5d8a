// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { signIn } from '../../src/authProvider/signIn';
import * as session from '../../src/session';
import { answer, json, mockPlatform, networkDown, outcome } from '../support/fetchMock';
import { providerClaims, tokenOf } from '../support/token';

const { api, fetchMock } = mockPlatform();
const token = tokenOf(providerClaims);
const page = () => answer(200, '<html>Welcome</html>', { 'Content-Type': 'text/html' });

it.each<[what: string, answering: () => Promise<Response>, told: object | null, asked: number]>([
  ['a token', () => json(200, { token }), null, 1],
  [
    'a refusal, and asks for no other reason',
    () => json(403, { msg: 'Locked for 5 minutes' }),
    { message: 'public.login.incorrect', detail: 'Locked for 5 minutes' },
    1,
  ],
  [
    'a page, and says who is there in place of a platform',
    page,
    { message: 'app.errors.generic', fault: { fault: 'foreign' } },
    2,
  ],
  [
    'nothing, and says that nothing answers',
    networkDown,
    { message: 'public.login.unreachable', fault: { fault: 'silent', args: { address: api } } },
    5,
  ],
])('a sign-in is answered with %s', async (_what, answering, told, asked) => {
  session.end('signedOut');
  fetchMock.mockImplementation(answering);
  const failure = await outcome(signIn('nora', 'secret'));
  if (told) expect(failure).toMatchObject(told);
  else expect(failure).toBeNull();
  expect(session.token()).toBe(told ? null : token);
  expect(fetchMock).toHaveBeenCalledTimes(asked);
});
