import { failure } from '../errors';
import { maskPrivateKey, maskSecret } from '../masks';
import type { Body } from '../records';
import { type Facts, type Uses, type VendorRule, vendorRule } from './vendors';

const MASKED = [
  'api_key',
  'secret_access_key',
  'secret',
  'auth_token',
  'stt_api_key',
  'tts_api_key',
  'client_secret',
  'client_key',
];

/** What account scope does not see of provider-level rows (contract 12.1). */
const WITHHELD = MASKED.slice(0, 6);

/**
 * What is stored of a create: the vendor's keys that were sent. Throws 500 for an unknown vendor, a
 * missing key and a Google key that is not one (contract 12.2).
 */
export function newCredential(vendor: unknown, payload: Body): Facts {
  if (vendor === undefined) {
    throw failure("Cannot read properties of undefined (reading 'startsWith')");
  }
  const rule = vendorRule(String(vendor));
  if (!rule) throw failure(`invalid or missing vendor: ${vendor}`);
  const facts = withoutOff(rule, pick(payload, rule.keys));
  refuseMissing(String(vendor), facts, payload);
  if (vendor === 'google') checkServiceKey(facts.service_key);
  return facts;
}

/**
 * What is stored after a change: changeable keys that it leaves out are dropped, unless the vendor
 * keeps them. Throws when the result lacks a needed key; the rule of Cartesia that looks at the uses
 * is not applied (contract 12.2).
 */
export function changedCredential(vendor: string, stored: Facts, payload: Body): Facts {
  const rule = vendorRule(vendor);
  if (!rule) throw failure('invalid or missing vendor');
  const kept = rule.keys.filter(
    (key) => !rule.changes.includes(key) || (rule.keeps.includes(key) && !(key in payload)),
  );
  const facts = withoutOff(rule, { ...pick(stored, kept), ...pick(payload, rule.changes) });
  refuseMissing(vendor, facts, {});
  return facts;
}

/** The keys as they are answered: secrets masked, hidden ones left out (contract 12.2). */
export function serializeCredential(vendor: string, stored: Facts, withholds: boolean): Facts {
  const rule = vendorRule(vendor);
  const facts = vendor === 'google' ? withModel(stored) : nuanceFacts(vendor, stored);
  const shown: Facts = {};
  for (const key of rule?.keys ?? []) {
    const value = facts[key];
    if (value === undefined || rule?.hidden.includes(key)) continue;
    if (withholds && WITHHELD.includes(key)) continue;
    shown[key] = shownValue(key, value);
  }
  return shown;
}

function shownValue(key: string, value: unknown): unknown {
  if (key === 'service_key') return maskPrivateKey(String(value));
  return MASKED.includes(key) && value ? maskSecret(String(value)) : value;
}

function pick(facts: Facts, keys: string[]): Facts {
  const found = keys.filter((key) => facts[key] !== undefined);
  return Object.fromEntries(found.map((key) => [key, facts[key]]));
}

/** A flag that is off is not stored where the vendor's rule says so (contract 12.2). */
function withoutOff({ dropsOff }: VendorRule, facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).filter(([key, value]) => value || !dropsOff.includes(key)),
  );
}

function refuseMissing(vendor: string, facts: Facts, uses: Uses): void {
  const key = vendorRule(vendor)?.missing(facts, uses);
  if (key) throw failure(`invalid ${vendor} speech credential: ${key} is required`);
}

function checkServiceKey(serviceKey: unknown): void {
  let key: unknown;
  try {
    key = JSON.parse(String(serviceKey));
  } catch {
    throw failure('invalid google service account key - not JSON');
  }
  const { client_email, private_key } = (key ?? {}) as Facts;
  if (!client_email || !private_key) throw failure('invalid google service account key');
}

/** The model is beside the key and inside it; without one it is null (contract 12.2). */
function withModel(stored: Facts): Facts {
  const { service_key, model_id } = stored;
  const key = JSON.parse(String(service_key)) as Facts;
  return { service_key: JSON.stringify({ ...key, model_id }), model_id: model_id ?? null };
}

/** A secret that was never given reads as null (contract 12.2). */
function nuanceFacts(vendor: string, stored: Facts): Facts {
  return vendor === 'nuance' ? { ...stored, secret: stored.secret ?? null } : stored;
}
