import { hashSeedPassword } from '../../api/passwords';
import { starterApplications, starterHost } from '../../api/signUp';
import { seedCalls } from './calls';
import type { SeededAccount } from './company';
import { seedPaidPlan } from './hostedPlan';
import { githubUser, hostedUsers, unconfirmedCode } from './hostedUsers';
import { seedPlatformFacts } from './platformFacts';
import type { ProductName } from './products';
import { daysAgo, type Seeder, type SeedRow, sidFor } from './tools';

const ROOT_DOMAIN = 'sip.northwind-voice.example';

/** The provider of everybody who signs up. */
export const hostedProviderSid = sidFor('service_providers:Northwind Voice');

interface Plan {
  type: 'trial' | 'free' | 'paid';
  sessions: number;
  devices: number;
  isUnpaid?: boolean;
}

interface Member {
  email: string;
  signedUp: number;
  plan: Plan;
  account?: SeedRow;
  user?: SeedRow;
}

const trial: Plan = { type: 'trial', sessions: 5, devices: 0 };
const free: Plan = { type: 'free', sessions: 1, devices: 1 };

/** Who has signed up, how many days ago, and what has become of it since. */
const members: Record<string, Omit<Member, 'email'>> = {
  trial: { signedUp: 8, plan: trial },
  paid: { signedUp: 200, plan: { type: 'paid', sessions: 25, devices: 10 } },
  unpaid: { signedUp: 130, plan: { type: 'paid', sessions: 10, devices: 0, isUnpaid: true } },
  free: { signedUp: 90, plan: free },
  expired: { signedUp: 24, plan: free, account: { is_active: 0 } },
  unconfirmed: {
    signedUp: 0.02,
    plan: trial,
    account: { is_active: 0, sip_realm: null },
    user: { email_validated: 0, email_activation_code: unconfirmedCode },
  },
  noRealm: { signedUp: 1, plan: trial, account: { sip_realm: null } },
};

/** A hosted platform: one provider, an administrator, and accounts at every step of a sign-up. */
export function seedHosted(seeder: Seeder): void {
  seeder.insert('service_providers', 'Northwind Voice', {
    name: 'Northwind Voice',
    description: 'Voice applications for everybody',
    root_domain: ROOT_DOMAIN,
  });
  seedPlatformFacts(seeder);
  const accounts = hostedUsers.map(({ key, username, password, scope }) => {
    const hashed_password = hashSeedPassword(password, sidFor(username));
    const member = members[key];
    if (member) return seedMember(seeder, { ...member, email: username }, { hashed_password });
    seeder.insert('users', username, {
      ...{ name: username, email: `${scope}@northwind-voice.example`, hashed_password },
    });
    return undefined;
  });
  seedMember(seeder, {
    ...{ email: githubUser, signedUp: 15, plan: trial },
    user: { provider: 'github', provider_userid: githubUser.split('@')[0] ?? '' },
  });
  const paying = accounts.find((account) => account?.slug === 'pinecrest');
  if (paying) seedEquipment(seeder, paying);
}

function seedMember(
  seeder: Seeder,
  { email, signedUp, plan, account, user }: Member,
  secret: SeedRow = {},
): SeededAccount {
  const { insert, db } = seeder;
  const slug = email.replace(/^.*@|\..*$/g, '');
  const owner = { service_provider_sid: hostedProviderSid };
  const sid = insert('accounts', email, {
    name: email,
    ...owner,
    sip_realm: `${slug}.${ROOT_DOMAIN}`,
    plan_type: plan.type,
    created_at: daysAgo(seeder, signedUp),
    trial_end_date: `${daysAgo(seeder, signedUp - 21).slice(0, 10)}T00:00:00.000Z`,
    webhook_secret: `wh_secret_${sidFor(slug).replaceAll('-', '').slice(0, 22)}`,
    ...account,
  });
  insert('users', email, {
    ...{ name: email, email, account_sid: sid, ...owner, email_validated: 1 },
    ...secret,
    ...user,
  });
  db.run('INSERT INTO signup_history (email) VALUES (?)', email);
  seedStarterApplications(seeder, email, sid);
  const planSid = insert('account_subscriptions', email, {
    account_sid: sid,
    effective_start_date: daysAgo(seeder, Math.max(0, signedUp - (plan === free ? 21 : 0))),
  });
  const quantities: Partial<Record<ProductName, number>> = {
    'concurrent call session': plan.sessions,
    'registered device': plan.devices,
  };
  for (const [name, quantity] of Object.entries(quantities)) {
    const row = { account_subscription_sid: planSid, quantity };
    insert('account_products', `${email} ${name}`, {
      ...row,
      product_sid: sidFor(`products:${name}`),
    });
  }
  if (plan.type === 'paid') seedPaidPlan(seeder, { email, sid, planSid, ...plan });
  return { sid, name: email, slug, providerSid: hostedProviderSid };
}

function seedStarterApplications({ insert }: Seeder, email: string, account_sid: string): void {
  const hook = (path: string) =>
    insert('webhooks', `${email} ${path}`, { url: `${starterHost}/${path}`, method: 'POST' });
  const call_status_hook_sid = hook('call-status');
  for (const [name, path] of starterApplications) {
    insert('applications', `${email} ${name}`, {
      ...{ name, account_sid, call_hook_sid: hook(path), call_status_hook_sid },
      speech_synthesis_voice: 'en-US-Wavenet-C',
    });
  }
}

/** What a company has that works with the platform every day. */
function seedEquipment(seeder: Seeder, account: SeededAccount): void {
  const { insert, vault } = seeder;
  const { sid: account_sid, slug, providerSid: service_provider_sid } = account;
  const owner = { account_sid, service_provider_sid };
  const carrier = insert('voip_carriers', slug, { name: 'Twilio', ...owner, e164_leading_plus: 1 });
  insert('sip_gateways', slug, {
    ...{ voip_carrier_sid: carrier, ipv4: '54.172.60.0', port: 5060, netmask: 30 },
    ...{ inbound: true, outbound: true },
  });
  const [[application]] = starterApplications;
  for (const [index, number] of ['15552100100', '15552100101', '15552100102'].entries()) {
    insert('phone_numbers', number, {
      ...{ number, voip_carrier_sid: carrier, ...owner },
      application_sid: index < 2 ? sidFor(`applications:${account.name} ${application}`) : null,
    });
  }
  insert('speech_credentials', slug, {
    ...owner,
    ...{ vendor: 'deepgram', use_for_tts: true, use_for_stt: true },
    credential: vault.encrypt(JSON.stringify({ api_key: 'demo-key-0123456789abcdef' })),
  });
  for (const username of ['front-desk', 'workshop']) {
    const password = vault.encrypt(`device-${username}`);
    insert('clients', `${slug} ${username}`, { account_sid, username, password });
  }
  seedCalls(seeder, [account], 120);
}
