import { describe, expect, it } from 'vitest';
import {
  accountSid,
  answerOnce,
  button,
  choose,
  click,
  db,
  expectUrl,
  fill,
  filterInUrl,
  findField,
  follow,
  forgetRequests,
  getField,
  getGroup,
  heading,
  hold,
  open,
  press,
  refusal,
  requests,
  rows,
  rowWith,
  saved,
  screen,
  see,
  tab,
  waitFor,
  within,
  writes,
} from './support';

const userNamed = (name: string) => db.get('SELECT * FROM users WHERE name = ?', name);
const openUser = async (name: string) => {
  await open(`/internal/users/${userNamed(name)?.user_sid}/edit`, 'nora');
  await heading(name);
};
const carrierNamed = (name: string) =>
  db.get('SELECT * FROM voip_carriers WHERE name = ?', name) ?? {};
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
const expectNoQuestion = () => expect(screen.queryByRole('dialog')).toBeNull();

describe('saving a form', () => {
  it('sends once, however often it is asked to, and says that it is busy', async () => {
    await openUser('tara');
    await fill('Email', 'tara@example.com');
    const release = hold('PUT', 'Users/*');
    const save = await button('Save');
    save.click();
    save.click();
    expect(await screen.findByRole('button', { name: 'Saving…' })).toBeDisabled();
    expect(await screen.findByRole('button', { name: 'Discard' })).toBeDisabled();
    release();
    await see('User updated successfully');
    expect(writes().map(({ call }) => call)).toEqual([`PUT Users/${userNamed('tara')?.user_sid}`]);
    expect(userNamed('tara')?.email).toBe('tara@example.com');
    await saved();
  });

  it('keeps what was typed when it fails, says why, and can be tried again', async () => {
    await openUser('tara');
    await fill('Email', 'tara@example.com');
    answerOnce('PUT', 'Users/*', () => refusal(500, 'The disk is full'));
    await press('Save');
    expect((await screen.findAllByText('The disk is full'))[0]).toBeVisible();
    await waitFor(() => expect(getField('Email')).toHaveValue('tara@example.com'));
    expect(screen.queryByText('User updated successfully')).toBeNull();
    await press('Save');
    await see('User updated successfully');
    expect(writes()).toHaveLength(2);
    expect(userNamed('tara')?.email).toBe('tara@example.com');
  });

  it('keeps what is typed while it is on its way, as unsaved', async () => {
    await openUser('tara');
    await fill('Email', 'tara@example.com');
    const release = hold('PUT', 'Users/*');
    await press('Save');
    await screen.findByRole('button', { name: 'Saving…' });
    await fill('Username', 'tamara');
    release();
    await see('User updated successfully');
    await see('1 unsaved change');
    await waitFor(() => expect(getField('Username')).toHaveValue('tamara'));
    await press('Save');
    await saved();
    expect(userNamed('tamara')?.email).toBe('tara@example.com');
  });
});

describe('a form with unsaved changes', () => {
  it('is left by a link only after asking', async () => {
    await openUser('tara');
    await fill('Username', 'tamara');
    await follow('Applications');
    await press('Keep editing', await question());
    await waitFor(expectNoQuestion);
    await waitFor(() => expect(getField('Username')).toHaveValue('tamara'));
    await expectUrl(/\/users\/.+\/edit$/);
    await follow('Applications');
    const leave = await button('Leave', await question());
    // As with a double click: the button is there a moment longer than the question.
    const steps = history.length;
    leave.click();
    leave.click();
    await heading('Applications');
    expect(history.length).toBe(steps + 1);
    expect(userNamed('tara')).toBeDefined();
    expect(writes()).toEqual([]);
  });

  it('is left by the Back button only after asking', async () => {
    await open('/internal/users', 'nora');
    await follow('tara');
    await fill('Username', 'tamara');
    history.back();
    await press('Keep editing', await question());
    await waitFor(expectNoQuestion);
    await expectUrl(/\/users\/.+\/edit$/);
    await waitFor(() => expect(getField('Username')).toHaveValue('tamara'));
    history.back();
    await press('Leave', await question());
    await heading('Users');
  });

  it('is left without asking once it is saved, or given up', async () => {
    await openUser('tara');
    await fill('Username', 'tamara');
    await press('Discard');
    await waitFor(() => expect(getField('Username')).toHaveValue('tara'));
    await fill('Email', 'tara@example.com');
    await press('Save');
    await see('User updated successfully');
    await follow('Applications');
    await heading('Applications');
    expectNoQuestion();
  });
});

describe('the tabs of a form', () => {
  const gateway = () => getGroup('SIP gateway 1');

  it('open the hidden one that holds an error, count it and focus it', async () => {
    await open('/internal/carriers/add', 'nora');
    await fill('Carrier name', 'Half made');
    await click(tab('SMS (SMPP)'));
    expect(await findField('Outbound system ID')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'SIP gateway 1' })).toBeNull();
    await press('Create');
    const address = await waitFor(() => getField('Network address', gateway()));
    await waitFor(() => expect(address).toHaveFocus());
    expect(address).toBeVisible();
    expect(address).toHaveAttribute('aria-invalid', 'true');
    expect(within(tab(/^Voice \(SIP\)/)).getByLabelText('1 error')).toBeVisible();
    expect(within(tab('SMS (SMPP)')).queryByRole('img')).toBeNull();
    expect(writes()).toEqual([]);
    await expectUrl(/tab=sip/);
  });

  it('are moved between without asking about unsaved changes', async () => {
    await open(
      `/internal/carriers/${carrierNamed('Voxbone').voip_carrier_sid}/edit?tab=smpp`,
      'nora',
    );
    await fill('Outbound system ID', 'vox');
    await click(tab('Voice (SIP)'));
    await expectUrl(/tab=sip/);
    await see('1 unsaved change');
    expectNoQuestion();
    await click(tab('SMS (SMPP)'));
    expect(await findField('Outbound system ID')).toHaveValue('vox');
  });
});

