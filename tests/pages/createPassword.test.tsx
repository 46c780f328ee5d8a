// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../../src/i18n/en/passwords';
import { publicMessages } from '../../src/i18n/en/public';
import { PublicTextsProvider } from '../../src/i18n/PublicTexts';
import { CreatePasswordPage } from '../../src/pages/public/CreatePasswordPage';
import * as session from '../../src/session';
import { adminClaims, tokenOf } from '../support/token';

const given = vi.hoisted(() => ({
  changeForcedPassword: vi.fn(),
  policy: { min_password_length: 8, require_digit: true, require_special_character: false },
}));
vi.mock('../../src/authProvider/forcedChange', () => ({
  changeForcedPassword: given.changeForcedPassword,
  readPasswordPolicy: async () => given.policy,
}));
const texts = messages.public.createPassword;
const { required } = publicMessages.public;

beforeEach(() => {
  given.changeForcedPassword.mockReset().mockResolvedValue({ goTo: '/internal/accounts' });
  session.start(tokenOf(adminClaims));
  session.beginForcedChange('u-admin', 'Old-secret-1');
});
afterEach(() => {
  cleanup();
  session.leave();
  session.left(null);
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
async function open() {
  render(
    <PublicTextsProvider initial={{ locale: 'en', messages: publicMessages }}>
      <MemoryRouter initialEntries={['/create-password']}>
        <Routes>
          <Route path="/create-password" element={<CreatePasswordPage />} />
          <Route path="*" element={<p>elsewhere</p>} />
        </Routes>
      </MemoryRouter>
    </PublicTextsProvider>,
  );
  await screen.findByLabelText(new RegExp(`^${texts.confirm}`));
}
const fill = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label), { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: texts.submit }));
};
const both = (password: string, again = password) => ({
  [texts.password]: password,
  [texts.confirm]: again,
});
/** What is said at a field. */
const saidAt = (label: string) => {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.flatMap((id) => document.getElementById(id)?.textContent ?? []).join(' ');
};

it.each<[what: string, password: string, again: string, said: [label: string, text: string][]]>([
  [
    'nothing',
    '',
    '',
    [
      [texts.password, required],
      [texts.confirm, required],
    ],
  ],
  ['blanks', '         ', '         ', [[texts.password, required]]],
  ['no confirmation', 'Secret-12', '', [[texts.confirm, required]]],
  ['another confirmation', 'Secret-12', 'Secret-13', [[texts.confirm, texts.mismatch]]],
  [
    'one that is too short, without a digit',
    'Secret',
    'Secret',
    [[texts.password, 'Password must: ']],
  ],
  ['one without a digit', 'Secret-Secret', 'Secret-Secret', [[texts.password, 'Password must: ']]],
])('%s is no password, and nothing is sent', async (_what, password, again, said) => {
  await open();
  fill(both(password, again));
  const [first] = said;
  await waitFor(() => expect(saidAt(first?.[0] ?? '')).toContain(first?.[1]));
  for (const label of [texts.password, texts.confirm]) {
    const text = said.find(([at]) => at === label)?.[1];
    expect(field(label).getAttribute('aria-invalid')).toBe(String(text !== undefined));
    if (text) expect(saidAt(label)).toContain(text);
  }
  expect(field(first?.[0] ?? '')).toHaveFocus();
  expect(given.changeForcedPassword).not.toHaveBeenCalled();
});

it('a password is changed with the old one, which is known', async () => {
  await open();
  expect(screen.queryByLabelText(new RegExp(`^${texts.current}`))).toBeNull();
  fill(both('Secret-12'));
  await screen.findByText('elsewhere');
  expect(given.changeForcedPassword.mock.calls).toEqual([['u-admin', 'Old-secret-1', 'Secret-12']]);
});

it('the old password is asked for where it was wrong, and said to be so', async () => {
  given.changeForcedPassword.mockResolvedValueOnce({ failure: { status: 403, message: 'no' } });
  await open();
  fill(both('Secret-12'));
  const current = await screen.findByLabelText(new RegExp(`^${texts.current}`));
  await waitFor(() => expect(saidAt(texts.current)).toContain(texts.wrongCurrent));
  fireEvent.click(screen.getByRole('button', { name: texts.submit }));
  await waitFor(() => expect(saidAt(texts.current)).toContain(required));
  fireEvent.change(current, { target: { value: 'Older-1' } });
  expect(saidAt(texts.current)).not.toContain(required);
  fireEvent.click(screen.getByRole('button', { name: texts.submit }));
  await screen.findByText('elsewhere');
  expect(given.changeForcedPassword.mock.lastCall).toEqual(['u-admin', 'Older-1', 'Secret-12']);
});

it('any other failure is said above the form', async () => {
  given.changeForcedPassword.mockResolvedValueOnce({
    failure: { status: 422, message: 'Too old' },
  });
  await open();
  fill(both('Secret-12'));
  const said = await screen.findByRole('alert');
  expect(said).toHaveTextContent('Too old');
  expect(said).toHaveFocus();
  expect(screen.queryByLabelText(new RegExp(`^${texts.current}`))).toBeNull();
});
