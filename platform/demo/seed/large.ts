import type { Company, SeededAccount } from './company';
import { pick, type Seeder, sidFor } from './tools';

const first = ['Amber', 'Birch', 'Copper', 'Delta', 'Ember', 'Forest', 'Golden', 'Hollow', 'Iron'];
const second = [
  'Dental',
  'Foods',
  'Freight',
  'Motors',
  'Pharmacy',
  'Schools',
  'Security',
  'Travel',
];

/** How many there are of each, those of the small seed among them. */
interface Sizes {
  accounts: number;
  applications: number;
  carriers: number;
}

/** What a large installation has on top of the small seed, mostly under the first provider. */
export function seedLargeCompany(seeder: Seeder, company: Company): void {
  growCompany(seeder, company, { accounts: 200, applications: 300, carriers: 500 });
  seedLargeNumbers(seeder, company);
}

/** Accounts, applications and carriers up to these counts. */
export function growCompany(seeder: Seeder, company: Company, sizes: Sizes): void {
  const { insert, random } = seeder;
  const quaysideEvery = 10;
  for (let index = company.accounts.length; index < sizes.accounts; index += 1) {
    const name = `${pick(random, first)} ${pick(random, second)} ${index}`;
    const slug = name.toLowerCase().replaceAll(' ', '-');
    const providerSid = index % quaysideEvery === 0 ? company.quayside : company.northwind;
    const sid = insert('accounts', name, {
      name,
      sip_realm: `${slug}.sip.northwind-voice.example`,
      service_provider_sid: providerSid,
      webhook_secret: `wh_secret_${sidFor(slug).replaceAll('-', '').slice(0, 22)}`,
    });
    company.accounts.push({ sid, name, slug, providerSid });
  }
  growApplications(seeder, company.accounts, sizes.applications);
  growCarriers(seeder, company, sizes.carriers);
}

function growApplications({ insert }: Seeder, accounts: SeededAccount[], count: number): void {
  for (let index = 40; index < count; index += 1) {
    const account = accounts[index % accounts.length];
    if (!account) continue;
    const hook = (kind: string) =>
      insert('webhooks', `large ${index} ${kind}`, {
        url: `https://apps.${account.slug}.example/${kind}`,
      });
    insert('applications', `large ${index}`, {
      name: `Call flow ${index}`,
      account_sid: account.sid,
      call_hook_sid: hook('call'),
      call_status_hook_sid: hook('status'),
    });
  }
}

function growCarriers({ insert }: Seeder, company: Company, count: number): void {
  const { northwind, accounts } = company;
  for (let index = 12; index < count; index += 1) {
    const account = index % 5 === 0 ? accounts[index % accounts.length] : undefined;
    const sid = insert('voip_carriers', `large ${index}`, {
      name: `Trunk ${String(index).padStart(3, '0')}`,
      service_provider_sid: account?.providerSid ?? northwind,
      account_sid: account?.sid ?? null,
    });
    const ipv4 = `198.18.${Math.floor(index / 250)}.${index % 250}`;
    const gateway = { voip_carrier_sid: sid, ipv4, port: 5060, inbound: 1, outbound: 1 };
    insert('sip_gateways', `large ${index}`, gateway);
  }
}

function seedLargeNumbers({ insert, db }: Seeder, { northwind, accounts }: Company): void {
  const providerLevel = db.all(
    'SELECT voip_carrier_sid FROM voip_carriers WHERE service_provider_sid = ? AND account_sid IS NULL',
    northwind,
  );
  for (let index = 64; index < 10_000; index += 1) {
    const account = accounts[index % accounts.length];
    insert('phone_numbers', `large ${index}`, {
      number: `1777${String(index).padStart(7, '0')}`,
      voip_carrier_sid: providerLevel[index % providerLevel.length]?.voip_carrier_sid ?? null,
      account_sid: account?.sid ?? null,
      service_provider_sid: account?.providerSid ?? null,
    });
  }
}