describe('the URL of a list', () => {
  it('names the required filters before those that somebody chose', async () => {
    await open(`/internal/recent-calls?filter=${encodeURIComponent('{"date":"30"}')}`, 'sam');
    await heading('Recent calls');
    await waitFor(() => expect(filterInUrl()).toHaveProperty('account_sid'));
    await waitFor(() =>
      expect(filterInUrl()).toEqual({ account_sid: accountSid('Sunrise Clinic'), date: '30' }),
    );
    // A default never stands over what was asked for.
    const calls = requests().filter((call) => call.includes('RecentCalls?'));
    expect(calls.every((call) => call.includes('days=30'))).toBe(true);
  });

  it('is completed without a step of its own for the Back button', async () => {
    await open('/internal/users', 'sam');
    await heading('Users');
    await follow('Recent calls');
    await waitFor(() =>
      expect(filterInUrl()).toEqual({ account_sid: accountSid('Sunrise Clinic'), date: 'today' }),
    );
    history.back();
    await heading('Users');
    await expectUrl(/^\/internal\/users/);
  });
});

it('a form begins with what is stored now, not with what an earlier visit saw', async () => {
  const { voip_carrier_sid: sid = '' } = carrierNamed('Twilio');
  const address = (number: number) =>
    getField('Network address', getGroup(`SIP gateway ${number}`));
  await open(`/internal/carriers/${sid}/edit`, 'nora');
  await waitFor(() => expect(address(1)).toHaveValue('54.172.60.0'));
  await follow('Carriers', screen.getByRole('navigation', { name: 'Main navigation' }));
  await screen.findByRole('link', { name: 'Twilio' });
  await waitFor(() => expect(screen.queryByText('Checking gateways…')).toBeNull());
  db.run(
    `INSERT INTO sip_gateways (sip_gateway_sid, voip_carrier_sid, ipv4, port, inbound, outbound)
      VALUES ('10000000-0000-4000-8000-000000000001', ?, '9.9.9.9', 5060, 1, 0)`,
    sid,
  );
  const release = hold('GET', 'SipGateways');
  await follow('Twilio');
  // Rows of before, of which one gets typed in, would become other rows when the answer comes.
  await waitFor(() =>
    expect(within(screen.getByRole('main')).getAllByRole('status')[0]).toHaveTextContent(
      'Loading…',
    ),
  );
  expect(screen.queryByLabelText(/^Carrier name/)).toBeNull();
  release();
  await waitFor(() => expect(address(1)).toHaveValue('9.9.9.9'));
  await fill('Port', '5070', getGroup('SIP gateway 2'));
  await press('Save');
  await see('Carrier updated successfully');
  expect(
    db
      .all('SELECT * FROM sip_gateways WHERE voip_carrier_sid = ? ORDER BY ipv4', sid)
      .map(({ ipv4, port }) => `${ipv4}:${port}`),
  ).toEqual(['54.172.60.0:5070', '54.172.60.240:null', '54.172.60.250:5060', '9.9.9.9:5060']);
});

describe('the account filter of a list', () => {
  const chooseAccount = async (name: string) => {
    await choose('Used by', name);
    await waitFor(() => expect(getField('Used by')).toHaveValue(name));
  };
  const addCarrier = async () => {
    await click((await screen.findAllByRole('link', { name: 'Add carrier' }))[0] as Element);
    await fill('Carrier name', 'Half made');
    await fill('Network address', '198.51.100.11', getGroup('SIP gateway 1'));
  };
  const openCarriers = async () => {
    await open('/internal/carriers', 'nora');
    await waitFor(() => expect(rows().length).toBeGreaterThan(1));
  };

  it('is what a new record of the section begins with', async () => {
    await openCarriers();
    await chooseAccount('Cedar Bank');
    expect(rowWith('Bank PBX')).toBeVisible();
    await waitFor(() => expect(filterInUrl()).toEqual({ account_sid: accountSid('Cedar Bank') }));
    await addCarrier();
    await waitFor(() => expect(getField('Used by')).toHaveValue('Cedar Bank'));
  });

  it('of what belongs to no account is not taken for an account', async () => {
    await openCarriers();
    await chooseAccount('Cedar Bank');
    await chooseAccount('Service provider (all accounts)');
    await waitFor(() => expect(screen.queryByText('Bank PBX')).toBeNull());
    await waitFor(() => expect(filterInUrl()).toEqual({ account_sid: 'provider-level' }));
    expect(localStorage.getItem('accountFilter')).toBeNull();
    await addCarrier();
    forgetRequests();
    await press('Create');
    await see('Carrier created successfully');
    expect(carrierNamed('Half made').account_sid).toBeNull();
  });

  it('is forgotten in another section', async () => {
    await openCarriers();
    await chooseAccount('Cedar Bank');
    await follow('Clients');
    await heading('SIP clients');
    expect(await findField('Account')).toHaveValue('');
    expect(filterInUrl()).toBeNull();
  });
});
