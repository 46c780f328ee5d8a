import { describe, expect, it } from 'vitest';
import * as app from './support';
import { screen, waitFor, within } from './support';
import { tokenOf } from './support/platform';

const sid = (table: string, key: string, name: string) =>
  String(app.db.get(`SELECT ${key} FROM ${table} WHERE name = ?`, name)?.[key]);
/** The platform's own answer, with some values replaced. */
const replaced = (values: object) => async (pass: () => Promise<Response>) => {
  const body = await (await pass()).json();
  return Response.json(
    Array.isArray(body) ? body.map((row) => ({ ...row, ...values })) : { ...body, ...values },
  );
};

describe('a bad value of an answer', () => {
  it.each<[string, object]>([
    ['objects', { name: { a: 1 }, sip_realm: { b: 2 } }],
    ['lists', { name: [1], is_active: [1], plan_type: [] }],
    ['numbers', { name: 1, sip_realm: 2, created_at: 3 }],
    ['half a surrogate pair', { name: 'a\uD800', account_sid: '\uD800' }],
    ['sids of any type', { account_sid: 5 }],
    ['no sid', { account_sid: null }],
    ['nulls', { name: null, sip_realm: null, created_at: null, queue_event_hook: null }],
  ])('%s leave the list on screen', async (_what, values) => {
    app.answerAlways('GET', /Accounts(\?|$)/, replaced(values));
    await app.open('/internal/accounts', 'nora');
    await app.heading('Accounts');
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(1));
    expect(screen.queryByText('Something went wrong on this page')).toBeNull();
  });

  it('is one bad cell, and says so', async () => {
    app.answerAlways('GET', /Accounts(\?|$)/, replaced({ sip_realm: { b: 2 } }));
    await app.open('/internal/accounts', 'nora');
    await waitFor(() => expect(app.rowWith('Cedar Bank')).toHaveTextContent(/Unreadable.*Active/));
  });

  it.each([
    ['ms-teams-tenants', /MicrosoftTeamsTenants(\?|$)/],
    ['clients', /Clients(\?|$)/],
  ])('that is a whole row of %s is counted, and never told as none', async (area, path) => {
    let isAll = false;
    app.answerAlways('GET', path, async (pass) => {
      const body: unknown[] = await (await pass()).json();
      return Response.json(body.map((row, index) => (isAll || index === 0 ? 'row' : row)));
    });
    await app.open(`/internal/${area}`, 'admin');
    await app.see('1 more row that the platform sent can’t be read.');
    await app.see(/^\d+ total · 1 unreadable$/);
    isAll = true;
    await app.open(`/internal/${area}`);
    await app.see(/^The platform sent \d+ rows? that can’t be read\.$/);
    await app.see(/^0 total · \d+ unreadable$/);
    expect(screen.queryByText(/^No /)).toBeNull();
  });

  it.each([{ vendor: {} }, { vendor: undefined }])(
    'of a vendor leaves its row, and what can be done with it, on screen: %o',
    async (values) => {
      app.answerAlways('GET', /SpeechCredentials(\?|$)/, replaced(values));
      await app.open('/internal/speech-services', 'nora');
      await app.heading('Speech services');
      await waitFor(() => expect(app.rows().length).toBeGreaterThan(1));
      await waitFor(() => expect(app.rows()[1]).toHaveTextContent('Test'));
      for (const row of app.rows()) {
        for (const link of within(row).queryAllByRole('link')) expect(link).toHaveAccessibleName();
        expect(within(row).getByRole('button', { name: /^Actions for \S/ })).toBeVisible();
      }
      expect(app.rows()[1]).toHaveTextContent(/^Unreadable/);
    },
  );

  it('of a record is told beside the form, and a save leaves it alone', async () => {
    const account = sid('accounts', 'account_sid', 'Cedar Bank');
    app.answerAlways(
      'GET',
      `Accounts/${account}`,
      replaced({ sip_realm: { x: 1 }, record_format: [] }),
    );
    await app.open(`/internal/accounts/${account}/edit`, 'nora');
    await app.findField('Account name');
    await app.see(/^The platform sent invalid values for: SIP realm/);
    await app.fill('Account name', 'Cedar Savings');
    await app.press('Save');
    await app.see('Account updated successfully');
    const row = app.db.get('SELECT * FROM accounts WHERE account_sid = ?', account);
    expect(row).toMatchObject({ name: 'Cedar Savings' });
    expect(row?.sip_realm).not.toBeNull();
  });

  it.each<[part: string, column: string, wrong: object]>([
    ['the address of a webhook', 'registration_hook', { url: [] }],
    ['the tags of a bucket', 'bucket_credential', { tags: 'x' }],
  ])(
    '%s stays as it is when something else is saved, and is asked for when its group is',
    async (_part, column, wrong) => {
      const account = sid('accounts', 'account_sid', 'Cedar Bank');
      const url = `/api/v1/Accounts/${account}`;
      const headers = { authorization: `Bearer ${tokenOf('nora')}` };
      const payload = {
        registration_hook: {
          url: 'https://x.example',
          method: 'GET',
          username: 'a',
          password: 'b',
        },
        bucket_credential: {
          ...{ vendor: 'aws_s3', name: 'calls', region: 'eu-west-1', access_key_id: 'AKIA' },
          ...{ secret_access_key: 'secret-key', tags: [{ Key: 'team', Value: 'a' }] },
        },
      };
      await app.platform.app.inject({ method: 'PUT', url, headers, payload });
      const stored = () =>
        app.platform.app.inject({ url, headers }).then((answer) => answer.json());
      const before = await stored();
      app.answerAlways('GET', `Accounts/${account}`, async () =>
        Response.json({ ...before, name: 'Cedar', [column]: { ...before[column], ...wrong } }),
      );
      await app.open(`/internal/accounts/${account}/edit`, 'nora');
      await app.fill(await app.findField('Account name'), 'Cedar Savings');
      await app.press('Save');
      await app.see('Account updated successfully');
      expect(await stored()).toEqual({ ...before, name: 'Cedar Savings' });

      const isBucket = column === 'bucket_credential';
      const group = isBucket ? undefined : app.getGroup('Registration webhook');
      await app.fill(isBucket ? 'Bucket name' : 'Username', 'other', group);
      await app.press('Save');
      await waitFor(() =>
        expect(document.body).toHaveTextContent(
          'The stored value can’t be read. Enter it again to save.',
        ),
      );
      expect(await stored()).toEqual({ ...before, name: 'Cedar Savings' });
    },
  );

  it('of another record than was asked for is told as unreadable', async () => {
    const account = sid('accounts', 'account_sid', 'Cedar Bank');
    app.answerAlways('GET', `Accounts/${account}`, replaced({ account_sid: 'other' }));
    await app.open(`/internal/accounts/${account}/edit`, 'nora');
    await app.see('Couldn’t load this');
  });
});

