// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CurrentUser } from '../../../../src/engines/billing';
import { SelfDeletionDialog } from '../../../../src/resources/accounts/hosted/SelfDeletionDialog';
import { clearDrawn, draw, press, ready } from '../../../support/drawn';
import { input, typeInto } from '../../../support/inputsForm';

const text = (name: string) => `pages.billing.deletion.${name}`;
const account = { account_sid: 'a-1', name: 'Acme', stripe_customer_id: 'cus_1' };
const none = {
  ...{ clients: [], carriersWithSmpp: [], routings: [] },
  ...{ applications: [], phoneNumbers: [], tenants: [], apiKeys: [] },
};

const getAccountUsage = vi.fn();
const hosted = { isShutOut: vi.fn(), isPassword: vi.fn(), deleteOwnAccount: vi.fn() };
const signOut = vi.fn();
beforeEach(() => {
  getAccountUsage.mockReset().mockResolvedValue(none);
  hosted.isShutOut.mockReset().mockResolvedValue(false);
  hosted.isPassword.mockReset().mockImplementation(async (_name, typed) => typed === 'right');
  hosted.deleteOwnAccount.mockReset().mockResolvedValue(undefined);
  signOut.mockReset();
});

afterEach(clearDrawn);

async function open({ of = account, provider = 'local' } = {}) {
  const current = { user: { name: 'ann', provider }, account: of } as object as CurrentUser;
  draw(<SelfDeletionDialog current={current} onClose={() => undefined} />, {
    provider: { getAccountUsage, hosted: async () => hosted } as object,
    actions: { signOut },
  });
  await ready(screen.findByRole('dialog'));
}
/** Everything that has to be typed, and the button. */
async function remove(password = 'right') {
  await waitFor(() => expect(button()).toBeEnabled());
  if (input(text('password'))) typeInto(text('password'), password);
  typeInto(text('message'), 'delete my account');
  await press(text('submit'));
}
const button = () => screen.getByRole('button', { name: text('submit') });
const failure = (more: object) => Object.assign(new Error('It went wrong'), more);
const fails = (more: object) => hosted.deleteOwnAccount.mockRejectedValueOnce(failure(more));
const lost = { name: 'LostAnswerError', status: 502 };
/** The form says what went wrong, and can be sent again. */
const isToldOf = async (message: string) => {
  await ready(screen.findByText(message));
  await waitFor(() => expect(button()).toBeEnabled());
};

describe('who deletes the own account', () => {
  it('sees nothing but that it is being deleted, and is signed out then', async () => {
    let end = () => {};
    hosted.deleteOwnAccount.mockReturnValueOnce(
      new Promise<void>((resolve) => {
        end = resolve;
      }),
    );
    await open();
    await remove();
    await ready(screen.findByRole('dialog', { name: text('deleting') }));
    expect(screen.queryByRole('dialog', { name: text('dialogTitle') })).toBeNull();
    expect(signOut).not.toHaveBeenCalled();
    end();
    await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
    expect(hosted.isPassword.mock.calls).toEqual([['ann', 'right']]);
    expect(hosted.deleteOwnAccount.mock.calls).toEqual([[account, 'right']]);
    expect(hosted.isShutOut).not.toHaveBeenCalled();
  });

  it('has to know the password', async () => {
    await open();
    await remove('wrong');
    await isToldOf(text('wrongPassword'));
    expect(hosted.deleteOwnAccount).not.toHaveBeenCalled();
    expect(signOut).not.toHaveBeenCalled();
  });

  it('needs none where another site knows who that is', async () => {
    await open({ provider: 'github' });
    await remove();
    await waitFor(() => expect(signOut).toHaveBeenCalled());
    expect(hosted.isPassword).not.toHaveBeenCalled();
    expect(hosted.deleteOwnAccount.mock.calls).toEqual([[account, undefined]]);
  });
});

describe('a deletion that is sent again after its answer was lost', () => {
  it.each<[what: string, isShutOut: boolean, deletions: number]>([
    ['is over where nobody is let in any more', true, 1],
    ['begins anew where the account is there', false, 2],
  ])('%s', async (_what, isShutOut, deletions) => {
    await open();
    fails(lost);
    await remove();
    await isToldOf('It went wrong');
    expect(screen.queryByText(text('halfWay'))).toBeNull();
    expect(hosted.isShutOut).not.toHaveBeenCalled();
    hosted.isShutOut.mockResolvedValue(isShutOut);
    hosted.isPassword.mockClear();
    await press(text('submit'));
    await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
    expect(hosted.isShutOut.mock.calls).toEqual([['a-1']]);
    expect(hosted.isPassword).toHaveBeenCalledTimes(deletions - 1);
    expect(hosted.deleteOwnAccount).toHaveBeenCalledTimes(deletions);
  });
});

describe('a deletion that failed', () => {
  it.each<[what: string, error: object, isShutOut: () => Promise<boolean>, isHalfWay: boolean]>([
    ['on its way', { status: 500 }, async () => false, true],
    [
      'on its way, and nobody knows who is let in',
      { status: 503 },
      () => Promise.reject(new Error()),
      true,
    ],
    ['as it may not be', { status: 403 }, async () => true, false],
  ])('%s may be tried again', async (_what, error, isShutOut, isHalfWay) => {
    hosted.isShutOut.mockImplementation(isShutOut);
    await open();
    fails(error);
    await remove();
    await isToldOf('It went wrong');
    expect(screen.queryAllByText(text('halfWay'))).toHaveLength(isHalfWay ? 1 : 0);
    expect(signOut).not.toHaveBeenCalled();
  });

  it.each<[what: string, of: typeof account, error: object, told: string]>([
    ['and took the users with it', account, { status: 500 }, 'partly'],
    ['at the payment provider', account, { kind: 'customerLeft' }, 'customerLeft'],
  ])('%s leaves nothing to do but to sign out', async (_what, of, error, told) => {
    hosted.isShutOut.mockResolvedValue(true);
    await open({ of });
    fails(error);
    await remove();
    const dialog = await ready(screen.findByRole('dialog', { name: text(`${told}Title`) }));
    within(dialog).getByText(`${text(told)} cus_1`);
    expect(signOut).not.toHaveBeenCalled();
    await press('app.nav.signOut');
    expect(signOut).toHaveBeenCalledTimes(1);
  });
});

describe('what is in the way of the deletion', () => {
  const clients = [
    { resource: 'clients', id: 'c-1', name: 'frontdesk' },
    { resource: 'clients', id: 'c-2', name: 'kitchen' },
  ];

  it('is shown in its place', async () => {
    getAccountUsage.mockResolvedValue({ ...none, clients });
    await open();
    const dialog = await ready(screen.findByRole('dialog', { name: text('blockedTitle') }));
    expect(dialog.textContent).toContain('resources.accounts.usage.clients (2)');
    for (const { name } of clients) within(dialog).getByText(name);
    expect(screen.queryByRole('button', { name: text('submit') })).toBeNull();
  });

  it('is looked for once more at the end', async () => {
    await open();
    await waitFor(() => expect(button()).toBeEnabled());
    getAccountUsage.mockResolvedValue({ ...none, clients });
    await remove();
    await ready(screen.findByRole('dialog', { name: text('blockedTitle') }));
    expect(hosted.deleteOwnAccount).not.toHaveBeenCalled();
    expect(getAccountUsage.mock.calls).toEqual([['a-1'], ['a-1']]);
  });
});
