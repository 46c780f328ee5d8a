import { registerDevice } from '../../engine/devices';
import type { Company, SeededAccount } from './company';
import { daysAgo, type Seeder, type SeedRow, sidFor } from './tools';

interface CarrierPlan {
  name: string;
  host: string;
  owner?: string;
  row?: SeedRow;
  /** A registration trunk, and what the platform last wrote about it: nothing while pending. */
  register?: 'ok' | 'fail' | 'pending';
  smpp?: boolean;
}

const northwindCarriers: CarrierPlan[] = [
  { name: 'Twilio', host: '54.172.60.0' },
  { name: 'Telnyx', host: '192.76.120.10', register: 'ok' },
  { name: 'Voxbone', host: '81.201.82.45', row: { diversion: '15550100' } },
  {
    name: 'Skyline Trunks',
    host: 'sip.skyline-trunks.example',
    register: 'pending',
    smpp: true,
    row: { register_from_user: '15550111', register_from_domain: 'skyline-trunks.example' },
  },
  { name: 'Old Valley Telephone', host: '198.51.100.7', row: { is_active: 0 } },
  { name: 'Clinic backup line', host: '198.51.100.21', owner: 'Sunrise Clinic', register: 'fail' },
  {
    name: 'Clinic PBX',
    host: '198.51.100.22',
    owner: 'Sunrise Clinic',
    row: {
      description: 'The telephone system in the basement',
      trunk_type: 'auth',
      inbound_auth_username: 'clinic-pbx',
      inbound_auth_password: 'pbx-secret',
    },
  },
  { name: 'Bank PBX', host: '198.51.100.31', owner: 'Cedar Bank', row: { tech_prefix: '7431' } },
  {
    name: 'Taxi radio bridge',
    host: 'bridge.metro-taxi.example',
    owner: 'Metro Taxi',
    row: { dtmf_type: 'info', outbound_sip_proxy: 'proxy.metro-taxi.example' },
  },
];
const quaysideCarriers: CarrierPlan[] = [
  { name: 'Simwood', host: '178.22.139.77', register: 'ok' },
  { name: 'Coastline Voice', host: 'sip.coastline.example' },
  { name: 'Dockside PBX', host: '198.51.100.90', owner: 'Dockside Logistics' },
];

const accountSid = (name: string) => sidFor(`accounts:${name}`);
const carrierSid = (name: string) => sidFor(`voip_carriers:${name}`);

/** Carriers with their gateways, numbers, routing tables, SIP clients and Teams tenants. */
export function seedTelephony(seeder: Seeder, company: Company): void {
  for (const plan of northwindCarriers) seedCarrier(seeder, company.northwind, plan);
  for (const plan of quaysideCarriers) seedCarrier(seeder, company.quayside, plan);
  seedNumbers(seeder, company);
  seedRouting(seeder, company);
  seedClients(seeder, company.accounts);
  seedTenants(seeder, company);
}

function seedCarrier(seeder: Seeder, service_provider_sid: string, plan: CarrierPlan): void {
  const { name, owner, register, smpp, row } = plan;
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const registration = {
    trunk_type: 'reg',
    requires_register: 1,
    register_username: slug,
    register_password: 'trunk-secret',
    register_sip_realm: `sip.${slug}.example`,
  };
  const sid = seeder.insert('voip_carriers', name, {
    name,
    service_provider_sid,
    account_sid: owner ? accountSid(owner) : null,
    e164_leading_plus: 1,
    register_status: registerStatus(slug, register),
    smpp_system_id: smpp ? slug : null,
    smpp_password: smpp ? 'smpp-secret' : null,
    created_at: daysAgo(seeder, 200),
    ...(register ? registration : {}),
    ...row,
  });
  seedGateways(seeder, sid, plan);
}

function registerStatus(slug: string, register: CarrierPlan['register']): string | null {
  if (!register || register === 'pending') return null;
  const [reason, cseq] =
    register === 'ok' ? ['200 OK', '4711 REGISTER'] : ['403 Forbidden', '12 REGISTER'];
  return JSON.stringify({ status: register, reason, cseq, callId: `${slug}-register` });
}

/**
 * A static trunk is called and calls from addresses; the others are called only, at one place. A
 * host name is always outbound only.
 */
function seedGateways({ insert }: Seeder, voip_carrier_sid: string, plan: CarrierPlan): void {
  const { name, host, register, smpp, row } = plan;
  const inbound = /^[\d.]+$/.test(host) && !register && row?.trunk_type !== 'auth';
  const gateway = { voip_carrier_sid, ipv4: host, port: 5060, netmask: 32 };
  insert('sip_gateways', `${name} 1`, { ...gateway, inbound, outbound: true });
  if (inbound) {
    const second = { ...gateway, ipv4: host.replace(/\d+$/, '250'), protocol: 'tls' };
    insert('sip_gateways', `${name} 2`, { ...second, inbound: true, outbound: false });
    const range = { ...gateway, ipv4: host.replace(/\d+$/, '240'), netmask: 29, port: null };
    insert('sip_gateways', `${name} 3`, { ...range, inbound: true, outbound: false });
  }
  if (!smpp) return;
  const text = { voip_carrier_sid, ipv4: '198.51.100.60', port: 2775 };
  insert('smpp_gateways', `${name} 1`, {
    ...text,
    outbound: true,
    inbound: false,
    is_primary: true,
  });
  insert('smpp_gateways', `${name} 2`, { ...text, port: 2776, inbound: true, outbound: false });
}

