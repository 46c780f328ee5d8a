import type { PasswordSettings } from '../../types';
import { passwordFlaws } from './password';

/** Letters and digits that nobody takes for one another, and special characters of every keyboard. */
const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789!@#$%+-=?';
const leastLength = 16;

/** One of the characters, each as likely as the others: bytes that would favor some are drawn again. */
function randomCharacter(): string {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  const even = 256 - (256 % characters.length);
  return byte < even ? characters.charAt(byte % characters.length) : randomCharacter();
}

/**
 * A random password that the platform's policy takes, of 16 characters or as many as the policy
 * wants; one that misses a kind of character is drawn again.
 */
export function generatePassword(policy: PasswordSettings): string {
  const length = Math.max(leastLength, policy.min_password_length);
  const password = Array.from({ length }, randomCharacter).join('');
  const strict = { ...policy, require_digit: true, require_special_character: true };
  const isMixed = /[A-Z]/.test(password) && /[a-z]/.test(password);
  return isMixed && passwordFlaws(password, strict).length === 0
    ? password
    : generatePassword(policy);
}
