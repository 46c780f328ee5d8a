import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, waitFor, within } from './support';

const userNamed = (name: string) => app.db.get('SELECT * FROM users WHERE name = ?', name);
const openUser = async (name: string) => {
  await app.open(`/internal/users/${userNamed(name)?.user_sid}/edit`, 'nora');
  await app.heading(name);
};
const carrierNamed = (name: string) =>
  app.db.get('SELECT * FROM voip_carriers WHERE name = ?', name) ?? {};
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
const expectNoQuestion = () => expect(screen.queryByRole('dialog')).toBeNull();

describe('saving a form', () => {
  it('sends once, however often it is asked to, and says that it is busy', async () => {
    await openUser('tara');
    await app.fill('Email', 'tara@example.com');
    const release = app.hold('PUT', 'Users/*');
    const save = await app.button('Save');
    save.click();
    save.click();
    expect(await screen.findByRole('button', { name: 'Saving…' })).toBeDisabled();
    expect(await screen.findByRole('button', { name: 'Discard' })).toBeDisabled();
    release();
    await app.see('User updated successfully');
    expect(app.writes().map(({ call }) => call)).toEqual([
      `PUT Users/${userNamed('tara')?.user_sid}`,
    ]);
    expect(userNamed('tara')?.email).toBe('tara@example.com');
    await app.saved();
  });

  it('no longer says why the last one failed once another is on its way', async () => {
    await openUser('tara');
    await app.fill('Email', 'tara@example.com');
    app.answerOnce('PUT', 'Users/*', () => app.refusal(500, 'The disk is full'));
    await app.press('Save');
    await app.see('Couldn’t save your changes');
    const release = app.hold('PUT', 'Users/*');
    await app.press('Save');
    await app.see('Saving…');
    expect(screen.queryByText('Couldn’t save your changes')).toBeNull();
    release();
    await app.see('User updated successfully');
    await app.saved();
  });

  it('keeps what was typed when it fails, says why, and can be tried again', async () => {
    await openUser('tara');
    await app.fill('Email', 'tara@example.com');
    app.answerOnce('PUT', 'Users/*', () => app.refusal(500, 'The disk is full'));
    await app.press('Save');
    expect((await screen.findAllByText('The disk is full'))[0]).toBeVisible();
    await waitFor(() => expect(app.getField('Email')).toHaveValue('tara@example.com'));
    expect(screen.queryByText('User updated successfully')).toBeNull();
    await app.press('Save');
    await app.see('User updated successfully');
    expect(app.writes()).toHaveLength(2);
    expect(userNamed('tara')?.email).toBe('tara@example.com');
  });

  it('keeps what is typed while it is on its way, as unsaved', async () => {
    await openUser('tara');
    await app.fill('Email', 'tara@example.com');
    const release = app.hold('PUT', 'Users/*');
    await app.press('Save');
    await screen.findByRole('button', { name: 'Saving…' });
    await app.fill('Username', 'tamara');
    release();
    await app.see('User updated successfully');
    await app.see('1 unsaved change');
    await waitFor(() => expect(app.getField('Username')).toHaveValue('tamara'));
    await app.press('Save');
    await app.saved();
    expect(userNamed('tamara')?.email).toBe('tara@example.com');
  });
});

