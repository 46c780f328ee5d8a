import { expect } from 'vitest';
import { accountSid } from './accounts';
import { text } from './numbers';
import { type DemoUser, db } from './platform';
import { removeTables, tableOf } from './routing';
import { check, choose, chooseTyped, fill, findField, getGroup, screen, waitFor } from './screen';

/** One form of the console, and what a story needs to know to fill it in and to find what it stored. */
export interface FormStory {
  name: string;
  path: () => string;
  operator?: DemoUser;
  /** Fills it so that it can be saved. */
  fillIn: () => Promise<void>;
  /** The write that goes wrong. */
  call: [method: string, path: RegExp];
  /** A field that was filled or ticked, and what stands in it. */
  typed: [label: string | RegExp, value: string | boolean];
  /** How its draft names that; what stands in the field unless given. */
  kept?: string;
  /** How many records hold it in the end. */
  stored: () => number;
  /** Where a secret was typed, which no draft brings back. */
  secretField?: string | RegExp;
  /** The record in the database: a table, and which of its rows. */
  row?: string;
  /** What somebody else stores of it meanwhile, as SQL: another column, and the same one. */
  theirs?: [other: string, same?: string];
}

const count = (sql: string, ...values: string[]) => Number(db.get(sql, ...values)?.count);
const sid = (table: string, key: string, name: string) =>
  String(db.get(`SELECT ${key} FROM ${table} WHERE name = ?`, name)?.[key]);
/** A number, and an application of its account that is not its own. */
const routed = db.get(
  `SELECT p.phone_number_sid sid, a.application_sid, a.name FROM phone_numbers p
    JOIN applications a ON a.account_sid = p.account_sid
    WHERE p.application_sid <> a.application_sid LIMIT 1`,
) as Record<'sid' | 'application_sid' | 'name', string>;
const tenant = text('SELECT ms_teams_tenant_sid FROM ms_teams_tenants LIMIT 1');
const sipClient = text(
  'SELECT client_sid FROM clients WHERE allow_direct_queue_calling = 1 LIMIT 1',
);
const cedarBank = accountSid('Cedar Bank');
const tara = sid('users', 'user_sid', 'tara');
const mainMenu = sid('applications', 'application_sid', 'Main menu');
const telnyx = sid('voip_carriers', 'voip_carrier_sid', 'Telnyx');
const provider = sid('service_providers', 'service_provider_sid', 'Northwind Voice');
const northwindTable = String(tableOf('Northwind outbound').lcr_sid);
const speechService = text(
  'SELECT speech_credential_sid FROM speech_credentials WHERE use_for_tts = 1 AND use_for_stt = 1 LIMIT 1',
);
/** What is typed where a form asks for a secret. */
export const secret = 'Canary-7-secret';
const email = 'kept@example.com';

