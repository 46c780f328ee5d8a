// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../../src/components/dialogs/ConfirmDialog';
import { clearDrawn, draw } from '../support/drawn';

interface Sent {
  succeed: () => void;
  fail: (error: Error) => void;
}
const sent: Sent[] = [];
const onConfirm = vi.fn(() => new Promise<void>((succeed, fail) => sent.push({ succeed, fail })));
const onClose = vi.fn();
const show = async () => {
  draw(
    <ConfirmDialog
      isOpen
      title="Delete it?"
      confirmLabel="Delete"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      It is gone for good.
    </ConfirmDialog>,
  );
  await screen.findByRole('dialog');
};
const button = (name: string) => screen.getByRole('button', { name });
const ended = async (end: () => void) => {
  end();
  await waitFor(() => expect(button('app.confirm.cancel').matches(':disabled')).toBe(false));
};

beforeEach(() => {
  sent.length = 0;
  vi.clearAllMocks();
});
afterEach(clearDrawn);

it('runs its action once, however often it is pressed at once, and while it closes', async () => {
  await show();
  button('Delete').click();
  button('Delete').click();
  expect(onConfirm).toHaveBeenCalledOnce();
  await ended(() => sent[0]?.succeed());
  expect(onClose).toHaveBeenCalledOnce();
  button('Delete').click();
  expect(onConfirm).toHaveBeenCalledOnce();
});

it('stays open with what went wrong, and can be tried again', async () => {
  await show();
  button('Delete').click();
  await ended(() => sent[0]?.fail(new Error('The carrier is in use.')));
  expect(screen.getByRole('alert').textContent).toContain('The carrier is in use.');
  expect(onClose).not.toHaveBeenCalled();
  button('Delete').click();
  expect(onConfirm).toHaveBeenCalledTimes(2);
});

it('is not left by Cancel or Escape while its action runs', async () => {
  await show();
  button('Delete').click();
  await waitFor(() => expect(button('app.confirm.cancel').matches(':disabled')).toBe(true));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
  await ended(() => sent[0]?.fail(new Error('refused')));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});
