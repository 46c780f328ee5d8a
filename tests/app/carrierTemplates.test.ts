import { describe, expect, it } from 'vitest';
import {
  accountSid,
  alertWith,
  answerOnce,
  choose,
  type DemoUser,
  db,
  expectUrl,
  fill,
  getField,
  loseAnswerOnce,
  open,
  press,
  refusal,
  requests,
  screen,
  see,
  waitFor,
  writes,
} from './support';
import { carrierRow, gatewaysOf } from './support/carriers';

const openAdd = async (operator: DemoUser) => {
  await open('/internal/carriers/add', operator);
  // The templates and the accounts come with the addresses to be whitelisted.
  await see(/^Ask your carrier to allow/);
};
const created = () => see('Carrier created successfully');
const updated = () => see('Carrier updated successfully');

describe('a template', () => {
  const template = 'TelecomsXChange';
  const count = (name: string) =>
    db.get('SELECT count(*) AS n FROM voip_carriers WHERE name = ?', name)?.n;
  const expectName = (name: string) =>
    waitFor(() => expect(getField('Carrier name')).toHaveValue(name));

  it.each<{ operator: DemoUser; account: string | null }>([
    { operator: 'admin', account: null },
    { operator: 'nora', account: null },
    { operator: 'sam', account: 'Sunrise Clinic' },
  ])('makes a carrier of $operator, once', async ({ operator, account }) => {
    await openAdd(operator);
    const before = requests().length;
    await choose('Select a predefined carrier', template);
    await created();
    await expectName(template);
    const made = carrierRow(template);
    await expectUrl(`/internal/carriers/${made.voip_carrier_sid}/edit`);
    expect(count(template)).toBe(1);
    expect(made.service_provider_sid).not.toBeNull();
    expect(made.account_sid).toBe(account && accountSid(account));
    await waitFor(() => expect(getField('Tech prefix')).toHaveValue('your-tech-prefix'));
    expect(gatewaysOf(template, 'sip_gateways')).toHaveLength(1);
    expect(gatewaysOf(template, 'smpp_gateways')).toHaveLength(1);
    const asked = requests().slice(before);
    expect(asked.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(8);
  });

  const pick = (name: string) => choose('Select a predefined carrier', name);

  it('is picked in one place, and made under the name that was typed', async () => {
    await openAdd('nora');
    expect(screen.queryByRole('radio', { name: template })).toBeNull();
    await fill('Carrier name', 'East coast');
    await pick(template);
    await created();
    await expectName('East coast');
    await expectUrl(`/internal/carriers/${carrierRow('East coast').voip_carrier_sid}/edit`);
    expect(writes().map(({ body }) => body)).toEqual([undefined, { name: 'East coast' }]);
    expect(carrierRow('East coast').tech_prefix).toBe('your-tech-prefix');
    expect(count(template)).toBe(0);
    expect(gatewaysOf('East coast', 'sip_gateways')).toHaveLength(1);
  });

  it('whose carrier keeps its first name for now is told, and never made twice', async () => {
    await openAdd('nora');
    await fill('Carrier name', 'West coast');
    answerOnce('PUT', 'ServiceProviders/*/VoipCarriers/*', () => refusal(500, 'The disk is full'));
    await pick(template);
    expect(await alertWith(/Couldn’t save your changes/)).toHaveTextContent(
      'Not saved: Carrier name – The disk is full',
    );
    await expectUrl(/\/edit/);
    await expectName('West coast');
    await press('Save');
    await updated();
    expect([count(template), count('West coast')]).toEqual([0, 1]);
    expect(gatewaysOf('West coast', 'sip_gateways')).toHaveLength(1);
  });

  it('whose carrier was made without an answer is found again', async () => {
    await openAdd('nora');
    await fill('Carrier name', 'North coast');
    loseAnswerOnce('POST', 'ServiceProviders/*/PredefinedCarriers/*');
    await pick(template);
    await alertWith(/Couldn’t save your changes/);
    expect(getField('Carrier name')).toHaveValue('North coast');
    await press('Create');
    await created();
    await expectName('North coast');
    expect([count(template), count('North coast')]).toEqual([0, 1]);
  });

  it('that cannot be made leaves the form as it was for None', async () => {
    await openAdd('nora');
    answerOnce('POST', 'ServiceProviders/*/PredefinedCarriers/*', () => refusal(500, 'Not now'));
    await pick(template);
    await alertWith(/Not now/);
    await expectName(template);
    await pick('None');
    await expectName('');
    expect(getField('Trunk type')).toHaveTextContent('IP trunk');
    expect(count(template)).toBe(0);
  });

  it('asks first when more than the name was typed', async () => {
    await openAdd('nora');
    await fill('Carrier name', 'Typed by hand');
    await choose('Trunk type', 'Registration trunk');
    await pick(template);
    await see(`Create carrier from ${template}?`);
    await press('Cancel', screen.getByRole('dialog'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(getField('Carrier name')).toHaveValue('Typed by hand');
    expect(writes()).toEqual([]);

    await pick(template);
    await press('Create carrier', await screen.findByRole('dialog'));
    await created();
    await expectName('Typed by hand');
    expect([count(template), count('Typed by hand')]).toEqual([0, 1]);
    expect(carrierRow('Typed by hand').trunk_type).not.toBe('reg');
  });

  it('for a registration trunk is completed and saved', async () => {
    await openAdd('sam');
    await choose('Select a predefined carrier', 'Telnyx');
    await waitFor(() => expect(getField('Carrier name').value).toMatch(/^Telnyx-/));
    const name = getField('Carrier name').value;
    expect(getField('Trunk type')).toHaveTextContent('Registration trunk');
    await fill('Carrier name', 'Telnyx of the clinic');
    await fill('Auth username', 'clinic');
    await fill('Password', 's3cret');
    await press('Save');
    await updated();
    expect(count(name)).toBe(0);
    expect(carrierRow('Telnyx of the clinic')).toMatchObject({
      account_sid: accountSid('Sunrise Clinic'),
      trunk_type: 'reg',
      requires_register: 1,
      register_username: 'clinic',
      register_password: 's3cret',
      register_sip_realm: 'sip.telnyx.com',
    });
  });
});
