import { required, type Validator } from 'ra-core';

/**
 * Requires a text; spaces alone do not count, of a new password either. A text is saved without those
 * around it, a password with them; one that exists, and is asked for, uses react-admin's `required`.
 * `message` is a key or a text.
 */
export function requiredText(message?: string): Validator & { isRequired: true } {
  const check = required(message);
  const checkText: Validator = (value, values) =>
    check(typeof value === 'string' ? value.trim() : value, values);
  return Object.assign(checkText, { isRequired: true as const });
}
