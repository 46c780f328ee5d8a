// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages as oauth } from '../../../src/i18n/en/oauth';
import { publicMessages } from '../../../src/i18n/en/public';
import { messages } from '../../../src/i18n/en/signUp';
import { PublicTextsProvider } from '../../../src/i18n/PublicTexts';
import { dropNotice, waitingNotice } from '../../../src/pages/hosted/signUp/notice';
import { OAuthCallbackPage } from '../../../src/pages/hosted/signUp/OAuthCallbackPage';
import { SignUpPages } from '../../../src/pages/hosted/signUp/SignUpPages';
import * as session from '../../../src/session';
import { accountClaims, tokenOf } from '../../support/token';

const given = vi.hoisted(() => ({
  ...{ knownSignUp: vi.fn(), readSignUp: vi.fn(), chooseRealm: vi.fn(), verifyEmail: vi.fn() },
  ...{ canSendAgain: vi.fn(), sendAgain: vi.fn(), isRealmAvailable: vi.fn(), endVisit: vi.fn() },
}));
vi.mock('../../../src/hosted/signUp', async (original) => ({
  ...(await original<object>()),
  ...given,
}));
vi.mock('../../../src/hosted/calls', async (original) => ({
  ...(await original<object>()),
  isRealmAvailable: given.isRealmAvailable,
}));
vi.mock('../../../src/hosted/oauthReturn', () => ({ endVisit: given.endVisit }));

const { subdomain: realm, verifyEmail: verify, signUpUnknown } = messages.public;
const { required } = publicMessages.public;
const paths = {
  subdomain: '/register/choose-a-subdomain',
  verify: '/register/email/verify-your-email',
};
const signUpAt = (step: string) => ({
  ...{ userSid: accountClaims.user_sid, step, email: 'sam@example.com' },
  rootDomain: 'calls.example' as string | null,
});
let at = signUpAt('subdomain');

beforeEach(() => {
  session.start(tokenOf(accountClaims));
  for (const one of Object.values(given)) one.mockReset();
  at = signUpAt('subdomain');
  given.knownSignUp.mockImplementation(() => at);
  given.isRealmAvailable.mockResolvedValue(true);
  for (const call of [given.chooseRealm, given.verifyEmail, given.sendAgain]) {
    call.mockResolvedValue(null);
  }
  given.canSendAgain.mockReturnValue(true);
});
afterEach(() => {
  cleanup();
  dropNotice();
  session.takeFlash();
  session.leave();
  session.left(null);
});

const open = (path: string) =>
  render(
    <PublicTextsProvider initial={{ locale: 'en', messages: publicMessages }}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/register/email" element={<p>another address</p>} />
          <Route path="/register/*" element={<SignUpPages />} />
          <Route
            path="/back/:provider"
            element={<OAuthCallbackPage provider={path.slice('/back/'.length)} search="?code=c" />}
          />
          <Route path="/internal/*" element={<p>the console</p>} />
          <Route path="/create-password" element={<p>a new password first</p>} />
          <Route path="/" element={<p>the sign-in</p>} />
        </Routes>
      </MemoryRouter>
    </PublicTextsProvider>,
  );
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const saidAt = (label: string) =>
  (field(label).getAttribute('aria-describedby')?.split(' ') ?? [])
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

it.each([
  [
    'nobody is signed in',
    () => {
      session.leave();
      session.left(null);
    },
    'the sign-in',
  ],
  [
    'a password has to be changed first',
    () => session.beginForcedChange(accountClaims.user_sid ?? '', 'Old-1'),
    'a new password first',
  ],
  [
    'the sign-up is done',
    () => {
      at = signUpAt('done');
    },
    'the console',
  ],
  [
    'another step is next',
    () => {
      at = signUpAt('verify');
    },
    verify.title,
  ],
])('where %s no subdomain is asked', async (_what, change, shown) => {
  change();
  open(paths.subdomain);
  expect(await screen.findByText(shown)).toBeVisible();
  expect(screen.queryByText(realm.title)).toBeNull();
});

