import { entries } from 'idb-keyval';
import { expect, it, vi } from 'vitest';
import * as app from './support';
import { screen, waitFor, within } from './support';
import { faults, mayBeSaved, unquoted } from './support/faults';
import { type FormStory, forms, secret } from './support/forms';

const password: Record<string, string> = {
  admin: 'Admin-demo1!',
  nora: 'Provider-demo1!',
  sam: 'Account-demo1!',
};

// Roles are worked out anew for the whole page each time, which is most of what a story costs.
const save = async () => {
  const button = await waitFor(() => {
    const found = document.querySelector('[data-save-bar] button[type=submit]');
    expect(found).toBeEnabled();
    expect(found).not.toHaveAttribute('aria-disabled', 'true');
    return found as HTMLElement;
  });
  await app.click(button);
};
const alerts = () =>
  [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);

/** The form has been open for longer than a moment. */
const later = () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 60_000);
};
const isStored = (row = '', what = '') =>
  app.db.all(`SELECT 1 FROM ${row} AND ${what}`).length === 1;

/** Somebody else changes what the operator did not, which stays, and what the operator did, which is asked. */
async function saveOverTheirs({ row = '', theirs = [''], typed }: FormStory) {
  const [other, same] = theirs;
  const [table, where] = row.split(' WHERE ');
  app.db.run(`UPDATE ${table} SET ${[other, same].filter(Boolean).join(', ')} WHERE ${where}`);
  later();
  await save();
  if (!same) return;
  const conflict = await screen.findByRole('dialog', { name: 'Someone else changed this' });
  const asked = within(conflict).getAllByRole('radiogroup');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toHaveAccessibleName(typed[0]);
  expect(conflict).toHaveTextContent(/Use theirs: theirs/i);
  await app.press('Save', conflict);
}

it.each(forms)(
  '$name: whatever goes wrong is told, loses nothing, and is saved once',
  async (form) => {
    const { operator = 'nora', call, typed, stored, kept = String(typed[1]) } = form;
    const path = form.path();
    await app.open(path, operator);
    const isTick = typeof typed[1] === 'boolean';
    const find = () => (isTick ? app.findCheckbox : app.findField)(typed[0]);
    let field = await find();
    await form.fillIn();
    const expectKept = () => {
      expect(field).toBeInTheDocument();
      expect(isTick ? field.checked : field.value).toBe(typed[1]);
    };
    for (const [name, answer, told] of faults) {
      app.answerOnce(...call, answer);
      app.forgetRequests();
      await save();
      // Several faults are told in the same words.
      await waitFor(() => expect(app.writes(), name).not.toEqual([]));
      await waitFor(() => expect(alerts().join('\n'), name).toMatch(told));
      await app.settle();
      expect(alerts().join('\n'), name).not.toMatch(unquoted);
      expectKept();
      app.reconnect();
      expect(stored(), name).toBe(0);
    }
    await waitFor(async () => expect(JSON.stringify(await entries())).toContain(kept));
    expect(JSON.stringify(await entries())).not.toContain(secret);

    // The tab was killed.
    await app.open(path);
    await app.press('Restore');
    expect(screen.queryByRole('dialog')).toBeNull();
    field = await find();
    await waitFor(expectKept);
    if (form.secretField) await app.fill(form.secretField, secret);

    // The session is over; the sign-in on the spot goes on with a save whose answer is lost.
    app.loseAnswerOnce(...call);
    app.answerOnce(...call, () => app.refusal(401, 'Unauthorized'));
    if (form.theirs) await saveOverTheirs(form);
    else await save();
    const dialog = await screen.findByRole('dialog', { name: 'Log in to continue' });
    await app.fill('Password', password[operator] ?? '', dialog);
    await app.press('Log in', dialog);
    await waitFor(() => expect(alerts().join('\n')).toMatch(mayBeSaved));
    await save();
    await app.see(/successfully|Settings updated/);
    await waitFor(() => expect(stored()).toBe(1));
    if (form.theirs) expect(isStored(form.row, form.theirs[0]), form.theirs[0]).toBe(true);
    await waitFor(async () => expect(await entries()).toEqual([]));
    const storages = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(storages).not.toContain(secret);
  },
);

