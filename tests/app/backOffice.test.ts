import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, waitFor, within } from './support';

const hosted = app.hostedStories();
const editPath = (user: 'trial' | 'paid') => `/internal/accounts/${hosted.accountSid(user)}/edit`;
const openAccount = async (user: 'trial' | 'paid') => {
  await hosted.open(editPath(user), 'admin');
  return screen.findByRole('region', { name: 'Plan and state' });
};
const sent = () => app.writes().map(({ call, body }) => [call, body]);
const put = (user: 'trial' | 'paid') => `PUT Accounts/${hosted.accountSid(user)}`;

describe('the plan and the state of a customer’s account', () => {
  it('are shown and set by an administrator, as a day and as they are stored', async () => {
    const part = await openAccount('trial');
    const { trial_end_date, name } = hosted.account('trial');
    await waitFor(() => expect(app.getField('Account name')).toHaveValue(name));
    expect(within(part).getByLabelText('Trial ends on')).toHaveValue(
      String(trial_end_date).slice(0, 10),
    );
    expect(app.getCheckbox('Active', part)).toBeChecked();
    expect(app.getField('Devices per call', part)).toHaveValue('5');

    await app.fill('Devices per call', '0', part);
    await app.press('Save');
    await app.see('Enter a whole number, 1 or greater.', part);
    expect(app.writes()).toEqual([]);

    await app.choose('Plan', 'Paid', part);
    await app.fill(within(part).getByLabelText('Trial ends on'), '2031-02-03');
    await app.fill('Devices per call', '7', part);
    await app.check('Don’t keep call records', part);
    await app.press('Save');
    await app.saved();
    expect(sent()).toEqual([
      [
        put('trial'),
        {
          plan_type: 'paid',
          trial_end_date: '2031-02-03',
          device_to_call_ratio: 7,
          disable_cdrs: true,
        },
      ],
    ]);
    expect(hosted.account('trial')).toMatchObject({
      ...{ plan_type: 'paid', device_to_call_ratio: 7, disable_cdrs: 1, is_active: 1 },
      trial_end_date: expect.stringContaining('2031-02-03'),
    });

    // The same day as it was answered is no change.
    await app.fill(within(part).getByLabelText('Trial ends on'), '2031-02-04');
    await app.fill(within(part).getByLabelText('Trial ends on'), '2031-02-03');
    const call = put('trial');
    await app.fill('Account name', `${name} again`);
    await app.press('Save');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual([call, { name: `${name} again` }]);
  });

  it('say what stops before an account is suspended, and activate it again', async () => {
    const part = await openAccount('paid');
    const { name } = hosted.account('paid');
    const untick = async () => {
      await app.click(app.getCheckbox('Active', part));
      const dialog = await screen.findByRole('dialog', { name: `Suspend ${name}?` });
      await app.see(/^Incoming calls are rejected/, dialog);
      await app.see(/^Users can still log in/, dialog);
      return dialog;
    };
    await app.press('Cancel', await untick());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.getCheckbox('Active', part)).toBeChecked();

    await app.press('Suspend when saved', await untick());
    await waitFor(() => expect(app.getCheckbox('Active', part)).not.toBeChecked());
    await app.see(`Once you save, ${name} is suspended:`, part);
    expect(app.writes()).toEqual([]);
    await app.press('Save');
    await app.saved();
    expect(sent()).toEqual([[put('paid'), { is_active: false }]]);
    expect(hosted.account('paid')).toMatchObject({ is_active: 0, plan_type: 'paid' });
    await app.see('This account is suspended. Tick this to activate it.', part);

    await app.check('Active', part);
    await app.press('Save');
    await waitFor(() => expect(hosted.account('paid')).toMatchObject({ is_active: 1 }));
  });
});

describe('the customer', () => {
  it('sees nothing of it on the page of the own account', async () => {
    await hosted.open(editPath('trial'), 'trial');
    await app.findField('Account name');
    expect(screen.queryByText('Plan and state')).toBeNull();
  });
});