it('a sign-up that cannot be looked up is looked up again', async () => {
  given.knownSignUp.mockReturnValue(null);
  given.readSignUp.mockRejectedValueOnce(new Error('away')).mockResolvedValue(at);
  open(paths.subdomain);
  expect(await screen.findByText(signUpUnknown.title)).toBeVisible();
  fireEvent.click(button(signUpUnknown.retry));
  await screen.findByText(realm.title);
});

async function openSubdomain() {
  open(paths.subdomain);
  await screen.findByLabelText(new RegExp(`^${realm.label}`));
  await waitFor(() => expect(field(realm.label)).toHaveFocus());
}
const whole = (name: string) => realm.whole.replace('%{realm}', name);

it.each([
  ['', realm.empty],
  ['ab', realm.short],
  ['-abc', realm.characters],
  ['a'.repeat(64), realm.long],
])('a subdomain %j is none', async (typed, said) => {
  await openSubdomain();
  type(realm.label, typed);
  await waitFor(() => expect(saidAt(realm.label)).toContain(said));
  expect(button(realm.submit)).toBeDisabled();
  fireEvent.submit(field(realm.label).form as HTMLFormElement);
  expect([given.isRealmAvailable, given.chooseRealm].map((one) => one.mock.calls.length)).toEqual([
    0, 0,
  ]);
});

it('a subdomain that is free is chosen, and leads to the console', async () => {
  await openSubdomain();
  type(realm.label, 'Clinic');
  await waitFor(() => expect(saidAt(realm.label)).toContain(realm.checking));
  expect(button(realm.submit)).toBeDisabled();
  await waitFor(() => expect(saidAt(realm.label)).toContain(realm.available));
  expect(screen.getByText(whole('clinic.calls.example'))).toBeVisible();
  fireEvent.click(button(realm.submit));
  await screen.findByText('the console');
  expect(given.chooseRealm.mock.calls).toEqual([['clinic.calls.example']]);
});

it('a subdomain that is taken is not offered', async () => {
  given.isRealmAvailable.mockResolvedValue(false);
  await openSubdomain();
  type(realm.label, 'clinic');
  await waitFor(() => expect(saidAt(realm.label)).toContain(realm.taken));
  expect(screen.queryByText(whole('clinic.calls.example'))).toBeNull();
  expect(button(realm.submit)).toBeDisabled();
});

it('a subdomain that cannot be looked up is looked up again', async () => {
  given.isRealmAvailable.mockRejectedValueOnce(new Error('away'));
  await openSubdomain();
  type(realm.label, 'clinic');
  fireEvent.click(await screen.findByRole('button', { name: realm.checkAgain }));
  await waitFor(() => expect(saidAt(realm.label)).toContain(realm.available));
  expect(screen.queryByRole('button', { name: realm.checkAgain })).toBeNull();
});

async function choose(refused: object) {
  given.chooseRealm.mockResolvedValueOnce(refused);
  await openSubdomain();
  type(realm.label, 'clinic');
  await waitFor(() => expect(button(realm.submit)).toBeEnabled());
  fireEvent.click(button(realm.submit));
}

it('a subdomain that somebody else took meanwhile is looked up again', async () => {
  await choose({ status: 422, message: 'taken', isStored: false });
  await waitFor(() => expect(saidAt(realm.label)).toContain(realm.taken));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field(realm.label)).toHaveFocus();
  await waitFor(() => expect(given.isRealmAvailable).toHaveBeenCalledTimes(2));
});

it('what is refused is said, until the next try', async () => {
  await choose({ status: 500, message: 'The disk is full', isStored: false });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The disk is full');
  expect(alert).toHaveFocus();
  fireEvent.click(button(realm.submit));
  await screen.findByText('the console');
});

it('a subdomain that is stored without its records leads to the account all the same', async () => {
  await choose({ status: 422, message: 'No DNS here', isStored: true });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(realm.stored);
  expect(alert).toHaveTextContent('No DNS here');
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.click(button(realm.goOn));
  await screen.findByText('the console');
});

it('a platform without a domain says so', async () => {
  at = { ...at, rootDomain: null };
  open(paths.subdomain);
  expect(await screen.findByRole('alert')).toHaveTextContent(realm.noRootDomain);
  expect(screen.queryByRole('textbox')).toBeNull();
});