describe('a form with unsaved changes', () => {
  it('is left by a link only after asking', async () => {
    await openUser('tara');
    await app.fill('Username', 'tamara');
    await app.follow('Applications');
    await app.press('Keep editing', await question());
    await waitFor(expectNoQuestion);
    await waitFor(() => expect(app.getField('Username')).toHaveValue('tamara'));
    await app.expectUrl(/\/users\/.+\/edit$/);
    await app.follow('Applications');
    const leave = await app.button('Leave', await question());
    // As with a double click: the button is there a moment longer than the question.
    const steps = history.length;
    leave.click();
    leave.click();
    await app.heading('Applications');
    expect(history.length).toBe(steps + 1);
    expect(userNamed('tara')).toBeDefined();
    expect(app.writes()).toEqual([]);
  });

  it('is left by the Back button only after asking', async () => {
    await app.open('/internal/users', 'nora');
    await app.follow('tara');
    await app.fill('Username', 'tamara');
    history.back();
    await app.press('Keep editing', await question());
    await waitFor(expectNoQuestion);
    await app.expectUrl(/\/users\/.+\/edit$/);
    await waitFor(() => expect(app.getField('Username')).toHaveValue('tamara'));
    history.back();
    await app.press('Leave', await question());
    await app.heading('Users');
  });

  it('is left without asking once it is saved, or given up', async () => {
    await openUser('tara');
    await app.fill('Username', 'tamara');
    await app.press('Discard');
    await waitFor(() => expect(app.getField('Username')).toHaveValue('tara'));
    await app.fill('Email', 'tara@example.com');
    await app.press('Save');
    await app.see('User updated successfully');
    await app.follow('Applications');
    await app.heading('Applications');
    expectNoQuestion();
  });
});

describe('the tabs of a form', () => {
  const gateway = () => app.getGroup('SIP gateway 1');

  it('open the hidden one that holds an error, count it and focus it', async () => {
    await app.open('/internal/carriers/add', 'nora');
    await app.fill('Carrier name', 'Half made');
    await app.click(app.tab('SMS (SMPP)'));
    expect(await app.findField('Outbound system ID')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'SIP gateway 1' })).toBeNull();
    await app.press('Create');
    const address = await waitFor(() => app.getField('Network address', gateway()));
    await waitFor(() => expect(address).toHaveFocus());
    expect(address).toBeVisible();
    expect(address).toHaveAttribute('aria-invalid', 'true');
    expect(within(app.tab(/^Voice \(SIP\)/)).getByLabelText('1 error')).toBeVisible();
    expect(within(app.tab('SMS (SMPP)')).queryByRole('img')).toBeNull();
    expect(app.writes()).toEqual([]);
    await app.expectUrl(/tab=sip/);
  });

  it('are moved between without asking about unsaved changes', async () => {
    await app.open(
      `/internal/carriers/${carrierNamed('Voxbone').voip_carrier_sid}/edit?tab=smpp`,
      'nora',
    );
    await app.fill('Outbound system ID', 'vox');
    await app.click(app.tab('Voice (SIP)'));
    await app.expectUrl(/tab=sip/);
    await app.see('1 unsaved change');
    expectNoQuestion();
    await app.click(app.tab('SMS (SMPP)'));
    expect(await app.findField('Outbound system ID')).toHaveValue('vox');
  });
});

describe('the URL of a list', () => {
  it('names the required filters before those that somebody chose', async () => {
    await app.open(`/internal/recent-calls?filter=${encodeURIComponent('{"date":"30"}')}`, 'sam');
    await app.heading('Recent calls');
    await waitFor(() => expect(app.filterInUrl()).toHaveProperty('account_sid'));
    await waitFor(() =>
      expect(app.filterInUrl()).toEqual({
        account_sid: app.accountSid('Sunrise Clinic'),
        date: '30',
      }),
    );
    // A default never stands over what was asked for.
    const calls = app.requests().filter((call) => call.includes('RecentCalls?'));
    expect(calls.every((call) => call.includes('days=30'))).toBe(true);
  });

  it('is completed without a step of its own for the Back button', async () => {
    await app.open('/internal/users', 'sam');
    await app.heading('Users');
    await app.follow('Recent calls');
    await waitFor(() =>
      expect(app.filterInUrl()).toEqual({
        account_sid: app.accountSid('Sunrise Clinic'),
        date: 'today',
      }),
    );
    history.back();
    await app.heading('Users');
    await app.expectUrl(/^\/internal\/users/);
  });
});

