import { entries } from 'idb-keyval';
import { expect, it, vi } from 'vitest';
import {
  answerOnce,
  click,
  db,
  fill,
  findCheckbox,
  findField,
  forgetRequests,
  loseAnswerOnce,
  open,
  press,
  reconnect,
  refusal,
  screen,
  see,
  waitFor,
  within,
  writes,
} from './support';
import { faults, mayBeSaved } from './support/faults';
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
    return found as HTMLElement;
  });
  await click(button);
};
const alerts = () =>
  [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);

/** The form has been open for longer than a moment. */
const later = () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 60_000);
};
const isStored = (row = '', what = '') => db.all(`SELECT 1 FROM ${row} AND ${what}`).length === 1;

/** Somebody else changes what the operator did not, which stays, and what the operator did, which is asked. */
async function saveOverTheirs({ row = '', theirs = [''], typed }: FormStory) {
  const [other, same] = theirs;
  const [table, where] = row.split(' WHERE ');
  db.run(`UPDATE ${table} SET ${[other, same].filter(Boolean).join(', ')} WHERE ${where}`);
  later();
  await save();
  if (!same) return;
  const conflict = await screen.findByRole('dialog', { name: 'Someone else changed this' });
  const asked = within(conflict).getAllByRole('radiogroup');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toHaveAccessibleName(typed[0]);
  expect(conflict).toHaveTextContent(/Use theirs: theirs/i);
  await press('Save', conflict);
}

it.each(forms)(
  '$name: whatever goes wrong is told, loses nothing, and is saved once',
  async (form) => {
    const { operator = 'nora', call, typed, stored, kept = String(typed[1]) } = form;
    const path = form.path();
    await open(path, operator);
    const isTick = typeof typed[1] === 'boolean';
    const find = () => (isTick ? findCheckbox : findField)(typed[0]);
    let field = await find();
    await form.fillIn();
    const expectKept = () => {
      expect(field).toBeInTheDocument();
      expect(isTick ? field.checked : field.value).toBe(typed[1]);
    };
    for (const [name, answer, told] of faults) {
      answerOnce(...call, answer);
      forgetRequests();
      await save();
      // Several faults are told in the same words.
      await waitFor(() => expect(writes(), name).not.toEqual([]));
      await waitFor(() => expect(alerts().join('\n'), name).toMatch(told));
      expectKept();
      reconnect();
      expect(stored(), name).toBe(0);
    }
    await waitFor(async () => expect(JSON.stringify(await entries())).toContain(kept));
    expect(JSON.stringify(await entries())).not.toContain(secret);

    // The tab was killed.
    await open(path);
    await press('Restore');
    expect(screen.queryByRole('dialog')).toBeNull();
    field = await find();
    await waitFor(expectKept);
    if (form.secretField) await fill(form.secretField, secret);

    // The session is over; the sign-in on the spot goes on with a save whose answer is lost.
    loseAnswerOnce(...call);
    answerOnce(...call, () => refusal(401, 'Unauthorized'));
    if (form.theirs) await saveOverTheirs(form);
    else await save();
    const dialog = await screen.findByRole('dialog', { name: 'Log in to continue' });
    await fill('Password', password[operator] ?? '', dialog);
    await press('Log in', dialog);
    await waitFor(() => expect(alerts().join('\n')).toMatch(mayBeSaved));
    await save();
    await see(/successfully|Settings updated/);
    await waitFor(() => expect(stored()).toBe(1));
    if (form.theirs) expect(isStored(form.row, form.theirs[0]), form.theirs[0]).toBe(true);
    await waitFor(async () => expect(await entries()).toEqual([]));
    const storages = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(storages).not.toContain(secret);
  },
);
