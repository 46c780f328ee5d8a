import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { Database } from './database';
import { badRequest } from './errors';

const COST = 4096;
const SPECIAL = /[!@#$%^&*()_+\-=[\]{};':"\\|,.<>/?]/;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether the platform takes this for an e-mail address. */
export const isEmail = (value: unknown): value is string =>
  typeof value === 'string' && EMAIL.test(value);

const seeded = new Map<string, string>();

/** A salted scrypt hash as text. */
export function hashPassword(password: string): string {
  return hashWithSalt(password, randomBytes(16).toString('hex'));
}

/**
 * The hash of a seed's password, the same on every run. It is worked out once in a process, since
 * tests seed a platform many times.
 */
export function hashSeedPassword(password: string, salt: string): string {
  const key = `${salt} ${password}`;
  const hash = seeded.get(key) ?? hashWithSalt(password, salt);
  seeded.set(key, hash);
  return hash;
}

function hashWithSalt(password: string, salt: string): string {
  return `scrypt$${COST}$${salt}$${scryptSync(password, salt, 32, { N: COST }).toString('hex')}`;
}

/** Whether the password is the one behind the hash. */
export function passwordMatches(password: string, hash: unknown): boolean {
  const [, cost, salt, digest] = String(hash).split('$');
  if (!cost || !salt || !digest) return false;
  const expected = Buffer.from(digest, 'hex');
  const given = scryptSync(password, salt, expected.length, { N: Number(cost) });
  return timingSafeEqual(given, expected);
}

/**
 * Applies the password rules of user create and PUT: 400 `{msg}` with the live texts. Without a
 * settings row the length is 8 to 20; with one only its three settings count (contract 2.3).
 */
export function checkPassword(db: Database, password: string): void {
  const settings = db.get<{
    min_password_length: number;
    require_digit: number;
    require_special_character: number;
  }>('SELECT * FROM password_settings');
  if (!settings) {
    if (password.length < 8 || password.length > 20) {
      throw badRequest('password length must be between 8 and 20');
    }
    return;
  }
  if (password.length < settings.min_password_length) {
    throw badRequest(`password must be at least ${settings.min_password_length} characters long`);
  }
  if (settings.require_digit && !/\d/.test(password)) {
    throw badRequest('password must contain at least one digit');
  }
  if (settings.require_special_character && !SPECIAL.test(password)) {
    throw badRequest('password must contain at least one special character');
  }
}
