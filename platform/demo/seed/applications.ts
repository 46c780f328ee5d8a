import { applicationSpeech, applicationVariables } from './applicationSpeech';
import type { Company, SeededAccount } from './company';
import { daysAgo, type Seeder, sidFor } from './tools';

const purposes = [
  'Reception',
  'Opening hours',
  'Appointments',
  'Callbacks',
  'Surveys',
  'Payment reminders',
  'Emergency line',
  'Voicemail',
  'Language menu',
  'Queue',
];

/** Forty applications, thirty of them in the first account, and the references of accounts. */
export function seedApplications(seeder: Seeder, { accounts }: Company): void {
  const [clinic, bank, ...others] = accounts;
  if (!clinic || !bank) return;
  for (let index = 0; index < 30; index += 1) {
    const ward = ['North', 'South', 'Children'][Math.floor(index / purposes.length)];
    seedApplication(seeder, clinic, `${purposes[index % purposes.length]} ${ward}`, index);
  }
  for (const [index, account] of [bank, ...others.slice(0, 9)].entries()) {
    seedApplication(seeder, account, index === 0 ? 'Telephone banking' : 'Main menu', index);
  }
  const { db } = seeder;
  const first = db.get('SELECT application_sid FROM applications WHERE account_sid = ?', bank.sid);
  db.run(
    'UPDATE accounts SET device_calling_application_sid = ?1, siprec_hook_sid = ?1 WHERE account_sid = ?2',
    first?.application_sid ?? null,
    bank.sid,
  );
}

function seedApplication(
  { insert, vault, random, ...seeder }: Seeder,
  account: SeededAccount,
  name: string,
  index: number,
): void {
  const key = `${account.slug} ${name}`;
  const hook = (kind: string, path: string) =>
    insert('webhooks', `${key} ${kind}`, {
      url: `${index % 5 === 1 ? 'wss' : 'https'}://apps.${account.slug}.example/${path}`,
      method: index % 5 === 1 ? 'GET' : 'POST',
      username: index % 4 === 0 ? account.slug : null,
      password: index % 4 === 0 ? 'hook-secret' : null,
    });
  const variables = applicationVariables(account.name, index);
  insert('applications', key, {
    name,
    account_sid: account.sid,
    call_hook_sid: hook('call', variables?.path ?? 'call'),
    call_status_hook_sid: hook('status', 'status'),
    messaging_hook_sid: index % 6 === 0 ? hook('message', 'message') : null,
    app_json: index % 9 === 3 ? JSON.stringify([{ verb: 'say', text: 'Hello' }]) : null,
    ...applicationSpeech(name, index),
    env_vars: variables ? vault.encrypt(JSON.stringify(variables.values)) : null,
    record_all_calls: index % 10 === 0,
    created_at: daysAgo({ insert, vault, random, ...seeder }, random() * 300),
  });
}

/** Keys of accounts and of providers: never used, used today, yesterday and 12 days ago. */
export function seedApiKeys(seeder: Seeder, { northwind, quayside, accounts }: Company): void {
  const { insert, db } = seeder;
  const used: (number | null)[] = [0.05, 1, 12, null];
  const key = (name: string, owner: { account_sid?: string; service_provider_sid?: string }) => {
    const position = Number(db.get('SELECT count(*) AS n FROM api_keys')?.n) % used.length;
    const days = used[position] ?? null;
    insert('api_keys', name, {
      token: sidFor(`token ${name}`),
      ...owner,
      created_at: daysAgo(seeder, 60),
      last_used: days === null ? null : daysAgo(seeder, days),
    });
  };
  for (const { sid, slug } of accounts.slice(0, 4)) {
    key(`${slug} crm`, { account_sid: sid });
    key(`${slug} reports`, { account_sid: sid });
  }
  key('northwind billing', { service_provider_sid: northwind });
  key('northwind monitoring', { service_provider_sid: northwind });
  key('quayside billing', { service_provider_sid: quayside });
}
