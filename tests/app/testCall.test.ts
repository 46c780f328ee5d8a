import { beforeEach, describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, waitFor } from './support';

const clinic = () => app.accountSid('Sunrise Clinic');
const application = () =>
  app.db.get('SELECT * FROM applications WHERE account_sid = ? ORDER BY name', clinic()) ?? {};
const numberOf = (sid: unknown) =>
  app.db.get(
    'SELECT * FROM phone_numbers WHERE application_sid = ? ORDER BY number',
    String(sid),
  ) ?? {};

const openApplication = (operator: 'admin' | 'nora' | 'sam' | 'vera') =>
  app.open(`/internal/applications/${application().application_sid}/edit`, operator);
const openDialog = async () => {
  await app.press('Test call…');
  return screen.findByRole('dialog', { name: 'Test call' });
};
/** The call of one's own that the engine has. */
const placedOf = (account: string) =>
  app.platform.engine.calls(account).find(({ plan }) => plan.direction === 'outbound')?.plan;

beforeEach(() => app.platform.engine.serve(true));

describe('a test call', () => {
  it.each(['admin', 'sam'] as const)('rings a phone for %s, and leads to its call', async (who) => {
    await openApplication(who);
    const dialog = await openDialog();
    await app.see(/This rings immediately, and your carrier charges for it/, dialog);
    const own = numberOf(application().application_sid);
    await waitFor(() => expect(app.getField(/^From/, dialog)).toHaveValue(own.number));
    await app.fill(/^Phone number to ring/, '+1 (212) 555-0166');
    await app.press('Place call', dialog);
    await app.see('Trying', dialog);
    expect(app.writes().map(({ call }) => call)).toEqual([`POST Accounts/${clinic()}/Calls`]);
    expect(app.writes()[0]?.body).toEqual({
      from: own.number,
      to: { type: 'phone', number: '+12125550166' },
      application_sid: application().application_sid,
    });
    const placed = placedOf('Sunrise Clinic');
    expect(placed).toMatchObject({ to: '+12125550166', from: own.number });
    await app.see('Its record, trace and recording are there once it has ended.', dialog);

    app.hurry();
    app.platform.engine.advance(8000);
    await app.see('Answered', dialog);
    app.platform.engine.advance(60_000);
    await app.see('It has ended, and its record is there.', dialog);
    const call = await app.link('Open the call', dialog);
    expect(call).toHaveAttribute(
      'href',
      expect.stringContaining(`/recent-calls/${placed?.callSid}/show?account=${clinic()}`),
    );
    await app.link('Alerts of the account', dialog);
  });

  it('goes on where the platform lists it late, and is over once it is listed no more', async () => {
    await openApplication('sam');
    const dialog = await openDialog();
    const missing = () => new Response('Not Found', { status: 404 });
    app.answerOnce('GET', `Accounts/${clinic()}/Calls/*`, missing);
    app.answerOnce('GET', `Accounts/${clinic()}/Calls/*`, missing);
    await app.fill(/^Phone number to ring/, '+12125550166');
    await app.press('Place call', dialog);
    await app.see('Placed', dialog);
    app.hurry();
    await app.see('Trying', dialog);
    app.answerAlways('GET', `Accounts/${clinic()}/Calls/*`, missing);
    await app.see('Over', dialog);
  });

  it.each([
    ['an error', () => app.refusal(500, 'The disk is full'), /can’t be shown\. The disk is full/],
    ['a gateway', () => new Response('<html>', { status: 504 }), /can’t be shown/],
  ])('goes on after a look that fails (%s)', async (_what, answer, told) => {
    await openApplication('sam');
    const dialog = await openDialog();
    app.answerOnce('GET', `Accounts/${clinic()}/Calls/*`, answer);
    await app.fill(/^Phone number to ring/, '+12125550166');
    await app.press('Place call', dialog);
    await app.see(told, dialog);
    app.hurry();
    await app.see('Trying', dialog);
    expect(dialog).not.toHaveTextContent(told);
  });

  it('is over where the platform never lists it', async () => {
    await openApplication('sam');
    const dialog = await openDialog();
    app.answerAlways(
      'GET',
      `Accounts/${clinic()}/Calls/*`,
      () => new Response('Not Found', { status: 404 }),
    );
    await app.fill(/^Phone number to ring/, '+12125550166');
    await app.press('Place call', dialog);
    await app.see('Placed', dialog);
    app.hurry();
    await app.see('Over', dialog);
  });

  it('rings a client at the realm of its account, from a number’s own page', async () => {
    const number = numberOf(application().application_sid);
    app.platform.engine.register('Sunrise Clinic', { name: 'nurse-2' });
    await app.open(`/internal/phone-numbers/${number.phone_number_sid}/edit`, 'sam');
    const dialog = await openDialog();
    await app.choose('Ring', 'A SIP client', dialog);
    await app.choose('SIP client to ring', 'nurse-2', dialog);
    await app.press('Place call', dialog);
    await app.see('Trying', dialog);
    expect(app.writes()[0]?.body).toEqual({
      from: number.number,
      to: { type: 'user', name: `nurse-2@${app.accountRow('Sunrise Clinic').sip_realm}` },
      application_sid: number.application_sid,
    });
    expect(placedOf('Sunrise Clinic')?.from).toBe(number.number);
  });

  it('says what is wrong with what was typed, and what the platform refuses, and can be tried again', async () => {
    app.platform.engine.serve(false);
    await openApplication('sam');
    const dialog = await openDialog();
    await app.choose('Ring', 'A SIP address', dialog);
    await app.fill(/^SIP address to ring/, 'nobody', dialog);
    await app.press('Place call', dialog);
    await app.see('Enter a SIP address, such as sip:name@example.com.', dialog);
    expect(app.writes()).toEqual([]);

    await app.fill(/^SIP address to ring/, 'sip:desk@clinic.example', dialog);
    await app.press('Place call', dialog);
    await app.see(
      'No feature server is running, so the platform can’t place calls at this time.',
      dialog,
    );
    app.platform.engine.serve(true);
    await app.press('Place call', dialog);
    await app.see('Trying', dialog);
    expect(placedOf('Sunrise Clinic')?.to).toBe('sip:desk@clinic.example');
    expect(app.writes()).toHaveLength(2);
  });

  it.each(['nora', 'vera'] as const)(
    'is not offered to %s, and the page says why',
    async (operator) => {
      await openApplication(operator);
      await app.see(/lets only administrators and users of the account place test calls/);
      expect(screen.queryByRole('button', { name: 'Test call…' })).toBeNull();
    },
  );
});
