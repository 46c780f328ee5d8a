/** The version of the tables, kept in each file. To be raised with every change below. */
export const schemaVersion = 2;

/**
 * One column as MariaDB's strict mode would hold it (contract 1.1, 1.3, 3 to 16). `Target`
 * names the tables that it may refer to.
 */
export interface Column<Target extends string = never> {
  type: 'text' | 'int' | 'flag' | 'datetime' | 'enum';
  /** Longest text in characters; longer is refused, never cut. */
  length?: number;
  /** The allowed words of an enum. */
  values?: readonly string[];
  /** The column refuses null. */
  notNull?: boolean;
  /** A create must carry the key, else 400 `missing field`. */
  required?: boolean;
  default?: string | number;
  /** The table that the value must exist in, by its key. */
  references?: Target;
  /** Rows go with the row that they refer to. */
  cascade?: boolean;
  /** Never part of a request: writing it is an unknown column. */
  internal?: boolean;
}

export interface Table {
  /** The primary key column; its value is a version 4 UUID in lower case. */
  key: string;
  columns: Record<string, Column<TableName>>;
  /** Unique sets of columns with the index name that a duplicate is reported under. */
  unique?: { name: string; columns: string[] }[];
  /** Plain indexes, for the speed of lists. */
  indexes?: string[];
}

const text = (length: number, rest: Partial<Column> = {}): Column => ({
  type: 'text',
  length,
  ...rest,
});
const long = (rest: Partial<Column> = {}): Column => ({ type: 'text', ...rest });
const int = (rest: Partial<Column> = {}): Column => ({ type: 'int', ...rest });
const flag = (value: 0 | 1 | null, rest: Partial<Column> = {}): Column => ({
  type: 'flag',
  notNull: value !== null,
  ...(value === null ? {} : { default: value }),
  ...rest,
});
const datetime = (rest: Partial<Column> = {}): Column => ({ type: 'datetime', ...rest });
const oneOf = (values: readonly string[], rest: Partial<Column> = {}): Column => ({
  type: 'enum',
  values,
  ...rest,
});
const ref = <Target extends string>(
  references: Target,
  rest: Partial<Column> = {},
): Column<Target> => ({
  type: 'text',
  length: 36,
  references,
  ...rest,
});
const createdAt = (): Column => datetime({ notNull: true, default: 'now' });

const limitCategories = [
  'api_rate',
  'voice_call_session',
  'device',
  'voice_call_minutes',
  'voice_call_session_license',
  'voice_call_minutes_license',
] as const;

const speechColumns: Record<string, Column> = {
  speech_synthesis_vendor: text(64, { notNull: true, default: 'google' }),
  speech_synthesis_language: text(12, { notNull: true, default: 'en-US' }),
  speech_synthesis_voice: text(256, { default: 'en-US-Standard-C' }),
  speech_synthesis_label: text(64),
  speech_recognizer_vendor: text(64, { notNull: true, default: 'google' }),
  speech_recognizer_language: text(64, { notNull: true, default: 'en-US' }),
  speech_recognizer_label: text(64),
  use_for_fallback_speech: flag(0),
  fallback_speech_synthesis_vendor: text(64),
  fallback_speech_synthesis_language: text(12),
  fallback_speech_synthesis_voice: text(256),
  fallback_speech_synthesis_label: text(64),
  fallback_speech_recognizer_vendor: text(64),
  fallback_speech_recognizer_language: text(64),
  fallback_speech_recognizer_label: text(64),
};

const carrierTemplateColumns: Record<string, Column> = {
  e164_leading_plus: flag(0),
  requires_register: flag(0),
  register_username: text(64),
  register_sip_realm: text(64),
  register_password: text(64),
  tech_prefix: text(16),
  inbound_auth_username: text(64),
  inbound_auth_password: text(64),
  diversion: text(32),
  trunk_type: oneOf(['static_ip', 'auth', 'reg'], { notNull: true, default: 'static_ip' }),
};

const sipGatewayColumns: Record<string, Column> = {
  ipv4: text(128, { notNull: true, required: true }),
  netmask: int({ notNull: true, default: 32 }),
  port: int(),
  inbound: flag(null, { notNull: true }),
  outbound: flag(null, { notNull: true }),
};

