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

const lost = 'Connection lost: The server closed the connection.';
const faults: [fault: string, answer: () => Promise<Response>][] = [
  ['a broken connection', networkDown],
  [
    'no answer in time',
    () => Promise.reject(Object.assign(new Error('x'), { name: 'TimeoutError' })),
  ],
  ['a lost database', () => json(500, { msg: lost })],
  ['a database that is not there', () => json(500, { msg: 'connect ECONNREFUSED 10.0.0.5:3306' })],
  ['a service that hangs up', () => json(503, { error: 'socket hang up' })],
  ['a gateway in HTML', () => answer(502, '<html>502 Bad Gateway</html>')],
  ['an error in HTML', () => answer(500, '<html>Oops</html>')],
  ['half an answer', () => answer(200, '{"to')],
  ['somebody else’s page', () => answer(200, '<html>Please accept our terms</html>')],
];

describe.each(pages)('%s', (_page, call) => {
  it.each(faults)('tells %s in our words', async (_fault, answering) => {
    session.start(token);
    fetchMock.mockImplementation(answering);
    const text = JSON.stringify(await outcome(call()));
    expect(text).toMatch(/"(app\.errors|public\.login)\.\w+"/);
    expect(text).not.toMatch(
      /Failed to fetch|lost|ECONN|hang up|html|Gateway|Oops|to"|terms|Timeout/,
    );
  });
});