/** Every form of a record. */
export const forms: FormStory[] = [
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
    path: () => `/internal/accounts/${cedarBank}/edit`,
    fillIn: () => fill('Account name', 'Faulty days'),
    call: ['PUT', /^Accounts\/[^/]+$/],
    typed: ['Account name', 'Faulty days'],
    stored: () => count("SELECT COUNT(*) count FROM accounts WHERE name = 'Faulty days'"),
    row: `accounts WHERE account_sid = '${cedarBank}'`,
    theirs: ["sip_realm = 'theirs.example'", "name = 'Theirs'"],
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
    secretField: /^Temporary password/,
  },
  {
    name: 'add a user to the own account',
    path: () => '/internal/users/add',
    operator: 'sam',
    fillIn: async () => {
      await fill('Username', 'faulty');
      await fill('Email', email);
      await fill(/^Temporary password/, secret);
    },
    call: ['POST', /^Users$/],
    typed: ['Email', email],
    stored: () => count('SELECT COUNT(*) count FROM users WHERE email = ?', email),
    secretField: /^Temporary password/,
  },
  {
    name: 'edit a user',
    path: () => `/internal/users/${tara}/edit`,
    fillIn: () => fill('Email', email),
    call: ['PUT', /^Users\//],
    typed: ['Email', email],
    stored: () => count('SELECT COUNT(*) count FROM users WHERE email = ?', email),
    row: `users WHERE user_sid = '${tara}'`,
    theirs: ["name = 'tara-2'", "email = 'theirs@example.com'"],
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
    path: () => `/internal/applications/${mainMenu}/edit`,
    fillIn: () => fill('Application name', 'Faulty days'),
    call: ['PUT', /^Applications\//],
    typed: ['Application name', 'Faulty days'],
    stored: () => count("SELECT COUNT(*) count FROM applications WHERE name = 'Faulty days'"),
    row: `applications WHERE application_sid = '${mainMenu}'`,
    theirs: ['record_all_calls = 1', "name = 'Theirs'"],
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
    path: () => `/internal/carriers/${telnyx}/edit`,
    fillIn: () => fill('Carrier name', 'Faulty days'),
    call: ['PUT', /VoipCarriers\//],
    typed: ['Carrier name', 'Faulty days'],
    stored: () => count("SELECT COUNT(*) count FROM voip_carriers WHERE name = 'Faulty days'"),
    row: `voip_carriers WHERE voip_carrier_sid = '${telnyx}'`,
    theirs: ["diversion = '15550188'", "name = 'Theirs'"],
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
      await chooseTyped('Account', 'Metro Taxi');
    },
    call: ['POST', /^Clients$/],
    typed: ['Username', 'faulty'],
    stored: () => count("SELECT COUNT(*) count FROM clients WHERE username = 'faulty'"),
    secretField: 'Password',
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
    secretField: 'API key',
  },
  {
    name: 'add a routing table',
    path: () => {
      removeTables();
      return '/internal/least-cost-routing/add';
    },
    fillIn: async () => {
      await fill('Name', 'Faulty days');
      await choose('Default carrier', 'Twilio');
      await fill('Digit prefix or regex', '44');
      await choose('Carrier', 'Twilio');
    },
    call: ['POST', /^Lcrs$/],
    typed: ['Name', 'Faulty days'],
    stored: () => count("SELECT COUNT(*) count FROM lcr WHERE name = 'Faulty days'"),
  },
  {
    name: 'edit a routing table',
    path: () => `/internal/least-cost-routing/${northwindTable}/edit`,
    fillIn: () => fill('Name', 'Faulty days'),
    call: ['PUT', /^Lcrs\//],
    typed: ['Name', 'Faulty days'],
    stored: () => count("SELECT COUNT(*) count FROM lcr WHERE name = 'Faulty days'"),
    row: `lcr WHERE lcr_sid = '${northwindTable}'`,
    theirs: ['is_active = 0', "name = 'Theirs'"],
  },
  {
    name: 'edit a phone number',
    path: () => `/internal/phone-numbers/${routed.sid}/edit`,
    operator: 'admin',
    fillIn: async () => {
      const field = await findField('Application');
      await waitFor(() => expect(field).not.toHaveValue(''));
      await chooseTyped('Application', routed.name);
    },
    call: ['PUT', /^PhoneNumbers\//],
    typed: ['Application', routed.name],
    kept: routed.application_sid,
    stored: () =>
      count(
        'SELECT COUNT(*) count FROM phone_numbers WHERE phone_number_sid = ? AND application_sid = ?',
        routed.sid,
        routed.application_sid,
      ),
  },
  {
    name: 'edit a Teams tenant',
    path: () => `/internal/ms-teams-tenants/${tenant}/edit`,
    fillIn: () => fill(/domain/i, 'faulty.teams.example.com'),
    call: ['PUT', /^MicrosoftTeamsTenants\//],
    typed: [/domain/i, 'faulty.teams.example.com'],
    stored: () =>
      count(
        "SELECT COUNT(*) count FROM ms_teams_tenants WHERE tenant_fqdn = 'faulty.teams.example.com'",
      ),
    row: `ms_teams_tenants WHERE ms_teams_tenant_sid = '${tenant}'`,
    theirs: [`application_sid = '${mainMenu}'`, "tenant_fqdn = 'theirs.example.com'"],
  },
  {
    name: 'edit a SIP client',
    path: () => `/internal/clients/${sipClient}/edit`,
    operator: 'admin',
    fillIn: () => check('Allow direct calling to queues', undefined, false),
    call: ['PUT', /^Clients\//],
    typed: ['Allow direct calling to queues', false],
    kept: 'allow_direct_queue_calling',
    stored: () =>
      count(
        'SELECT COUNT(*) count FROM clients WHERE client_sid = ? AND allow_direct_queue_calling = 0',
        sipClient,
      ),
    row: `clients WHERE client_sid = '${sipClient}'`,
    theirs: ['is_active = 0'],
  },
  {
    name: 'edit a speech service',
    path: () => `/internal/speech-services/${speechService}/edit`,
    operator: 'admin',
    fillIn: () => check(/text-to-speech/i, undefined, false),
    call: ['PUT', /SpeechCredentials\//],
    typed: [/text-to-speech/i, false],
    kept: 'use_for_tts',
    stored: () =>
      count(
        'SELECT COUNT(*) count FROM speech_credentials WHERE speech_credential_sid = ? AND use_for_tts = 0',
        speechService,
      ),
    row: `speech_credentials WHERE speech_credential_sid = '${speechService}'`,
    theirs: ['use_for_stt = 0'],
  },
  {
    name: 'the settings of a provider',
    path: () => '/internal/settings?tab=service-provider',
    operator: 'admin',
    fillIn: () => fill('Service provider name', 'Faulty days'),
    call: ['PUT', /^ServiceProviders\//],
    typed: ['Service provider name', 'Faulty days'],
    stored: () => count("SELECT COUNT(*) count FROM service_providers WHERE name = 'Faulty days'"),
    row: `service_providers WHERE service_provider_sid = '${provider}'`,
    theirs: ["ms_teams_fqdn = 'theirs.example'", "name = 'Theirs'"],
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
    row: 'system_information WHERE TRUE',
    theirs: ["sip_domain_name = 'theirs.example'", "domain_name = 'theirs.example'"],
  },
  {
    name: 'the password policy',
    path: () => '/internal/settings',
    operator: 'admin',
    fillIn: () => check('Require a special character'),
    call: ['POST', /^PasswordSettings$/],
    typed: ['Require a special character', true],
    kept: 'require_special_character',
    stored: () =>
      count('SELECT COUNT(*) count FROM password_settings WHERE require_special_character = 1'),
    row: 'password_settings WHERE TRUE',
    theirs: ['require_digit = 1'],
  },
];
