import type { Database } from '../../api/database';
import type { SeedName } from '../../api/outside';
import { hashSeedPassword } from '../../api/passwords';
import type { Vault } from '../../api/vault';
import { seedAlerts } from './alerts';
import { seedApiKeys, seedApplications } from './applications';
import { seedCalls } from './calls';
import { seedCompany, seedUsers } from './company';
import { demoUsers } from './demoUsers';
import { seedHosted } from './hosted';
import { seedHugeCompany } from './huge';
import { seedLargeCompany } from './large';
import { seedPlatformFacts } from './platformFacts';
import { seedProducts } from './products';
import { seedSpeech } from './speech';
import { seedTelephony } from './telephony';
import { createSeeder, type Seeder, sidFor } from './tools';

/**
 * Fills a database that has no users yet, in one transaction; leaves any other as it is. The same
 * seed gives the same sids and rows on every run, with dates that count back from `now`. See
 * README.md beside this file.
 */
export function seedDatabase(
  { db, vault, now }: { db: Database; vault: Vault; now: Date },
  name: SeedName,
): void {
  if (db.get('SELECT 1 FROM users')) return;
  const seeder = createSeeder(db, vault, now);
  db.transaction(() => {
    seedProducts(seeder);
    if (name === 'empty') seedAdmin(seeder);
    else if (name === 'hosted') seedHosted(seeder);
    else seedEverything(seeder, name);
  });
}

function seedAdmin({ insert }: Seeder): void {
  const admin = demoUsers.find(({ scope }) => scope === 'admin');
  if (!admin) return;
  const { username, password } = admin;
  insert('users', username, {
    name: username,
    email: `${username}@northwind-voice.example`,
    hashed_password: hashSeedPassword(password, sidFor(username)),
  });
}

function seedEverything(seeder: Seeder, name: 'small' | 'large' | 'huge'): void {
  const company = seedCompany(seeder);
  const named = [...company.accounts];
  seedUsers(seeder, company);
  seedApplications(seeder, company);
  seedApiKeys(seeder, company);
  seedPlatformFacts(seeder);
  seedTelephony(seeder, company);
  seedSpeech(seeder, company);
  if (name === 'large') seedLargeCompany(seeder, company);
  seedCalls(seeder, company.accounts, name === 'large' ? 100_000 : 500);
  seedAlerts(seeder, named);
  // After the calls, which look at every account's numbers.
  if (name === 'huge') seedHugeCompany(seeder, company);
}
