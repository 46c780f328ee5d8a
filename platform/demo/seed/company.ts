import { hashSeedPassword } from '../../api/passwords';
import { demoUsers } from './demoUsers';
import { daysAgo, type Seeder, sidFor } from './tools';

export interface SeededAccount {
  sid: string;
  name: string;
  slug: string;
  providerSid: string;
}

export interface Company {
  northwind: string;
  quayside: string;
  accounts: SeededAccount[];
}

const northwindAccounts = [
  'Sunrise Clinic',
  'Cedar Bank',
  'Metro Taxi',
  'Bluebird Airways',
  'Granite Insurance',
  'Lakeside Hotel',
  'Pineapple Retail',
  'City Library',
];
const quaysideAccounts = [
  'Dockside Logistics',
  'Saltwater Brewing',
  'Lighthouse School',
  'Gull Marine',
];

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** The two providers, their twelve accounts with hooks, and the limits of some. */
export function seedCompany(seeder: Seeder): Company {
  const { insert } = seeder;
  const hook = insert('webhooks', 'northwind registration', {
    url: 'https://auth.northwind-voice.example/devices',
    method: 'POST',
    username: 'northwind',
    password: 'hook-secret',
  });
  const northwind = insert('service_providers', 'Northwind Voice', {
    name: 'Northwind Voice',
    description: 'Voice applications for companies of every size',
    root_domain: 'sip.northwind-voice.example',
    ms_teams_fqdn: 'teams.northwind-voice.example',
    registration_hook_sid: hook,
  });
  const quayside = insert('service_providers', 'Quayside Telecom', {
    name: 'Quayside Telecom',
    description: 'Telephony along the coast',
  });
  const accounts = [
    ...northwindAccounts.map((name) => seedAccount(seeder, name, northwind, 'northwind-voice')),
    ...quaysideAccounts.map((name) => seedAccount(seeder, name, quayside, 'quayside-telecom')),
  ];
  seedSpecialAccounts(seeder, accounts);
  seedLimits(seeder, { northwind, quayside, accounts });
  return { northwind, quayside, accounts };
}

function seedAccount(
  seeder: Seeder,
  name: string,
  providerSid: string,
  domain: string,
): SeededAccount {
  const slug = slugOf(name);
  const hook = (kind: string) =>
    seeder.insert('webhooks', `${slug} ${kind}`, {
      url: `https://hooks.${slug}.example/${kind}`,
      method: 'POST',
      username: kind === 'registration' ? slug : null,
      password: kind === 'registration' ? 'hook-secret' : null,
    });
  const hasHooks = name !== 'City Library' && name !== 'Gull Marine';
  const sid = seeder.insert('accounts', name, {
    name,
    sip_realm: name === 'Gull Marine' ? null : `${slug}.sip.${domain}.example`,
    service_provider_sid: providerSid,
    registration_hook_sid: hasHooks ? hook('registration') : null,
    queue_event_hook_sid: hasHooks && slug.length % 2 === 0 ? hook('queue') : null,
    created_at: daysAgo(seeder, 30 + seeder.random() * 400),
    plan_type: 'paid',
    webhook_secret: `wh_secret_${sidFor(slug).replaceAll('-', '').slice(0, 22)}`,
    is_active: name !== 'Saltwater Brewing',
  });
  const cached = Math.floor(seeder.random() * 900);
  seeder.db.run('INSERT INTO tts_cache (account_sid, size) VALUES (?, ?)', sid, cached);
  return { sid, name, slug, providerSid };
}

/** Recording to AWS with tags, recording to Azure, and debug logging, one account each. */
function seedSpecialAccounts({ db, vault }: Seeder, accounts: SeededAccount[]): void {
  const record = (name: string, format: string, bucket: object) => {
    const sid = accounts.find((account) => account.name === name)?.sid ?? '';
    db.run(
      `UPDATE accounts SET record_all_calls = 1, record_format = ?, bucket_credential = ?
        WHERE account_sid = ?`,
      format,
      vault.encrypt(JSON.stringify(bucket)),
      sid,
    );
  };
  record('Sunrise Clinic', 'mp3', {
    vendor: 'aws_s3',
    region: 'us-east-1',
    name: 'sunrise-recordings',
    access_key_id: 'AKIADEMODEMODEMO',
    secret_access_key: 'demoSecretAccessKey0123456789abcdef',
    tags: [
      { Key: 'team', Value: 'front desk' },
      { Key: 'retention', Value: '90 days' },
    ],
  });
  record('Cedar Bank', 'wav', {
    vendor: 'azure',
    name: 'recordings',
    connection_string:
      'DefaultEndpointsProtocol=https;AccountName=cedarbank;AccountKey=ZGVtb0tleQ==;EndpointSuffix=core.windows.net',
    tags: [],
  });
  const metro = accounts.find((account) => account.name === 'Metro Taxi')?.sid ?? '';
  db.run('UPDATE accounts SET enable_debug_log = 1 WHERE account_sid = ?', metro);
}

function seedLimits({ insert }: Seeder, { northwind, accounts }: Company): void {
  const provider = { voice_call_session: 1000, device: 5000 };
  for (const [category, quantity] of Object.entries(provider)) {
    const row = { service_provider_sid: northwind, category, quantity };
    insert('service_provider_limits', `northwind ${category}`, row);
  }
  for (const [index, { sid, slug }] of accounts.slice(0, 6).entries()) {
    const limits = { voice_call_session: 25 * (index + 1), device: 100 };
    for (const [category, quantity] of Object.entries(limits)) {
      insert('account_limits', `${slug} ${category}`, { account_sid: sid, category, quantity });
    }
  }
}

/** The demo users of the three scopes and a few more of each. */
export function seedUsers(seeder: Seeder, { northwind, quayside, accounts }: Company): void {
  const [clinic, bank, taxi] = accounts;
  const logistics = accounts.find(({ name }) => name === 'Dockside Logistics');
  const owners: Record<string, [string | null, string | null]> = {
    admin: [null, null],
    nora: [northwind, null],
    sam: [northwind, clinic?.sid ?? null],
    fred: [northwind, null],
    vera: [northwind, null],
  };
  for (const { username, password } of demoUsers) {
    const [provider, account] = owners[username] ?? [null, null];
    const hash = hashSeedPassword(password, sidFor(username));
    insertUser(seeder, username, hash, provider, account, { force_change: username === 'fred' });
  }
  seeder.db.run(
    'INSERT INTO user_permissions (user_sid, permission) VALUES (?, ?)',
    sidFor('users:vera'),
    'VIEW_ONLY',
  );
  const hash = hashSeedPassword('Unused-demo1!', sidFor('unused'));
  insertUser(seeder, 'anna', hash, null, null);
  insertUser(seeder, 'hugo', hash, quayside, null);
  insertUser(seeder, 'ines', hash, northwind, null, { is_active: 0 });
  insertUser(seeder, 'tara', hash, northwind, clinic?.sid ?? null);
  insertUser(seeder, 'bruno', hash, northwind, bank?.sid ?? null);
  insertUser(seeder, 'omar', hash, northwind, taxi?.sid ?? null, { is_active: 0 });
  insertUser(seeder, 'dana', hash, quayside, logistics?.sid ?? null);
}

function insertUser(
  { insert }: Seeder,
  name: string,
  hashed_password: string,
  service_provider_sid: string | null,
  account_sid: string | null,
  rest: Record<string, number | boolean> = {},
): void {
  const email = `${name}@northwind-voice.example`;
  const owner = { service_provider_sid, account_sid };
  insert('users', name, { name, email, hashed_password, ...owner, ...rest });
}