/** The last three belong to no account yet, which only administrators see. */
function seedNumbers({ insert, db, random }: Seeder, { accounts }: Company): void {
  const shared: Record<number, string[]> = {
    0: ['Twilio', 'Telnyx', 'Voxbone'],
    1: ['Simwood', 'Coastline Voice'],
  };
  const northwind = accounts[0]?.providerSid;
  for (let index = 0; index < 64; index += 1) {
    const account = accounts[index < 20 ? 0 : index % accounts.length];
    if (!account) continue;
    const carriers = shared[account.providerSid === northwind ? 0 : 1] ?? [];
    const apps = db.all(
      'SELECT application_sid FROM applications WHERE account_sid = ? ORDER BY name',
      account.sid,
    );
    const app = random() < 0.8 ? apps[index % Math.max(1, apps.length)] : undefined;
    const isFree = index >= 61;
    insert('phone_numbers', `number ${index}`, {
      number: `1555${String(2_000_000 + index * 137)}`,
      voip_carrier_sid: carrierSid(carriers[index % carriers.length] ?? ''),
      account_sid: isFree ? null : account.sid,
      application_sid: isFree ? null : (app?.application_sid ?? null),
      service_provider_sid: account.providerSid,
    });
  }
}

function seedRouting({ insert, db }: Seeder, { northwind, quayside }: Company): void {
  const plans: [string, string | null, string | null, [string, string, string[]][]][] = [
    [
      'Northwind outbound',
      northwind,
      null,
      [
        ['1', 'North America', ['Twilio', 'Telnyx']],
        ['44', 'United Kingdom', ['Voxbone']],
        ['.*', 'System Default Route', ['Twilio']],
      ],
    ],
    [
      'Quayside outbound',
      quayside,
      null,
      [
        ['^44', 'United Kingdom', ['Simwood', 'Coastline Voice']],
        ['^1[2-9]', 'North America', ['Coastline Voice']],
        ['.*', 'System Default Route', ['Simwood']],
      ],
    ],
    [
      'Clinic outbound',
      null,
      accountSid('Sunrise Clinic'),
      [
        ['^1555', 'Own city', ['Clinic PBX']],
        ['.*', 'System Default Route', ['Telnyx']],
      ],
    ],
  ];
  for (const [name, service_provider_sid, account_sid, lines] of plans) {
    const lcr_sid = insert('lcr', name, { name, service_provider_sid, account_sid });
    for (const [index, [regex, description, carriers]] of lines.entries()) {
      const isDefault = index === lines.length - 1;
      const row = { lcr_sid, regex, description, priority: isDefault ? 9999 : index };
      const lcr_route_sid = insert('lcr_routes', `${name} ${index}`, row);
      for (const [priority, carrier] of carriers.entries()) {
        const entry = { lcr_route_sid, voip_carrier_sid: carrierSid(carrier), priority };
        const sid = insert('lcr_carrier_set_entry', `${name} ${index} ${carrier}`, entry);
        if (isDefault) {
          const sql = 'UPDATE lcr SET default_carrier_set_entry_sid = ? WHERE lcr_sid = ?';
          db.run(sql, sid, lcr_sid);
        }
      }
    }
  }
}

function seedClients(seeder: Seeder, accounts: SeededAccount[]): void {
  const { insert, db, vault, now } = seeder;
  const devices = ['reception', 'nurse-1', 'nurse-2', 'doctor-lee', 'softphone'];
  for (const [position, account] of accounts.slice(0, 4).entries()) {
    const { sid, slug } = account;
    if (position === 0) seedLobbyPhone(seeder, account);
    for (const username of devices.slice(0, position === 0 ? 5 : 2)) {
      insert('clients', `${slug} ${username}`, {
        account_sid: sid,
        username,
        password: vault.encrypt(`device-${username}`),
        is_active: username !== 'softphone',
        allow_direct_queue_calling: username !== 'nurse-2',
      });
      if (username === 'softphone' || username === 'nurse-2') continue;
      const protocol = username === 'nurse-1' ? 'wss' : username === 'doctor-lee' ? 'tls' : 'udp';
      const host = `192.0.2.${10 + position}`;
      const contact =
        protocol === 'wss'
          ? `sip:${sidFor(`device ${slug}`).slice(0, 8)}@${username}.invalid;transport=ws`
          : `sip:${username}@${host}:5060;transport=${protocol}`;
      const proxy = `sip:198.51.100.${20 + position}:${protocol === 'wss' ? 51_544 : 5060}`;
      registerDevice(
        db,
        `${slug}.sip.northwind-voice.example`,
        { name: username, contact, protocol, proxy, renews: true },
        now.getTime(),
      );
    }
  }
}

/** A device that no SIP client stands for: the registration webhook of its account let it in. */
function seedLobbyPhone({ db, now }: Seeder, { slug }: SeededAccount): void {
  const hook = { url: `https://apps.${slug}.example/lobby`, method: 'POST' };
  const callHook = { ...hook, username: 'lobby', password: 'lobby-secret' };
  const device = { name: 'lobby-phone', webhooks: { callHook }, renews: true };
  registerDevice(db, `${slug}.sip.northwind-voice.example`, device, now.getTime());
}

function seedTenants({ insert, db }: Seeder, { northwind, accounts }: Company): void {
  for (const { sid, slug } of accounts.slice(0, 3)) {
    const app = db.get('SELECT application_sid FROM applications WHERE account_sid = ?', sid);
    insert('ms_teams_tenants', slug, {
      service_provider_sid: northwind,
      account_sid: sid,
      application_sid: app?.application_sid ?? null,
      tenant_fqdn: `${slug}.teams.northwind-voice.example`,
    });
  }
}