async function openVerify() {
  at = signUpAt('verify');
  open(paths.verify);
  await screen.findByLabelText(new RegExp(`^${verify.code}`));
  await waitFor(() => expect(field(verify.code)).toHaveFocus());
}

it.each([
  ['', required],
  ['12345', verify.sixDigits],
  ['1234567', verify.sixDigits],
  ['12345a', verify.sixDigits],
])('a code %j is none', async (typed, said) => {
  await openVerify();
  type(verify.code, typed);
  fireEvent.click(button(verify.submit));
  await waitFor(() => expect(saidAt(verify.code)).toContain(said));
  expect(given.verifyEmail).not.toHaveBeenCalled();
});

it('a code leads to the next step, however it is grouped', async () => {
  await openVerify();
  type(verify.code, '123-4 56');
  given.verifyEmail.mockImplementation(async () => {
    at = signUpAt('subdomain');
    return null;
  });
  fireEvent.click(button(verify.submit));
  await screen.findByText(realm.title);
  expect(given.verifyEmail.mock.calls).toEqual([['123456']]);
});

it.each([
  [400, 'at the code', verify.wrong],
  [500, 'above it', 'The disk is full'],
])('a code that is refused (%i) is said %s', async (status, where, said) => {
  given.verifyEmail.mockResolvedValue({ status, message: 'The disk is full' });
  await openVerify();
  type(verify.code, '123456');
  fireEvent.click(button(verify.submit));
  if (where === 'above it') {
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(said);
    expect(alert).toHaveFocus();
  } else {
    await waitFor(() => expect(saidAt(verify.code)).toContain(said));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field(verify.code)).toHaveFocus();
  }
});

it('a new code is sent, which takes back what was said of the last one', async () => {
  given.verifyEmail.mockResolvedValue({ status: 400, message: 'no' });
  await openVerify();
  const sent = verify.sent.replace('%{email}', 'sam@example.com');
  type(verify.code, '123456');
  fireEvent.click(button(verify.submit));
  await waitFor(() => expect(saidAt(verify.code)).toContain(verify.wrong));
  fireEvent.click(button(verify.again));
  expect(await screen.findByText(sent)).toBeVisible();
  expect(saidAt(verify.code)).not.toContain(verify.wrong);
  // And the next code takes back that it was sent.
  fireEvent.click(button(verify.submit));
  await waitFor(() => expect(saidAt(verify.code)).toContain(verify.wrong));
  expect(screen.queryByText(sent)).toBeNull();
});

it.each([
  [{ status: 429, message: 'Too many' }, 'Too many'],
  [{ status: 0, message: 'lost' }, verify.unanswered],
])('a new code that is not sent says why: %j', async (refused, said) => {
  given.sendAgain.mockResolvedValue(refused);
  await openVerify();
  fireEvent.click(button(verify.again));
  expect(await screen.findByRole('alert')).toHaveTextContent(said);
});

it('who came back without a password gives the address again', async () => {
  given.canSendAgain.mockReturnValue(false);
  await openVerify();
  fireEvent.click(button(verify.again));
  await screen.findByText('another address');
  expect(given.sendAgain).not.toHaveBeenCalled();
});

it('who comes back from an identity provider goes on', async () => {
  given.endVisit.mockResolvedValue({ goTo: '/internal/accounts' });
  open('/back/github');
  expect(await screen.findByText('the console')).toBeVisible();
  expect(given.endVisit.mock.calls).toEqual([['github', '?code=c']]);
  expect(waitingNotice()).toBeNull();
});

it('who was refused there reads why at the sign-in', async () => {
  given.endVisit.mockResolvedValue({ message: 'denied' });
  open('/back/github');
  await screen.findByText('the sign-in');
  expect(waitingNotice()).toEqual({ message: 'denied', provider: 'github' });
});

it.each([
  ['github', true],
  ['nobody', false],
])('while the platform looks at a visit of %s, that is said: %s', async (provider, isSaid) => {
  given.endVisit.mockReturnValue(new Promise(() => {}));
  open(`/back/${provider}`);
  await waitFor(() => expect(given.endVisit).toHaveBeenCalledOnce());
  const said = oauth.public.oauth.busy.replace('%{provider}', 'GitHub');
  expect(screen.queryByRole('status')?.textContent ?? '').toBe(isSaid ? said : '');
});
