// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../../src/i18n/en/passwords';
import { publicMessages } from '../../src/i18n/en/public';
import { PublicTextsProvider } from '../../src/i18n/PublicTexts';
import { ResetPasswordPage } from '../../src/pages/public/ResetPasswordPage';
import * as session from '../../src/session';
import { adminClaims, tokenOf } from '../support/token';

const given = vi.hoisted(() => ({ openResetLink: vi.fn(), setPasswordByLink: vi.fn() }));
vi.mock('../../src/authProvider/passwords', () => given);
const texts = messages.public.resetPassword;
const { required, backToLogin } = publicMessages.public;
const opened = { token: 'a token', name: 'sam' };

beforeEach(() => {
  given.openResetLink.mockReset().mockResolvedValue(opened);
  given.setPasswordByLink.mockReset().mockResolvedValue('done');
});
afterEach(() => {
  cleanup();
  session.leave();
  session.left(null);
});

const open = (link: string | undefined = 'a-link') =>
  render(
    <PublicTextsProvider initial={{ locale: 'en', messages: publicMessages }}>
      <MemoryRouter initialEntries={['/reset']}>
        <Routes>
          <Route path="/reset" element={<ResetPasswordPage link={link} />} />
          <Route path="/forgot-password" element={<p>another mail</p>} />
          <Route path="/" element={<p>the sign-in</p>} />
        </Routes>
      </MemoryRouter>
    </PublicTextsProvider>,
  );
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const asks = () => screen.findByLabelText(new RegExp(`^${texts.confirm}`));
const type = (password: string, again = password) => {
  fireEvent.change(field(texts.password), { target: { value: password } });
  fireEvent.change(field(texts.confirm), { target: { value: again } });
};
const submit = () => fireEvent.click(screen.getByRole('button', { name: texts.submit }));
const saidAt = (label: string) =>
  (field(label).getAttribute('aria-describedby')?.split(' ') ?? [])
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

interface Unusable {
  what: string;
  link?: undefined;
  outcome?: string;
  title: string;
  text: string;
  links: string[];
}
it.each<Unusable>([
  {
    ...{ what: 'was used', outcome: 'unusable', title: texts.unusableTitle, text: texts.unusable },
    links: [texts.newMail, backToLogin],
  },
  {
    ...{ what: 'is of no account', outcome: 'withoutAccount' },
    ...{ title: texts.withoutAccountTitle, text: texts.withoutAccount, links: [backToLogin] },
  },
  {
    ...{ what: 'is not known any more', title: texts.goneTitle, text: texts.gone },
    links: [texts.newMail, backToLogin],
  },
])('a link that $what says so, and what to do instead', async (row) => {
  given.openResetLink.mockResolvedValue(row.outcome);
  if (row.outcome) open();
  else
    render(
      <PublicTextsProvider initial={{ locale: 'en', messages: publicMessages }}>
        <MemoryRouter>
          <ResetPasswordPage link={undefined} />
        </MemoryRouter>
      </PublicTextsProvider>,
    );
  expect(await screen.findByRole('alert')).toHaveTextContent(`${row.title}${row.text}`);
  expect(links()).toEqual(row.links);
  expect(given.openResetLink).toHaveBeenCalledTimes(row.outcome ? 1 : 0);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('a link that cannot be looked up is looked up again', async () => {
  given.openResetLink.mockResolvedValueOnce({ status: 500, message: 'The disk is full' });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The disk is full');
  expect(links()).toEqual([texts.newMail, backToLogin]);
  fireEvent.click(screen.getByRole('button', { name: texts.retry }));
  await asks();
  expect(given.openResetLink.mock.calls).toEqual([['a-link'], ['a-link']]);
});

it('says that it looks, where that takes long', async () => {
  given.openResetLink.mockReturnValue(new Promise(() => {}));
  open();
  expect((await screen.findByRole('status')).textContent).toBe('');
  expect(await screen.findByText(texts.checking)).toBeVisible();
});

it.each<[string, string, string, [string, string][]]>([
  [
    'nothing',
    '',
    '',
    [
      [texts.password, required],
      [texts.confirm, required],
    ],
  ],
  ['blanks', '       ', '       ', [[texts.password, required]]],
  ['too little', 'abcde', 'abcde', [[texts.password, texts.tooShort]]],
  ['two', 'secret-1', 'secret-2', [[texts.confirm, texts.mismatch]]],
])('%s is not sent, and the first field that is wrong has the focus', async (...row) => {
  const [, password, again, said] = row;
  open();
  await waitFor(async () => expect(await asks()).toBeVisible());
  await waitFor(() => expect(field(texts.password)).toHaveFocus());
  field(texts.password).blur();
  type(password, again);
  submit();
  for (const [label, words] of said) {
    await waitFor(() => expect(saidAt(label)).toContain(words));
  }
  expect(field(said[0]?.[0] ?? '')).toHaveFocus();
  expect(given.setPasswordByLink).not.toHaveBeenCalled();
});

it.each([
  ['abc123', [texts.barelyLongEnough]],
  ['123456', [texts.barelyLongEnough, texts.noLetter]],
  ['1234567', [texts.noLetter]],
  ['äbcdefg', []],
  ['12345', []],
])('of %j it says what had better be otherwise', async (password, warnings) => {
  open();
  await asks();
  type(password);
  const said = screen
    .getAllByRole('status')
    .flatMap((status) => [...status.children].map(({ textContent }) => textContent));
  expect(said).toEqual(warnings);
  expect(field(texts.password).hasAttribute('aria-describedby')).toBe(warnings.length > 0);
});

it('a password is set once, for whom the link is, who signs in with it', async () => {
  open();
  await asks();
  const name = document.querySelector<HTMLInputElement>('[autocomplete=username]');
  expect([name?.value, name?.hidden]).toEqual(['sam', true]);
  type('abc123');
  let answer = (_outcome: string) => {};
  given.setPasswordByLink.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  submit();
  const busy = await screen.findByRole('button', { name: texts.busy });
  fireEvent.click(busy);
  answer('done');
  await screen.findByText('the sign-in');
  expect(given.setPasswordByLink.mock.calls).toEqual([[{ link: 'a-link', ...opened }, 'abc123']]);
});

it('a link that was used meanwhile is none any more', async () => {
  given.setPasswordByLink.mockResolvedValue('unusable');
  open();
  await asks();
  type('secret-1');
  submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.unusableTitle);
});

it('what is refused is said, until the next try', async () => {
  given.setPasswordByLink.mockResolvedValueOnce({ status: 422, message: 'It needs a digit' });
  given.openResetLink.mockResolvedValue({ token: 'a token', name: undefined });
  open();
  await asks();
  expect(document.querySelector('[autocomplete=username]')).toBeNull();
  type('secret-x');
  submit();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('It needs a digit');
  expect(alert).toHaveFocus();
  submit();
  await screen.findByText('the sign-in');
});

it('tells who is signed in here that this ends', async () => {
  const words = texts.otherSession.replace('%{name}', 'admin');
  open();
  await asks();
  expect(document.body).not.toHaveTextContent(words);
  cleanup();
  session.start(tokenOf(adminClaims));
  open();
  await asks();
  expect(document.body).toHaveTextContent(words);
});