const smppGatewayColumns: Record<string, Column> = {
  ipv4: text(128, { notNull: true, required: true }),
  port: int({ notNull: true, default: 2775 }),
  netmask: int({ notNull: true, default: 32 }),
  is_primary: flag(1),
  inbound: flag(0),
  outbound: flag(1),
  use_tls: flag(0),
};

/** Every table that a request can write to, in the order in which lists show the columns. */
const definitions = {
  webhooks: {
    key: 'webhook_sid',
    columns: {
      url: text(1024, { notNull: true, required: true }),
      method: oneOf(['GET', 'POST'], { notNull: true, default: 'POST' }),
      username: text(255),
      password: text(255),
    },
  },
  service_providers: {
    key: 'service_provider_sid',
    columns: {
      name: text(64, { notNull: true, required: true }),
      description: text(255),
      root_domain: text(128),
      registration_hook_sid: ref('webhooks'),
      ms_teams_fqdn: text(255),
    },
    unique: [
      { name: 'name', columns: ['name'] },
      { name: 'root_domain', columns: ['root_domain'] },
    ],
  },
  accounts: {
    key: 'account_sid',
    columns: {
      name: text(64, { notNull: true, required: true }),
      sip_realm: text(132),
      service_provider_sid: ref('service_providers', { notNull: true, required: true }),
      registration_hook_sid: ref('webhooks'),
      queue_event_hook_sid: ref('webhooks'),
      device_calling_application_sid: ref('applications'),
      is_active: flag(1),
      created_at: createdAt(),
      plan_type: oneOf(['trial', 'free', 'paid'], { notNull: true, default: 'trial' }),
      stripe_customer_id: text(56),
      webhook_secret: text(36, { notNull: true }),
      disable_cdrs: flag(0),
      trial_end_date: datetime(),
      deactivated_reason: text(255),
      device_to_call_ratio: int({ notNull: true, default: 5 }),
      subspace_client_id: text(255),
      subspace_client_secret: text(255),
      subspace_sip_teleport_id: text(255),
      subspace_sip_teleport_destinations: text(255),
      siprec_hook_sid: ref('applications'),
      record_all_calls: flag(0),
      record_format: text(16, { notNull: true, default: 'mp3' }),
      bucket_credential: text(8192),
      enable_debug_log: flag(0),
    },
    unique: [{ name: 'sip_realm', columns: ['sip_realm'] }],
    indexes: ['service_provider_sid'],
  },
  users: {
    key: 'user_sid',
    columns: {
      name: text(255, { notNull: true, required: true }),
      email: text(255, { notNull: true, required: true }),
      pending_email: text(255),
      phone: text(20),
      hashed_password: text(1024, { internal: true }),
      account_sid: ref('accounts'),
      service_provider_sid: ref('service_providers'),
      force_change: flag(0),
      provider: text(255, { notNull: true, default: 'local' }),
      provider_userid: text(255),
      scope: text(16, { notNull: true, default: 'read-write' }),
      phone_activation_code: text(16),
      email_activation_code: text(16),
      email_validated: flag(0),
      phone_validated: flag(0),
      email_content_opt_out: flag(0),
      is_active: flag(1),
    },
    unique: [{ name: 'phone', columns: ['phone'] }],
    indexes: ['name', 'email', 'account_sid'],
  },
  applications: {
    key: 'application_sid',
    columns: {
      name: text(64, { notNull: true, required: true }),
      service_provider_sid: ref('service_providers'),
      account_sid: ref('accounts', { required: true }),
      call_hook_sid: ref('webhooks'),
      call_status_hook_sid: ref('webhooks'),
      messaging_hook_sid: ref('webhooks'),
      app_json: text(16384),
      ...speechColumns,
      env_vars: text(16384),
      created_at: createdAt(),
      record_all_calls: flag(0),
    },
    unique: [{ name: 'applications_idx_name', columns: ['account_sid', 'name'] }],
  },
  api_keys: {
    key: 'api_key_sid',
    columns: {
      token: text(36, { notNull: true }),
      account_sid: ref('accounts'),
      service_provider_sid: ref('service_providers'),
      expires_at: datetime(),
      last_used: datetime(),
      created_at: createdAt(),
    },
    unique: [{ name: 'token', columns: ['token'] }],
    indexes: ['account_sid', 'service_provider_sid'],
  },
  account_limits: {
    key: 'account_limits_sid',
    columns: {
      account_sid: ref('accounts', { notNull: true, cascade: true }),
      category: oneOf(limitCategories, { notNull: true }),
      quantity: int({ notNull: true }),
    },
    unique: [{ name: 'account_limits_category', columns: ['account_sid', 'category'] }],
  },
  service_provider_limits: {
    key: 'service_provider_limits_sid',
    columns: {
      service_provider_sid: ref('service_providers', { notNull: true, cascade: true }),
      category: oneOf(limitCategories, { notNull: true }),
      quantity: int({ notNull: true }),
    },
    unique: [{ name: 'provider_limits_category', columns: ['service_provider_sid', 'category'] }],
  },
  system_information: {
    key: 'system_information_sid',
    columns: {
      domain_name: text(255),
      sip_domain_name: text(255),
      monitoring_domain_name: text(255),
      private_network_cidr: text(8192),
      log_level: oneOf(['info', 'debug'], { notNull: true, default: 'info' }),
    },
  },
  password_settings: {
    key: 'password_settings_sid',
    columns: {
      min_password_length: int({ notNull: true, default: 8 }),
      require_digit: flag(0),
      require_special_character: flag(0),
    },
  },
  voip_carriers: {
    key: 'voip_carrier_sid',
    columns: {
      name: text(64, { notNull: true, required: true }),
      description: text(255),
      account_sid: ref('accounts'),
      service_provider_sid: ref('service_providers'),
      application_sid: ref('applications'),
      ...carrierTemplateColumns,
      is_active: flag(1),
      created_at: createdAt(),
      smpp_system_id: text(255),
      smpp_password: text(64),
      smpp_enquire_link_interval: int({ default: 0 }),
      smpp_inbound_system_id: text(255),
      smpp_inbound_password: text(64),
      register_from_user: text(128),
      register_from_domain: text(255),
      register_public_ip_in_contact: flag(0),
      register_status: text(4096),
      dtmf_type: oneOf(['rfc2833', 'tones', 'info'], { notNull: true, default: 'rfc2833' }),
      outbound_sip_proxy: text(255),
    },
    indexes: ['service_provider_sid', 'account_sid'],
  },
  predefined_carriers: {
    key: 'predefined_carrier_sid',
    columns: {
      name: text(64, { notNull: true }),
      requires_static_ip: flag(0),
      ...carrierTemplateColumns,
    },
  },
  predefined_sip_gateways: {
    key: 'predefined_sip_gateway_sid',
    columns: {
      predefined_carrier_sid: ref('predefined_carriers', { notNull: true, cascade: true }),
      ...sipGatewayColumns,
    },
  },
  predefined_smpp_gateways: {
    key: 'predefined_smpp_gateway_sid',
    columns: {
      predefined_carrier_sid: ref('predefined_carriers', { notNull: true, cascade: true }),
      ...smppGatewayColumns,
    },
  },
  sip_gateways: {
    key: 'sip_gateway_sid',
    columns: {
      ...sipGatewayColumns,
      voip_carrier_sid: ref('voip_carriers', { notNull: true, required: true }),
      is_active: flag(1),
      send_options_ping: flag(0),
      use_sips_scheme: flag(0),
      pad_crypto: flag(0),
      protocol: oneOf(['udp', 'tcp', 'tls', 'tls/srtp'], { default: 'udp' }),
      remove_ice: flag(0),
      dtls_off: flag(0),
    },
    indexes: ['voip_carrier_sid'],
  },
  smpp_gateways: {
    key: 'smpp_gateway_sid',
    columns: {
      ...smppGatewayColumns,
      voip_carrier_sid: ref('voip_carriers', { notNull: true, required: true }),
    },
    indexes: ['voip_carrier_sid'],
  },
  sbc_addresses: {
    key: 'sbc_address_sid',
    columns: {
      ipv4: text(255, { notNull: true, required: true }),
      port: int({ notNull: true, default: 5060 }),
      tls_port: int(),
      wss_port: int(),
      service_provider_sid: ref('service_providers'),
      last_updated: datetime(),
    },
  },
  smpp_addresses: {
    key: 'smpp_address_sid',
    columns: {
      ipv4: text(255, { notNull: true, required: true }),
      port: int({ notNull: true, default: 2775 }),
      use_tls: flag(0),
      is_primary: flag(1),
      service_provider_sid: ref('service_providers'),
    },
  },
  speech_credentials: {
    key: 'speech_credential_sid',
    columns: {
      service_provider_sid: ref('service_providers'),
      account_sid: ref('accounts'),
      vendor: text(32, { notNull: true }),
      credential: text(8192, { notNull: true }),
      use_for_tts: flag(null),
      use_for_stt: flag(null),
      last_used: datetime(),
      last_tested: datetime(),
      tts_tested_ok: flag(null),
      stt_tested_ok: flag(null),
      created_at: createdAt(),
      label: text(64),
    },
  },
  google_custom_voices: {
    key: 'google_custom_voice_sid',
    columns: {
      speech_credential_sid: ref('speech_credentials', {
        notNull: true,
        required: true,
        cascade: true,
      }),
      model: text(512, { notNull: true, required: true }),
      reported_usage: oneOf(['REPORTED_USAGE_UNSPECIFIED', 'REALTIME', 'OFFLINE'], {
        default: 'REALTIME',
      }),
      name: text(64, { notNull: true, required: true }),
      voice_cloning_key: long(),
      use_voice_cloning_key: flag(0),
    },
  },
  phone_numbers: {
    key: 'phone_number_sid',
    columns: {
      number: text(132, { notNull: true, required: true }),
      voip_carrier_sid: ref('voip_carriers'),
      account_sid: ref('accounts'),
      application_sid: ref('applications'),
      service_provider_sid: ref('service_providers'),
    },
    unique: [
      {
        name: 'phone_numbers_unique_idx_voip_carrier_number',
        columns: ['number', 'voip_carrier_sid'],
      },
    ],
    indexes: ['account_sid', 'voip_carrier_sid', 'application_sid'],
  },
  ms_teams_tenants: {
    key: 'ms_teams_tenant_sid',
    columns: {
      service_provider_sid: ref('service_providers', { notNull: true, required: true }),
      account_sid: ref('accounts', { notNull: true, required: true }),
      application_sid: ref('applications'),
      tenant_fqdn: text(255, { notNull: true, required: true }),
    },
    unique: [{ name: 'tenant_fqdn', columns: ['tenant_fqdn'] }],
  },
  // The owners of a table carry no foreign key: a deleted owner leaves its table behind (4, 5.5).
  lcr: {
    key: 'lcr_sid',
    columns: {
      name: text(64, { required: true }),
      is_active: flag(1),
      default_carrier_set_entry_sid: ref('lcr_carrier_set_entry'),
      service_provider_sid: text(36),
      account_sid: text(36),
    },
  },
  lcr_routes: {
    key: 'lcr_route_sid',
    columns: {
      lcr_sid: ref('lcr', { notNull: true, required: true }),
      regex: text(32, { notNull: true }),
      description: text(1024),
      priority: int({ notNull: true }),
    },
    indexes: ['lcr_sid'],
  },
  lcr_carrier_set_entry: {
    key: 'lcr_carrier_set_entry_sid',
    columns: {
      workload: int({ notNull: true, default: 1 }),
      lcr_route_sid: ref('lcr_routes', { notNull: true, required: true }),
      voip_carrier_sid: ref('voip_carriers', { notNull: true, required: true }),
      priority: int({ notNull: true, default: 0 }),
    },
    indexes: ['lcr_route_sid', 'voip_carrier_sid'],
  },
  clients: {
    key: 'client_sid',
    columns: {
      account_sid: ref('accounts', { notNull: true, required: true }),
      is_active: flag(1),
      username: text(64, { required: true }),
      password: text(1024),
      allow_direct_app_calling: flag(1),
      allow_direct_queue_calling: flag(1),
      allow_direct_user_calling: flag(1),
    },
  },
  products: {
    key: 'product_sid',
    columns: {
      name: text(32, { notNull: true, required: true }),
      category: oneOf(['api_rate', 'voice_call_session', 'device'], { notNull: true }),
    },
  },
  // One row a plan that an account has or had: the one that counts has no end and is not pending.
  account_subscriptions: {
    key: 'account_subscription_sid',
    columns: {
      account_sid: ref('accounts', { notNull: true }),
      pending: flag(0),
      effective_start_date: createdAt(),
      effective_end_date: datetime(),
      change_reason: text(255),
      stripe_subscription_id: text(56),
      stripe_payment_method_id: text(56),
      stripe_statement_descriptor: text(255),
      last4: text(512),
      exp_month: int(),
      exp_year: int(),
      card_type: text(16),
      pending_reason: text(52),
    },
    indexes: ['account_sid'],
  },
  account_products: {
    key: 'account_product_sid',
    columns: {
      account_subscription_sid: ref('account_subscriptions', { notNull: true }),
      product_sid: ref('products', { notNull: true }),
      quantity: int({ notNull: true }),
    },
    indexes: ['account_subscription_sid'],
  },
};

