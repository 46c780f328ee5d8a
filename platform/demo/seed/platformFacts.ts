import type { Seeder } from './tools';

const templates: [string, Record<string, string | number>, string[]][] = [
  [
    'Twilio',
    {
      register_username: '<your-twilio-credential-username>',
      register_password: '<your-twilio-credential-password>',
    },
    // As the live platform's own template: its host is filled in by the operator.
    ['54.172.60.0', '54.244.51.0', '<your-domain>.pstn.twilio.com'],
  ],
  ['Voxbone', { diversion: '<your-voxbone-DID>' }, ['81.201.82.45']],
  [
    'Telnyx',
    {
      requires_register: 1,
      trunk_type: 'reg',
      register_username: '<your-telnyx-username>',
      register_password: '<your-telnyx-password>',
      register_sip_realm: 'sip.telnyx.com',
    },
    ['192.76.120.10'],
  ],
  ['Simwood', { register_username: '<your-simwood-auth-trunk-username>' }, ['178.22.139.77']],
  [
    'TelecomsXChange',
    { e164_leading_plus: 0, tech_prefix: 'your-tech-prefix' },
    ['174.136.44.213'],
  ],
  [
    'Retell',
    { trunk_type: 'auth', inbound_auth_username: '<your-retell-auth-username>' },
    ['sip.retellai.com'],
  ],
];

/** Carrier templates with their gateways, the platform's own addresses and its settings. */
export function seedPlatformFacts({ insert }: Seeder): void {
  for (const [name, facts, hosts] of templates) {
    const sid = insert('predefined_carriers', name, { name, e164_leading_plus: 1, ...facts });
    for (const ipv4 of hosts) {
      const inbound = /^[\d.]+$/.test(ipv4);
      const row = { predefined_carrier_sid: sid, ipv4, netmask: inbound ? 30 : 32, port: 5060 };
      insert('predefined_sip_gateways', `${name} ${ipv4}`, { ...row, inbound, outbound: true });
    }
    if (name !== 'TelecomsXChange') continue;
    const text = { predefined_carrier_sid: sid, ipv4: '174.136.44.214', port: 2775 };
    insert('predefined_smpp_gateways', `${name} text`, { ...text, inbound: false, outbound: true });
  }
  insert('sbc_addresses', 'east', {
    ipv4: '203.0.113.10',
    port: 5060,
    tls_port: 5061,
    wss_port: 8443,
  });
  insert('sbc_addresses', 'west', {
    ipv4: '203.0.113.11',
    port: 5060,
    tls_port: 5061,
    wss_port: 8443,
  });
  insert('smpp_addresses', 'plain', {
    ipv4: '203.0.113.20',
    port: 2775,
    use_tls: false,
    is_primary: true,
  });
  insert('smpp_addresses', 'tls', {
    ipv4: '203.0.113.21',
    port: 3550,
    use_tls: true,
    is_primary: false,
  });
  insert('password_settings', 'one', {
    min_password_length: 8,
    require_digit: 1,
    require_special_character: 0,
  });
  insert('system_information', 'one', {
    domain_name: 'northwind-voice.example',
    sip_domain_name: 'sip.northwind-voice.example',
    monitoring_domain_name: 'monitoring.northwind-voice.example',
    private_network_cidr: '10.0.0.0/8, 192.168.0.0/16',
    log_level: 'info',
  });
}
