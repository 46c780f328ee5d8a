// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { callFailureOf } from '../../src/authProvider/callFailure';
import { changeForcedPassword } from '../../src/authProvider/forcedChange';
import {
  openResetLink,
  requestPasswordReset,
  setPasswordByLink,
} from '../../src/authProvider/passwords';
import { authenticate, failureOf } from '../../src/authProvider/signIn';
import { readSignUp, register, verifyEmail } from '../../src/hosted/signUp';
import * as session from '../../src/session';
import { identityOf } from '../../src/session/claims';
import { answer, json, mockPlatform, networkDown, outcome } from '../support/fetchMock';
import { ownTroubles } from '../support/ownTroubles';
import { accountClaims, tokenOf } from '../support/token';

const { fetchMock } = mockPlatform();
const token = tokenOf(accountClaims);

/** What the signed-out pages ask of the platform, by page. */
const pages: [page: string, call: () => Promise<unknown>][] = [
  ['log in', () => authenticate('nora', 'secret').catch(failureOf)],
  ['forgot password', () => requestPasswordReset('nora@example.com')],
  ['a mailed link', () => openResetLink('link')],
  ['reset password', () => setPasswordByLink({ link: 'link', token }, 'secret')],
  ['create password', () => changeForcedPassword('u-sam', 'old', 'new')],
  ['sign up', () => register('zoe@example.com', 'secret')],
  ['verify', () => verifyEmail('123456')],
  ['where a sign-up is', () => readSignUp(identityOf(accountClaims)).catch(callFailureOf)],
];

const faults: [fault: string, answer: () => Promise<Response>][] = [
  ['a broken connection', networkDown],
  [
    'no answer in time',
    () => Promise.reject(Object.assign(new Error('x'), { name: 'TimeoutError' })),
  ],
  ['a service that hangs up', () => json(503, { error: 'socket hang up' })],
  ['a gateway in HTML', () => answer(502, '<html>502 Bad Gateway</html>')],
  ['an error in HTML', () => answer(500, '<html>Oops</html>')],
  ['half an answer', () => answer(200, '{"to')],
  ['somebody else’s page', () => answer(200, '<html>Please accept our terms</html>')],
];

/** What one of them says of a fault, as text. */
async function told(call: () => Promise<unknown>, answering: () => Promise<Response>) {
  session.start(token);
  fetchMock.mockImplementation(answering);
  return JSON.stringify(await outcome(call()));
}
const inOurWords = /"(app\.errors|public\.login)\.\w+"/;

describe.each(pages)('%s', (page, call) => {
  it.each(faults)('tells %s in our words', async (_fault, answering) => {
    const text = await told(call, answering);
    expect(text).toMatch(inOurWords);
    expect(text).not.toMatch(
      /Failed to fetch|lost|ECONN|hang up|html|Gateway|Oops|to"|terms|Timeout/,
    );
  });

  it.each(ownTroubles)('tells nobody of “%s”', async (msg) => {
    const text = await told(call, () => json(500, { msg }));
    expect(text).not.toContain(JSON.stringify(msg).slice(1, -1));
    // The database of the platform says so of a link whose user has no account.
    const isWithoutAccount = page === 'a mailed link' && /SQL syntax/.test(msg);
    if (isWithoutAccount) expect(text).toBe('"withoutAccount"');
    else expect(text).toMatch(inOurWords);
  });
});
