import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, waitFor } from './support';
import { carrierRow, gatewaysOf } from './support/carriers';

const openAdd = async (operator: app.DemoUser) => {
  await app.open('/internal/carriers/add', operator);
  // The templates and the accounts come with the addresses to be whitelisted.
  await app.see(/must allow \(\d+\)$/);
};
const created = () => app.see('Carrier created successfully');
const updated = () => app.see('Carrier updated successfully');

describe('a template', () => {
  const template = 'TelecomsXChange';
  const count = (name: string) =>
    app.db.get('SELECT count(*) AS n FROM voip_carriers WHERE name = ?', name)?.n;
  const expectName = (name: string) =>
    waitFor(() => expect(app.getField('Carrier name')).toHaveValue(name));

  it.each<{ operator: app.DemoUser; account: string | null }>([
    { operator: 'admin', account: null },
    { operator: 'nora', account: null },
    { operator: 'sam', account: 'Sunrise Clinic' },
  ])('makes a carrier of $operator, once', async ({ operator, account }) => {
    await openAdd(operator);
    const earlier = new Set(app.requests());
    await app.choose('Select a predefined carrier', template);
    await created();
    await expectName(template);
    const made = carrierRow(template);
    await app.expectUrl(`/internal/carriers/${made.voip_carrier_sid}/edit`);
    expect(count(template)).toBe(1);
    expect(made.service_provider_sid).not.toBeNull();
    expect(made.account_sid).toBe(account && app.accountSid(account));
    await waitFor(() => expect(app.getField('Tech prefix')).toHaveValue('your-tech-prefix'));
    expect(gatewaysOf(template, 'sip_gateways')).toHaveLength(1);
    expect(gatewaysOf(template, 'smpp_gateways')).toHaveLength(1);
    // What the form has read is read again after two seconds: on a slow machine, by the carrier's page.
    const asked = app.requests().filter((call) => !earlier.has(call));
    expect(asked.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(8);
  });

  const pick = (name: string) => app.choose('Select a predefined carrier', name);

  it('is picked in one place, and made under the name that was typed', async () => {
    await openAdd('nora');
    expect(screen.queryByRole('radio', { name: template })).toBeNull();
    await app.fill('Carrier name', 'East coast');
    await pick(template);
    await created();
    await expectName('East coast');
    await app.expectUrl(`/internal/carriers/${carrierRow('East coast').voip_carrier_sid}/edit`);
    expect(app.writes().map(({ body }) => body)).toEqual([undefined, { name: 'East coast' }]);
    expect(carrierRow('East coast').tech_prefix).toBe('your-tech-prefix');
    expect(count(template)).toBe(0);
    expect(gatewaysOf('East coast', 'sip_gateways')).toHaveLength(1);
  });

  it('whose carrier keeps its first name for now is told, and never made twice', async () => {
    await openAdd('nora');
    await app.fill('Carrier name', 'West coast');
    app.answerOnce('PUT', 'ServiceProviders/*/VoipCarriers/*', () =>
      app.refusal(500, 'The disk is full'),
    );
    await pick(template);
    expect(await app.alertWith(/Couldn’t save your changes/)).toHaveTextContent(
      'Not saved: Carrier name – The disk is full',
    );
    await app.expectUrl(/\/edit/);
    await expectName('West coast');
    await app.press('Save');
    await updated();
    expect([count(template), count('West coast')]).toEqual([0, 1]);
    expect(gatewaysOf('West coast', 'sip_gateways')).toHaveLength(1);
  });

  it('whose carrier was made without an answer is found again', async () => {
    await openAdd('nora');
    await app.fill('Carrier name', 'North coast');
    app.loseAnswerOnce('POST', 'ServiceProviders/*/PredefinedCarriers/*');
    await pick(template);
    await app.alertWith(/Couldn’t save your changes/);
    expect(app.getField('Carrier name')).toHaveValue('North coast');
    await app.press('Create');
    await created();
    await expectName('North coast');
    expect([count(template), count('North coast')]).toEqual([0, 1]);
  });

  it('that cannot be made leaves the form as it was for None', async () => {
    await openAdd('nora');
    app.answerOnce('POST', 'ServiceProviders/*/PredefinedCarriers/*', () =>
      app.refusal(500, 'Not now'),
    );
    await pick(template);
    await app.alertWith(/Not now/);
    await expectName(template);
    await pick('None');
    await expectName('');
    expect(app.getField('Trunk type')).toHaveTextContent('IP trunk');
    expect(count(template)).toBe(0);
  });

  it('asks first when more than the name was typed', async () => {
    await openAdd('nora');
    await app.fill('Carrier name', 'Typed by hand');
    await app.choose('Trunk type', 'Registration trunk');
    await pick(template);
    await app.see(`Create carrier from ${template}?`);
    await app.press('Cancel', screen.getByRole('dialog'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.getField('Carrier name')).toHaveValue('Typed by hand');
    expect(app.writes()).toEqual([]);

    await pick(template);
    await app.press('Create carrier', await screen.findByRole('dialog'));
    await created();
    await expectName('Typed by hand');
    expect([count(template), count('Typed by hand')]).toEqual([0, 1]);
    expect(carrierRow('Typed by hand').trunk_type).not.toBe('reg');
  });

  it('for a registration trunk is completed and saved', async () => {
    await openAdd('sam');
    await app.choose('Select a predefined carrier', 'Telnyx');
    await waitFor(() => expect(app.getField('Carrier name').value).toMatch(/^Telnyx-/));
    const name = app.getField('Carrier name').value;
    expect(app.getField('Trunk type')).toHaveTextContent('Registration trunk');
    await app.fill('Carrier name', 'Telnyx of the clinic');
    await app.fill('Auth username', 'clinic');
    await app.fill('Password', 's3cret');
    await app.press('Save');
    await updated();
    expect(count(name)).toBe(0);
    expect(carrierRow('Telnyx of the clinic')).toMatchObject({
      account_sid: app.accountSid('Sunrise Clinic'),
      trunk_type: 'reg',
      requires_register: 1,
      register_username: 'clinic',
      register_password: 's3cret',
      register_sip_realm: 'sip.telnyx.com',
    });
  });
});
