// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { skipUnsavedGuard } from '../../../src/components/form/UnsavedGuard';
import { clearDrawn, press, type } from '../../support/drawn';
import { go, openForm, status } from '../../support/recordForm';

afterEach(clearDrawn);

const leave = { to: '/internal/carriers', state: {} as object, isTyped: true };
it.each([
  ['asked about', leave, {}, true],
  ['not asked about while it is clean', { ...leave, isTyped: false }, {}, false],
  ['not asked about once it is deleted', { ...leave, state: skipUnsavedGuard }, {}, false],
  ['not asked about when the session ends', { ...leave, to: '/' }, {}, false],
  [
    'not asked about for another query',
    { ...leave, to: '/internal/carriers/c-1/edit?tab=b' },
    {},
    false,
  ],
  ['asked about for another tab', { ...leave, to: '?tab=b' }, { guardedParam: 'tab' }, true],
  [
    'not asked about for the same tab',
    { ...leave, to: '?tab=a&x=1' },
    { guardedParam: 'tab' },
    false,
  ],
])('what is left is %s', async (_what, { to, state, isTyped }, props, isAsked) => {
  await openForm(props);
  if (isTyped) type('name', 'Acme 2');
  await waitFor(() => expect(status()).toBe(isTyped ? 'app.form.unsaved 1' : ''));
  const before = location.hash;
  go(to, state);
  if (!isAsked) {
    await waitFor(() => expect(location.hash).not.toBe(before));
    expect(screen.queryByRole('dialog')).toBeNull();
    return;
  }
  await screen.findByRole('dialog', { name: 'app.form.leaveTitle' });
  screen.getByText('app.form.leaveText');
  expect(location.hash).toBe(before);
  await press('app.form.stay');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.hash).toBe(before);
});

it('what was on its way when its form is left is asked about, until it is stored', async () => {
  await openForm({}, { isSaving: true });
  type('name', 'Acme 2');
  await waitFor(() => expect(status()).toBe('app.form.unsaved 1'));
  go('/internal/carriers');
  await screen.findByRole('dialog', { name: 'app.form.leaveSavingTitle' });
  screen.getByText('app.form.leaveSavingText');
  // Stored meanwhile: the form is clean again.
  type('name', 'Acme');
  await waitFor(() => expect(location.hash).toBe('#/internal/carriers'));
});

it.each([true, false])(
  'while a form is changed its page asks before it goes (may be kept: %s)',
  async (isKept) => {
    const release = vi.fn();
    const holdUnsavedWork = vi.fn(() => release);
    await openForm({ canSave: isKept }, { around: { actions: { holdUnsavedWork } } });
    const goes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(goes()).toBe(true);
    expect(holdUnsavedWork).not.toHaveBeenCalled();
    type('name', 'Acme 2');
    await waitFor(() => expect(goes()).toBe(false));
    expect(holdUnsavedWork.mock.calls).toEqual([[isKept]]);
    expect(release).not.toHaveBeenCalled();
    type('name', 'Acme');
    await waitFor(() => expect(goes()).toBe(true));
    expect(release).toHaveBeenCalledTimes(1);
  },
);