it('a form begins with what is stored now, not with what an earlier visit saw', async () => {
  const { voip_carrier_sid: sid = '' } = carrierNamed('Twilio');
  const address = (number: number) =>
    app.getField('Network address', app.getGroup(`SIP gateway ${number}`));
  await app.open(`/internal/carriers/${sid}/edit`, 'nora');
  await waitFor(() => expect(address(1)).toHaveValue('54.172.60.0'));
  await app.follow('Carriers', screen.getByRole('navigation', { name: 'Main navigation' }));
  await screen.findByRole('link', { name: 'Twilio' });
  await waitFor(() => expect(screen.queryByText('Checking gateways…')).toBeNull());
  app.db.run(
    `INSERT INTO sip_gateways (sip_gateway_sid, voip_carrier_sid, ipv4, port, inbound, outbound)
      VALUES ('10000000-0000-4000-8000-000000000001', ?, '9.9.9.9', 5060, 1, 0)`,
    sid,
  );
  const release = app.hold('GET', 'SipGateways');
  await app.follow('Twilio');
  // Rows of before, of which one gets typed in, would become other rows when the answer comes.
  await waitFor(() =>
    expect(within(screen.getByRole('main')).getAllByRole('status')[0]).toHaveTextContent(
      'Loading…',
    ),
  );
  expect(screen.queryByLabelText(/^Carrier name/)).toBeNull();
  release();
  await waitFor(() => expect(address(1)).toHaveValue('9.9.9.9'));
  await app.fill('Port', '5070', app.getGroup('SIP gateway 2'));
  await app.press('Save');
  await app.see('Carrier updated successfully');
  expect(
    app.db
      .all('SELECT * FROM sip_gateways WHERE voip_carrier_sid = ? ORDER BY ipv4', sid)
      .map(({ ipv4, port }) => `${ipv4}:${port}`),
  ).toEqual(['54.172.60.0:5070', '54.172.60.240:null', '54.172.60.250:5060', '9.9.9.9:5060']);
});

describe('the account filter of a list', () => {
  const chooseAccount = async (name: string) => {
    await app.choose('Used by', name);
    await waitFor(() => expect(app.getField('Used by')).toHaveValue(name));
  };
  const addCarrier = async () => {
    await app.click((await screen.findAllByRole('link', { name: 'Add carrier' }))[0] as Element);
    await app.fill('Carrier name', 'Half made');
    await app.fill('Network address', '198.51.100.11', app.getGroup('SIP gateway 1'));
  };
  const openCarriers = async () => {
    await app.open('/internal/carriers', 'nora');
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(1));
  };

  it('is what a new record of the section begins with', async () => {
    await openCarriers();
    await chooseAccount('Cedar Bank');
    expect(app.rowWith('Bank PBX')).toBeVisible();
    await waitFor(() =>
      expect(app.filterInUrl()).toEqual({ account_sid: app.accountSid('Cedar Bank') }),
    );
    await addCarrier();
    await waitFor(() => expect(app.getField('Used by')).toHaveValue('Cedar Bank'));
  });

  it('of what belongs to no account is not taken for an account', async () => {
    await openCarriers();
    await chooseAccount('Cedar Bank');
    await chooseAccount('Shared by all accounts');
    await waitFor(() => expect(screen.queryByText('Bank PBX')).toBeNull());
    await waitFor(() => expect(app.filterInUrl()).toEqual({ account_sid: 'provider-level' }));
    expect(localStorage.getItem('accountFilter')).toBeNull();
    await addCarrier();
    app.forgetRequests();
    await app.press('Create');
    await app.see('Carrier created successfully');
    expect(carrierNamed('Half made').account_sid).toBeNull();
  });

  it('is forgotten in another section', async () => {
    await openCarriers();
    await chooseAccount('Cedar Bank');
    await app.follow('Clients');
    await app.heading('SIP clients');
    expect(await app.findField('Account')).toHaveValue('');
    expect(app.filterInUrl()).toBeNull();
  });
});