it.each<[string, string, string, RegExp, object]>([
  ['a user', 'users', '/internal/users/%/edit', /^Users\//, { email: [], name: {}, scope: 7 }],
  [
    'an account',
    'accounts',
    '/internal/accounts/%/edit',
    /^Accounts\/[^/]+$/,
    { webhook_secret: {} },
  ],
  [
    'a carrier',
    'voip_carriers',
    '/internal/carriers/%/edit',
    /^VoipCarriers\//,
    { trunk_type: {}, register_status: 'x', dtmf_type: 5 },
  ],
  [
    'an application',
    'applications',
    '/internal/applications/%/edit',
    /^Applications\//,
    { call_hook: 'x', env_vars: 'y', app_json: {}, speech_synthesis_vendor: [] },
  ],
])(
  'the form of %s lives with values of the wrong kind',
  async (_what, table, path, call, values) => {
    const keys: Record<string, [string, string]> = {
      users: ['user_sid', 'tara'],
      accounts: ['account_sid', 'Cedar Bank'],
      voip_carriers: ['voip_carrier_sid', 'Telnyx'],
      applications: ['application_sid', 'Main menu'],
    };
    const [key, name] = keys[table] ?? ['', ''];
    app.answerAlways('GET', call, replaced(values));
    await app.open(path.replace('%', sid(table, key, name)), 'nora');
    await app.see(/^The platform sent invalid values for/);
    expect(screen.queryByText('Something went wrong on this page')).toBeNull();
    expect(screen.queryByText(/^Something went wrong in this section/)).toBeNull();
  },
);
