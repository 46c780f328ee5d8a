import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, user, waitFor, within } from './support';
import { applicationSid, numberRow, text } from './support/numbers';

const number = '15552000137';
const shown = '200-0137';
const target = () => applicationSid('Appointments Children', 'Sunrise Clinic');
const stored = () => numberRow(number).application_sid;
const row = () => app.rowWith(shown);
const pencil = (of = row()) => within(of).getByRole('button', { name: /^Change application: / });
const editor = () => screen.findByRole('dialog', { name: /^Application: / });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openNumbers(operator: 'admin' | 'nora' | 'sam' | 'vera' = 'nora') {
  await app.open('/internal/phone-numbers', operator);
  await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
  await app.fill(screen.getByRole('searchbox'), shown);
  await waitFor(() => expect(app.rows()).toHaveLength(1));
}
async function edit() {
  await app.click(pencil());
  return editor();
}

describe.each(['admin', 'nora', 'sam'] as const)('%s', (operator) => {
  it('gives a number to another application where it stands', async () => {
    await openNumbers(operator);
    await edit();
    const field = app.getField('Application');
    expect(field).toHaveFocus();
    await app.fill(field, 'appointments ch');
    await user.keyboard('{Enter}');
    await app.see(/200-0137 now goes to “Appointments Children”\.$/);
    await gone();
    expect(stored()).toBe(target());
    // The list hears of it in the task after the one that closes the dialog.
    await app.settle();
    expect(row()).toHaveTextContent('Appointments Children');
    expect(pencil()).toHaveFocus();
    expect(app.writes()).toEqual([
      { call: expect.stringMatching(/^PUT PhoneNumbers\//), body: { application_sid: target() } },
    ]);
  });
});

it('by the keyboard alone, from the menu of the row', async () => {
  await openNumbers();
  within(row())
    .getByRole('button', { name: /^Actions for/ })
    .focus();
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('menu');
  await user.keyboard('{ArrowDown}{Enter}');
  await editor();
  await app.fill(app.getField('Application'), 'Appointments Children');
  await user.keyboard('{Enter}');
  await gone();
  expect(stored()).toBe(target());
  expect(within(row()).getByRole('button', { name: /^Actions for/ })).toHaveFocus();
});

it('offers the applications of the account alone, and none', async () => {
  const foreign = text(
    'SELECT name FROM applications WHERE account_sid = ?',
    app.accountSid('Cedar Bank'),
  );
  app.db.run('UPDATE phone_numbers SET application_sid = ? WHERE number = ?', target(), number);
  await openNumbers();
  await edit();
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(names[0]).toBe('None');
  expect(names).toContain('Appointments Children');
  expect(names).not.toContain(foreign);
  await app.click(screen.getByRole('option', { name: 'None' }));
  await app.see(/200-0137 has no application now\.$/);
  expect(stored()).toBeNull();
});

it.each([
  ['Escape', () => user.keyboard('{Escape}')],
  ['a click elsewhere', () => app.click(document.querySelector('.MuiBackdrop-root') as Element)],
])('%s leaves, and stores nothing of what was typed', async (_name, leave) => {
  await openNumbers();
  const before = stored();
  await edit();
  await app.fill(app.getField('Application'), 'Appointments Children');
  await leave();
  await gone();
  await app.settle();
  expect(pencil()).toHaveFocus();
  expect(app.writes()).toEqual([]);
  expect(stored()).toBe(before);
});

it('a refusal is told where it was chosen, and can be tried again', async () => {
  await openNumbers();
  app.answerOnce('PUT', 'PhoneNumbers/*', () => app.refusal(500, 'The switch is busy'));
  const dialog = await edit();
  await app.fill(app.getField('Application'), 'Appointments Children');
  await user.keyboard('{Enter}');
  await app.see('The switch is busy', dialog);
  await app.press('Retry', dialog);
  await gone();
  expect(stored()).toBe(target());
});

describe('what somebody else chose meanwhile', () => {
  const theirs = () => applicationSid('Opening hours South', 'Sunrise Clinic');
  const chooseLate = async () => {
    await openNumbers();
    await edit();
    await screen.findAllByRole('option');
    app.db.run('UPDATE phone_numbers SET application_sid = ? WHERE number = ?', theirs(), number);
    await app.fill(app.getField('Application'), 'Appointments Children');
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this' });
    await app.see('Opening hours South', dialog);
    expect(stored()).toBe(theirs());
    return dialog;
  };

  it('is asked about, and gives way', async () => {
    const dialog = await chooseLate();
    await app.press('Save', dialog);
    await app.see(/now goes to “Appointments Children”/);
    expect(stored()).toBe(target());
  });

  it('or stays', async () => {
    const dialog = await chooseLate();
    await app.click(within(dialog).getByRole('radio', { name: /Opening hours South/ }));
    await app.press('Save', dialog);
    await app.see(/Their choice was kept\./);
    expect(stored()).toBe(theirs());
    await waitFor(() => expect(row()).toHaveTextContent('Opening hours South'));
  });
});

it('says that it saves, and does not go meanwhile', async () => {
  await openNumbers();
  const release = app.hold('PUT', 'PhoneNumbers/*');
  const dialog = await edit();
  await app.fill(app.getField('Application'), 'Appointments Children');
  await user.keyboard('{Enter}');
  await app.see('Saving…', dialog);
  await user.keyboard('{Escape}');
  await app.settle();
  expect(await editor()).toBeVisible();
  release();
  await gone();
});

it('what cannot be loaded says so', async () => {
  await openNumbers();
  app.answerAlways('GET', /Applications/, () => app.refusal(500, 'The disk is full'));
  app.forgetRequests();
  await app.see('The disk is full', await edit());
  expect(app.requests().length).toBeLessThanOrEqual(2);
});

it('is not for those who may change nothing', async () => {
  await openNumbers('vera');
  expect(within(row()).queryByRole('button', { name: /^Change application/ })).toBeNull();
  await expect(app.chooseInMenu(/^Actions for/, 'Change application')).rejects.toThrow();
});