/** A table that a request can write to. */
export type TableName = keyof typeof definitions;

/**
 * The tables behind the REST resources, as data: the SQL and the checks of a write come from it. A
 * reference to a table that does not exist is a compile error here.
 */
export const tables: Record<TableName, Table> = definitions;

/** Tables that no request writes to directly: sessions, measurements and the platform's own keys. */
const ownTables = [
  `CREATE TABLE IF NOT EXISTS user_permissions (
     user_sid TEXT NOT NULL REFERENCES users (user_sid) ON DELETE CASCADE,
     permission TEXT NOT NULL CHECK (permission IN ('VIEW_ONLY', 'PROVISION_SERVICES', 'PROVISION_USERS')),
     PRIMARY KEY (user_sid, permission))`,
  'CREATE TABLE IF NOT EXISTS sessions (user_sid TEXT PRIMARY KEY, expires_at INTEGER NOT NULL)',
  `CREATE TABLE IF NOT EXISTS login_failures (
     name TEXT PRIMARY KEY COLLATE NOCASE, failures INTEGER NOT NULL, expires_at INTEGER NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS reset_links (
     link TEXT PRIMARY KEY, user_sid TEXT NOT NULL, expires_at INTEGER NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS tts_cache (
     account_sid TEXT PRIMARY KEY REFERENCES accounts (account_sid) ON DELETE CASCADE,
     size INTEGER NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS tts_texts (
     account_sid TEXT NOT NULL, words TEXT NOT NULL, PRIMARY KEY (account_sid, words))`,
  // What the live platform keeps in its memory: it runs out by itself, by the time of `live.ts`.
  `CREATE TABLE IF NOT EXISTS registrations (
     realm TEXT NOT NULL, name TEXT NOT NULL, contact TEXT NOT NULL, protocol TEXT NOT NULL,
     proxy TEXT, webhooks TEXT NOT NULL DEFAULT '{}', expiry_time INTEGER NOT NULL,
     listed_until INTEGER NOT NULL, renews_at INTEGER, PRIMARY KEY (realm, name))`,
  `CREATE TABLE IF NOT EXISTS live_calls (
     call_sid TEXT PRIMARY KEY, account_sid TEXT NOT NULL, fields TEXT NOT NULL,
     expires_at INTEGER NOT NULL, is_listed INTEGER NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS live_counts (
     account_sid TEXT PRIMARY KEY, inbound INTEGER NOT NULL, outbound INTEGER NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS live_members (
     account_sid TEXT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, member TEXT NOT NULL,
     PRIMARY KEY (account_sid, kind, name, member))`,
  // What the call engine keeps of the calls that it has.
  `CREATE TABLE IF NOT EXISTS engine_calls (
     call_sid TEXT PRIMARY KEY, account_sid TEXT NOT NULL, status TEXT NOT NULL,
     plan TEXT NOT NULL, deeds TEXT NOT NULL, done INTEGER NOT NULL, next_at INTEGER)`,
  `CREATE TABLE IF NOT EXISTS recent_calls (
     attempted_at TEXT NOT NULL, answered_at TEXT, terminated_at TEXT, account_sid TEXT,
     service_provider_sid TEXT, application_sid TEXT, call_sid TEXT PRIMARY KEY, direction TEXT,
     duration INTEGER, "from" TEXT, host TEXT, recording_url TEXT, remote_host TEXT,
     sip_callid TEXT, sip_parent_callid TEXT, sip_status INTEGER, termination_reason TEXT,
     "to" TEXT, trace_id TEXT, trunk TEXT, answered INTEGER) WITHOUT ROWID`,
  `CREATE TABLE IF NOT EXISTS call_artifacts (
     call_sid TEXT PRIMARY KEY, story TEXT, capture TEXT, recording TEXT)`,
  'CREATE INDEX IF NOT EXISTS calls_account ON recent_calls (account_sid, attempted_at)',
  'CREATE INDEX IF NOT EXISTS calls_provider ON recent_calls (service_provider_sid, attempted_at)',
  `CREATE TABLE IF NOT EXISTS alerts (
     time TEXT NOT NULL, account_sid TEXT, alert_type TEXT, detail TEXT, message TEXT,
     service_provider_sid TEXT, target_sid TEXT, vendor TEXT)`,
  'CREATE INDEX IF NOT EXISTS alerts_account ON alerts (account_sid, time)',
  'CREATE INDEX IF NOT EXISTS alerts_provider ON alerts (service_provider_sid, time)',
  // Who signed up once: a second time there is no trial.
  'CREATE TABLE IF NOT EXISTS signup_history (email TEXT PRIMARY KEY COLLATE NOCASE)',
  `CREATE TABLE IF NOT EXISTS beta_invite_codes (
     invite_code TEXT PRIMARY KEY, in_use INTEGER NOT NULL DEFAULT 0)`,
  `CREATE TABLE IF NOT EXISTS mails (
     sent_at TEXT NOT NULL, recipient TEXT NOT NULL, subject TEXT NOT NULL, text TEXT NOT NULL)`,
  // What the stand-ins of other systems keep: the payment provider's objects, used codes of OAuth.
  `CREATE TABLE IF NOT EXISTS payment_objects (
     id TEXT PRIMARY KEY, object TEXT NOT NULL, customer TEXT, body TEXT NOT NULL)`,
  'CREATE TABLE IF NOT EXISTS identity_codes (code TEXT PRIMARY KEY)',
  'CREATE TABLE IF NOT EXISTS platform_meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
];