/** Saves a form, leaves it before the platform has answered, and answers then as `answer` does. */
async function leaveWhileSaving(form: FormStory, answer: Parameters<typeof app.answerOnce>[2]) {
  const { operator = 'nora', call } = form;
  await app.open(form.path(), operator);
  await form.fillIn();
  let release = () => undefined as unknown;
  const isReleased = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  app.answerOnce(...call, async (...asked) => {
    await isReleased;
    return answer(...asked);
  });
  app.forgetRequests();
  await save();
  await waitFor(() => expect(app.writes()).not.toEqual([]));
  await app.follow('Recent calls');
  const dialog = await screen.findByRole('dialog', { name: 'Leave while saving?' });
  await app.press('Leave', dialog);
  await app.heading('Recent calls');
  release();
}

const unsaved = /^You have unsaved changes from /;
const added = forms.filter(({ name }) => name.startsWith('add'));

it.each(forms)(
  '$name: left while saving and stored late, it is told, and nothing is left to save',
  async (form) => {
    await leaveWhileSaving(form, (pass) => pass());
    const toast = (await app.see(/successfully|Settings updated/)).closest<HTMLElement>(
      '[role=status]',
    );
    expect(form.stored()).toBe(1);
    await waitFor(async () => expect(await entries()).toEqual([]));
    expect(location.pathname).toBe('/internal/recent-calls');
    const [link] = within(toast ?? document.body).getAllByRole('link');
    if (link) await app.click(link);
    const field = await (typeof form.typed[1] === 'boolean' ? app.findCheckbox : app.findField)(
      form.typed[0],
    );
    const [, value] = form.typed;
    if (typeof value === 'string' && form.name !== 'add a phone number') {
      await waitFor(() => expect(field).toHaveValue(value));
    }
    expect(screen.queryByText(unsaved)).toBeNull();
  },
);

it('what is stored while the next page is on its way leads nobody back', async () => {
  const form = forms.find(({ name }) => name === 'add a SIP client');
  if (!form) throw new Error('No such form');
  await app.open(form.path(), 'nora');
  await form.fillIn();
  const release = app.hold('POST', /^Clients$/);
  await save();
  await app.follow('Recent calls');
  const dialog = await screen.findByRole('dialog', { name: 'Leave while saving?' });
  await app.press('Leave', dialog);
  release();
  await app.see(/successfully/);
  await app.heading('Recent calls');
  await app.settle();
  expect(location.pathname).toBe('/internal/recent-calls');
  expect(screen.getAllByText(/successfully/)).toHaveLength(1);
  expect(form.stored()).toBe(1);
  expect(await entries()).toEqual([]);
});

it.each(forms)('$name: left while saving and refused late, it is told and kept', async (form) => {
  await leaveWhileSaving(form, () => app.refusal(400, 'Not like this'));
  const toast = (await app.see(/Not like this/)).closest<HTMLElement>('[role=alert]');
  expect(form.stored()).toBe(0);
  await app.click(within(toast ?? document.body).getByRole('link'));
  await app.see(unsaved);
});

it.each(forms)(
  '$name: left while saving, its answer lost, it is told and stored once',
  async (form) => {
    await leaveWhileSaving(form, async (pass) => {
      await pass();
      throw new TypeError('Failed to fetch');
    });
    const toast = (await app.see(mayBeSaved)).closest<HTMLElement>('[role=alert]');
    await app.click(within(toast ?? document.body).getByRole('link'));
    if (!added.includes(form)) {
      // The form shows that all of it is stored.
      await waitFor(async () => expect(await entries()).toEqual([]));
      expect(form.stored()).toBe(1);
      expect(screen.queryByText(/^Changes from .* may have been saved/)).toBeNull();
      return;
    }
    await app.see(/^Changes from .* may have been saved/);
    await app.press('Restore');
    if (form.secretField) await app.fill(form.secretField, secret);
    app.forgetRequests();
    await save();
    await app.see(/successfully/);
    expect(form.stored()).toBe(1);
    const [method, path] = form.call;
    const again = app.writes().filter(({ call }) => {
      const [how = '', where = ''] = call.split(' ');
      return how === method && path.test(where);
    });
    expect(again).toEqual([]);
    await waitFor(async () => expect(await entries()).toEqual([]));
  },
);
