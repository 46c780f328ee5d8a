import { entries } from 'idb-keyval';
import { expect, it } from 'vitest';
import {
  accountSid,
  answerOnce,
  choose,
  chooseTyped,
  type DemoUser,
  db,
  fill,
  findField,
  getGroup,
  loseAnswerOnce,
  open,
  press,
  reconnect,
  refusal,
  screen,
  see,
  waitFor,
} from './support';
import { removeTables, tableOf } from './support/routing';

interface Form {
  name: string;
  path: () => string;
  operator?: DemoUser;
  /** Fills it so that it can be saved. */
  fillIn: () => Promise<void>;
  /** The write that goes wrong. */
  call: [method: string, path: RegExp];
  /** A field that was filled, and what stands in it. */
  typed: [label: string | RegExp, value: string];
  /** How many records hold it in the end. */
  stored: () => number;
}

const count = (sql: string, ...values: string[]) => Number(db.get(sql, ...values)?.count);
const sid = (table: string, key: string, name: string) =>
  String(db.get(`SELECT ${key} FROM ${table} WHERE name = ?`, name)?.[key]);
const secret = 'Canary-7-secret';
const email = 'kept@example.com';

const forms: Form[] = [
  {
    name: 'add an account',
    path: () => '/internal/accounts/add',
    fillIn: () => fill('Account name', 'Faulty days'),
    call: ['POST', /^Accounts$/],
    typed: ['Account name', 'Faulty days'],
    stored: () => count("SELECT COUNT(*) count FROM accounts WHERE name = 'Faulty days'"),
  },
  {
    name: 'edit an account',
    path: () => `/internal/accounts/${accountSid('Cedar Bank')}/edit`,
    fillIn: () => fill('Account name', 'Faulty days'),
    call: ['PUT', /^Accounts\/[^/]+$/],
    typed: ['Account name', 'Faulty days'],
    stored: () => count("SELECT COUNT(*) count FROM accounts WHERE name = 'Faulty days'"),
  },
  {
    name: 'add a user',
    path: () => '/internal/users/add',
    fillIn: async () => {
      await fill('Username', 'faulty');
      await fill('Email', email);
      await fill(/^Temporary password/, secret);
    },
    call: ['POST', /^Users$/],
    typed: ['Email', email],
    stored: () => count('SELECT COUNT(*) count FROM users WHERE email = ?', email),
  },
  {
    name: 'edit a user',
    path: () => `/internal/users/${sid('users', 'user_sid', 'tara')}/edit`,
    fillIn: () => fill('Email', email),
    call: ['PUT', /^Users\//],
    typed: ['Email', email],
    stored: () => count('SELECT COUNT(*) count FROM users WHERE email = ?', email),
  },
  {
    name: 'add an application',
    path: () => '/internal/applications/add',
    fillIn: async () => {
      await fill('Application name', 'Faulty days');
      await chooseTyped('Account', 'Metro Taxi');
      await fill('URL', 'https://faulty.example/call', getGroup('Calling webhook'));
    },
    call: ['POST', /^Applications$/],
    typed: ['Application name', 'Faulty days'],
    stored: () => count("SELECT COUNT(*) count FROM applications WHERE name = 'Faulty days'"),
  },
  {
    name: 'edit an application',
    path: () =>
      `/internal/applications/${sid('applications', 'application_sid', 'Main menu')}/edit`,
    fillIn: () => fill('Application name', 'Faulty days'),
    call: ['PUT', /^Applications\//],
    typed: ['Application name', 'Faulty days'],
    stored: () => count("SELECT COUNT(*) count FROM applications WHERE name = 'Faulty days'"),
  },
  {
    name: 'add a carrier',
    path: () => '/internal/carriers/add',
    fillIn: async () => {
      await fill('Carrier name', 'Faulty days');
      await fill(await screen.findByLabelText(/Network address/), '203.0.113.77');
    },
    call: ['POST', /VoipCarriers$/],
    typed: ['Carrier name', 'Faulty days'],
    stored: () =>
      count(
        "SELECT COUNT(*) count FROM voip_carriers c JOIN sip_gateways g USING (voip_carrier_sid) WHERE c.name = 'Faulty days' AND g.ipv4 = '203.0.113.77'",
      ),
  },
  {
    name: 'edit a carrier',
    path: () => `/internal/carriers/${sid('voip_carriers', 'voip_carrier_sid', 'Telnyx')}/edit`,
    fillIn: () => fill('Carrier name', 'Faulty days'),
    call: ['PUT', /VoipCarriers\//],
    typed: ['Carrier name', 'Faulty days'],
    stored: () => count("SELECT COUNT(*) count FROM voip_carriers WHERE name = 'Faulty days'"),
  },
  {
    name: 'add a phone number',
    path: () => '/internal/phone-numbers/add',
    fillIn: async () => {
      await fill('Number', '442079460077');
      await chooseTyped('Account', 'Metro Taxi');
      await chooseTyped('Carrier', 'Telnyx');
    },
    call: ['POST', /^PhoneNumbers$/],
    typed: ['Number', '442079460077'],
    stored: () => count("SELECT COUNT(*) count FROM phone_numbers WHERE number = '442079460077'"),
  },
  {
    name: 'add a Teams tenant',
    path: () => '/internal/ms-teams-tenants/add',
    fillIn: async () => {
      await fill(/domain/i, 'faulty.teams.example.com');
      await chooseTyped('Account', 'Metro Taxi');
    },
    call: ['POST', /^MicrosoftTeamsTenants$/],
    typed: [/domain/i, 'faulty.teams.example.com'],
    stored: () =>
      count(
        "SELECT COUNT(*) count FROM ms_teams_tenants WHERE tenant_fqdn = 'faulty.teams.example.com'",
      ),
  },
  {
    name: 'add a SIP client',
    path: () => '/internal/clients/add',
    fillIn: async () => {
      await fill('Username', 'faulty');
      await fill('Password', secret);
      await chooseTyped('Belongs to', 'Metro Taxi');
    },
    call: ['POST', /^Clients$/],
    typed: ['Username', 'faulty'],
    stored: () => count("SELECT COUNT(*) count FROM clients WHERE username = 'faulty'"),
  },
  {
    name: 'add a speech service',
    path: () => '/internal/speech-services/add',
    fillIn: async () => {
      await choose('Vendor', 'Deepgram');
      await fill('Label', 'faulty');
      await fill('API key', secret);
    },
    call: ['POST', /SpeechCredentials$/],
    typed: ['Label', 'faulty'],
    stored: () => count("SELECT COUNT(*) count FROM speech_credentials WHERE label = 'faulty'"),
  },
  {
    name: 'add a routing table',
    path: () => {
      removeTables();
      return '/internal/least-cost-routing/add';
    },
    fillIn: async () => {
      await fill('Name', 'Faulty days');
      await fill('Digit prefix or regex', '44');
    },
    call: ['POST', /^Lcrs$/],
    typed: ['Name', 'Faulty days'],
    stored: () => count("SELECT COUNT(*) count FROM lcr WHERE name = 'Faulty days'"),
  },
  {
    name: 'edit a routing table',
    path: () => `/internal/least-cost-routing/${tableOf('Northwind outbound').lcr_sid}/edit`,
    fillIn: () => fill('Name', 'Faulty days'),
    call: ['PUT', /^Lcrs\//],
    typed: ['Name', 'Faulty days'],
    stored: () => count("SELECT COUNT(*) count FROM lcr WHERE name = 'Faulty days'"),
  },
  {
    name: 'the settings of a provider',
    path: () => '/internal/settings?tab=service-provider',
    operator: 'admin',
    fillIn: () => fill('Service provider name', 'Faulty days'),
    call: ['PUT', /^ServiceProviders\//],
    typed: ['Service provider name', 'Faulty days'],
    stored: () => count("SELECT COUNT(*) count FROM service_providers WHERE name = 'Faulty days'"),
  },
  {
    name: 'the settings of the platform',
    path: () => '/internal/settings',
    operator: 'admin',
    fillIn: () => fill('Domain name', 'faulty.example'),
    call: ['POST', /^SystemInformation$/],
    typed: ['Domain name', 'faulty.example'],
    stored: () =>
      count("SELECT COUNT(*) count FROM system_information WHERE domain_name = 'faulty.example'"),
  },
];

const html = (status: number) => new Response('<html>Bad luck</html>', { status });
const broken = () => Promise.reject(new TypeError('Failed to fetch'));
const mayBeSaved = /Some changes may have been saved/;
const faults: [name: string, answer: () => Response | Promise<Response>, told: RegExp][] = [
  ['a refusal', () => refusal(400, 'Not like this'), /Not like this/],
  ['no permission', () => refusal(403, 'Not yours'), /Not yours/],
  ['a conflict', () => refusal(409, 'In the way'), /In the way/],
  ['too much', () => refusal(413, 'Far too large'), /Far too large/],
  ['a refused value', () => refusal(422, 'Out of range'), /Out of range/],
  [
    'a long rate limit',
    () => new Response('', { status: 429, headers: { 'Retry-After': '290' } }),
    /Try again in 5 minutes/,
  ],
  ['an error', () => refusal(500, 'The disk is full'), /The disk is full/],
  ['an error in HTML', () => html(503), /Something went wrong/],
  ['a gateway without an answer', () => html(502), mayBeSaved],
  ['a gateway that waited too long', () => html(504), mayBeSaved],
  ['half an answer', () => new Response('{"si', { status: 201 }), mayBeSaved],
  ['a broken connection', broken, mayBeSaved],
];
const password: Record<string, string> = {
  admin: 'Admin-demo1!',
  nora: 'Provider-demo1!',
};

const save = async () => {
  const buttons = await screen.findAllByRole('button', { name: /^(Save|Create)$/ });
  const last = buttons.at(-1) as HTMLElement;
  await waitFor(() => expect(last).toBeEnabled());
  await press(last.textContent ?? '');
};
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

it.each(forms)(
  '$name: whatever goes wrong is told, loses nothing, and is saved once',
  async (form) => {
    const { operator = 'nora', call, typed, stored } = form;
    await open(form.path(), operator);
    await findField(typed[0]);
    await form.fillIn();
    const expectKept = async () => expect(await findField(typed[0])).toHaveValue(typed[1]);
    for (const [name, answer, told] of faults) {
      answerOnce(...call, answer);
      await save();
      await waitFor(() => expect(alerts().join('\n'), name).toMatch(told));
      await expectKept();
      reconnect();
      expect(stored(), name).toBe(0);
    }
    await waitFor(async () => expect(JSON.stringify(await entries())).toContain(typed[1]));
    expect(JSON.stringify(await entries())).not.toContain(secret);

    // The session is over; the sign-in on the spot goes on with a save whose answer is lost.
    loseAnswerOnce(...call);
    answerOnce(...call, () => refusal(401, 'Unauthorized'));
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'Log in to continue' });
    await fill('Password', password[operator] ?? '', dialog);
    await press('Log in', dialog);
    await waitFor(() => expect(alerts().join('\n')).toMatch(mayBeSaved));
    await save();
    await see(/successfully|Settings updated/);
    await waitFor(() => expect(stored()).toBe(1));
    await waitFor(async () => expect(await entries()).toEqual([]));
    const storages = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(storages).not.toContain(secret);
  },
);
