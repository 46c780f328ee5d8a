import { required, type Validator } from 'ra-core';

/**
 * Requires a text; spaces alone do not count, and the saved text is trimmed. Passwords, whose spaces
 * count, use react-admin's `required`. `message` is a key or a text.
 */
export function requiredText(message?: string): Validator & { isRequired: true } {
  const check = required(message);
  const checkText: Validator = (value, values) =>
    check(typeof value === 'string' ? value.trim() : value, values);
  return Object.assign(checkText, { isRequired: true as const });
}
