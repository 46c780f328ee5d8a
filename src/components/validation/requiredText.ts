import { required, type Validator } from 'ra-core';

/**
 * Asks for a text, of which blanks alone are none: what is saved has none around it. Passwords, whose
 * blanks count, take react-admin's own `required`. `message` is what to say, a key or a text.
 */
export function requiredText(message?: string): Validator & { isRequired: true } {
  const check = required(message);
  const checkText: Validator = (value, values) =>
    check(typeof value === 'string' ? value.trim() : value, values);
  return Object.assign(checkText, { isRequired: true as const });
}
