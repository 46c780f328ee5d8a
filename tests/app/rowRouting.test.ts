import { describe, expect, it } from 'vitest';
import {
  accountSid,
  answerAlways,
  answerOnce,
  chooseInMenu,
  click,
  db,
  fill,
  forgetRequests,
  getField,
  hold,
  open,
  press,
  refusal,
  requests,
  rows,
  rowWith,
  screen,
  see,
  settle,
  user,
  waitFor,
  within,
  writes,
} from './support';
import { applicationSid, numberRow, text } from './support/numbers';

const number = '15552000137';
const shown = '200-0137';
const target = () => applicationSid('Appointments Children', 'Sunrise Clinic');
const stored = () => numberRow(number).application_sid;
const row = () => rowWith(shown);
const pencil = (of = row()) => within(of).getByRole('button', { name: /^Change application: / });
const editor = () => screen.findByRole('dialog', { name: /^Application: / });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openNumbers(operator: 'admin' | 'nora' | 'sam' | 'vera' = 'nora') {
  await open('/internal/phone-numbers', operator);
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  await fill(screen.getByRole('searchbox'), shown);
  await waitFor(() => expect(rows()).toHaveLength(1));
}
async function edit() {
  await click(pencil());
  return editor();
}

describe.each(['admin', 'nora', 'sam'] as const)('%s', (operator) => {
  it('gives a number to another application where it stands', async () => {
    await openNumbers(operator);
    await edit();
    const field = getField('Application');
    expect(field).toHaveFocus();
    await fill(field, 'appointments ch');
    await user.keyboard('{Enter}');
    await see(/200-0137 now goes to “Appointments Children”\.$/);
    await gone();
    expect(stored()).toBe(target());
    expect(row()).toHaveTextContent('Appointments Children');
    expect(pencil()).toHaveFocus();
    expect(writes()).toEqual([
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
  await fill(getField('Application'), 'Appointments Children');
  await user.keyboard('{Enter}');
  await gone();
  expect(stored()).toBe(target());
  expect(within(row()).getByRole('button', { name: /^Actions for/ })).toHaveFocus();
});

it('offers the applications of the account alone, and none', async () => {
  const foreign = text(
    'SELECT name FROM applications WHERE account_sid = ?',
    accountSid('Cedar Bank'),
  );
  db.run('UPDATE phone_numbers SET application_sid = ? WHERE number = ?', target(), number);
  await openNumbers();
  await edit();
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(names[0]).toBe('None');
  expect(names).toContain('Appointments Children');
  expect(names).not.toContain(foreign);
  await click(screen.getByRole('option', { name: 'None' }));
  await see(/200-0137 has no application now\.$/);
  expect(stored()).toBeNull();
});

it.each([
  ['Escape', () => user.keyboard('{Escape}')],
  ['a click elsewhere', () => click(document.querySelector('.MuiBackdrop-root') as Element)],
])('%s leaves, and stores nothing of what was typed', async (_name, leave) => {
  await openNumbers();
  const before = stored();
  await edit();
  await fill(getField('Application'), 'Appointments Children');
  await leave();
  await gone();
  await settle();
  expect(pencil()).toHaveFocus();
  expect(writes()).toEqual([]);
  expect(stored()).toBe(before);
});

it('a refusal is told where it was chosen, and can be tried again', async () => {
  await openNumbers();
  answerOnce('PUT', 'PhoneNumbers/*', () => refusal(500, 'The switch is busy'));
  const dialog = await edit();
  await fill(getField('Application'), 'Appointments Children');
  await user.keyboard('{Enter}');
  await see('The switch is busy', dialog);
  await press('Retry', dialog);
  await gone();
  expect(stored()).toBe(target());
});

describe('what somebody else chose meanwhile', () => {
  const theirs = () => applicationSid('Opening hours South', 'Sunrise Clinic');
  const chooseLate = async () => {
    await openNumbers();
    await edit();
    await screen.findAllByRole('option');
    db.run('UPDATE phone_numbers SET application_sid = ? WHERE number = ?', theirs(), number);
    await fill(getField('Application'), 'Appointments Children');
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this' });
    await see('Opening hours South', dialog);
    expect(stored()).toBe(theirs());
    return dialog;
  };

  it('is asked about, and gives way', async () => {
    const dialog = await chooseLate();
    await press('Save', dialog);
    await see(/now goes to “Appointments Children”/);
    expect(stored()).toBe(target());
  });

  it('or stays', async () => {
    const dialog = await chooseLate();
    await click(within(dialog).getByRole('radio', { name: /Opening hours South/ }));
    await press('Save', dialog);
    await see(/Their choice was kept\./);
    expect(stored()).toBe(theirs());
    await waitFor(() => expect(row()).toHaveTextContent('Opening hours South'));
  });
});

it('says that it saves, and does not go meanwhile', async () => {
  await openNumbers();
  const release = hold('PUT', 'PhoneNumbers/*');
  const dialog = await edit();
  await fill(getField('Application'), 'Appointments Children');
  await user.keyboard('{Enter}');
  await see('Saving…', dialog);
  await user.keyboard('{Escape}');
  await settle();
  expect(await editor()).toBeVisible();
  release();
  await gone();
});

it('what cannot be loaded says so', async () => {
  await openNumbers();
  answerAlways('GET', /Applications/, () => refusal(500, 'The disk is full'));
  forgetRequests();
  await see('The disk is full', await edit());
  expect(requests().length).toBeLessThanOrEqual(2);
});

it('is not for those who may change nothing', async () => {
  await openNumbers('vera');
  expect(within(row()).queryByRole('button', { name: /^Change application/ })).toBeNull();
  await expect(chooseInMenu(/^Actions for/, 'Change application')).rejects.toThrow();
});
