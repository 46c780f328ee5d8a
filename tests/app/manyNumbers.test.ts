import { entries } from 'idb-keyval';
import { describe, expect, it } from 'vitest';
import {
  accountSid,
  answerAlways,
  chooseTyped,
  click,
  db,
  fill,
  findField,
  getField,
  hold,
  open,
  press,
  refusal,
  screen,
  see,
  waitFor,
  within,
  writes,
} from './support';
import { applicationSid, numberRow } from './support/numbers';

describe('many numbers at once', () => {
  const dialog = () => screen.findByRole('dialog');
  const outcomeOf = async (number: string) => {
    const row = within(await dialog())
      .getByText(number)
      .closest('tr');
    return row?.querySelectorAll('td')[1]?.textContent;
  };
  const openDialog = async () => {
    await open('/internal/phone-numbers', 'nora');
    await press('Add many');
    return dialog();
  };
  const chooseOwner = async () => {
    const scope = await dialog();
    await chooseTyped('Account', 'Sunrise Clinic', scope);
    await chooseTyped('Carrier', 'Twilio', scope);
    await chooseTyped('Application', 'Callbacks North', scope);
  };

  it('are checked, added to one account, and tried again where the platform failed', async () => {
    const scope = await openDialog();
    await fill('Numbers', '+1 555 200 0137\nno number\n15550100001', scope);
    await fill('First number', '15550100001', scope);
    await fill('Last number', '15550100006', scope);
    await press('Add range', scope);
    await press('Add 6 numbers', scope);
    await waitFor(() => expect(getField('Account', scope)).toHaveAttribute('aria-invalid', 'true'));
    expect(writes()).toEqual([]);
    await chooseOwner();
    let fails = 2;
    let underWay = 0;
    let most = 0;
    answerAlways('POST', 'PhoneNumbers', async (pass) => {
      underWay += 1;
      most = Math.max(most, underWay);
      const answer = fails-- > 0 ? refusal(500, 'The database is away') : await pass();
      underWay -= 1;
      return answer;
    });
    await press('Add 6 numbers', scope);
    await see('4 numbers added.');
    expect(most).toBeLessThanOrEqual(4);
    expect(await outcomeOf('15552000137')).toBe('Already there, skipped');
    expect(await outcomeOf('nonumber')).toBe('Invalid, skipped');
    expect(scope).toHaveTextContent('Duplicate, skipped');
    expect(scope).toHaveTextContent('FailedThe database is away');
    expect(scope.textContent.match(/The database is away/g)).toHaveLength(2);
    await press('Retry 2 numbers', scope);
    await see('6 numbers added.');
    expect(within(scope).queryByRole('button', { name: /^Retry/ })).toBeNull();
    await press('Close', scope);
    for (let last = 1; last <= 6; last += 1) {
      expect(numberRow(`1555010000${last}`)).toMatchObject({
        account_sid: accountSid('Sunrise Clinic'),
        application_sid: applicationSid('Callbacks North', 'Sunrise Clinic'),
      });
    }
    const stored = db.all("SELECT number FROM phone_numbers WHERE number LIKE '1555010000%'");
    expect(stored).toHaveLength(6);
    await see('51 total');
  });

  it('stop when they are told to, and go on from there', async () => {
    const scope = await openDialog();
    await fill('First number', '15550100001', scope);
    await fill('Last number', '15550100009', scope);
    await press('Add range', scope);
    await chooseOwner();
    const release = hold('POST', /^PhoneNumbers$/);
    await press('Add 9 numbers', scope);
    await press('Stop', scope);
    release();
    await see('4 numbers added.');
    expect(await outcomeOf('15550100009')).toBe('Not tried');
    await press('Retry 5 numbers', scope);
    await see('9 numbers added.');
  });

  it('are still there when the dialog is opened again', async () => {
    const scope = await openDialog();
    await fill('Numbers', '15550100001', scope);
    await press('Cancel', scope);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Add many');
    await press('Restore', await dialog());
    expect(await findField('Numbers', await dialog())).toHaveValue('15550100001');
  });

  it('are kept when the tab is gone, until they are added', async () => {
    const scope = await openDialog();
    await fill('Numbers', '15550100001\n15550100002', scope);
    await chooseOwner();
    await waitFor(async () => expect(JSON.stringify(await entries())).toContain('15550100002'));
    await open('/internal/applications');
    await press('Unsaved changes (1)');
    await click(await screen.findByRole('link', { name: 'Phone number: Add phone numbers' }));
    await press('Restore', await screen.findByRole('dialog', { name: 'Add phone numbers' }));
    await press('Add 2 numbers');
    await see('2 numbers added.');
    for (const number of ['15550100001', '15550100002']) {
      expect(numberRow(number)).toMatchObject({
        account_sid: accountSid('Sunrise Clinic'),
        application_sid: applicationSid('Callbacks North', 'Sunrise Clinic'),
      });
    }
    await waitFor(async () => expect(await entries()).toEqual([]));
  });
});