const quoted = (value: string | number) =>
  typeof value === 'number' ? String(value) : `'${value}'`;

function columnSql(name: string, column: Column<TableName>): string {
  const number = column.type === 'int' || column.type === 'flag';
  // Text compares without regard to case, as the live database's collation does.
  const parts = [`"${name}"`, number ? 'INTEGER' : 'TEXT COLLATE NOCASE'];
  if (column.notNull) parts.push('NOT NULL');
  if (column.default === 'now') parts.push("DEFAULT (strftime('%Y-%m-%dT%H:%M:%S.000Z', 'now'))");
  else if (column.default !== undefined) parts.push(`DEFAULT ${quoted(column.default)}`);
  if (column.values) parts.push(`CHECK ("${name}" IN (${column.values.map(quoted).join(', ')}))`);
  if (column.length) parts.push(`CHECK (length("${name}") <= ${column.length})`);
  if (column.references) {
    const target = tables[column.references].key;
    parts.push(
      `REFERENCES ${column.references} (${target})${column.cascade ? ' ON DELETE CASCADE' : ''}`,
    );
  }
  return parts.join(' ');
}

/** The SQL that creates every missing table and index, safe to run on each start. */
export function schemaStatements(): string[] {
  const statements: string[] = [];
  for (const [name, table] of Object.entries(tables)) {
    const columns = Object.entries(table.columns).map(([column, facts]) =>
      columnSql(column, facts),
    );
    const unique = (table.unique ?? []).map(({ columns: set }) => `UNIQUE (${set.join(', ')})`);
    const body = [`${table.key} TEXT PRIMARY KEY`, ...columns, ...unique].join(',\n  ');
    statements.push(`CREATE TABLE IF NOT EXISTS ${name} (\n  ${body})`);
    for (const column of table.indexes ?? []) {
      statements.push(`CREATE INDEX IF NOT EXISTS ${name}_${column} ON ${name} (${column})`);
    }
  }
  return [...statements, ...ownTables];
}
