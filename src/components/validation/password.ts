import type { PasswordSettings } from '../../types';

/** The characters that the platform counts as special (contract 2.3). */
const special = /[!@#$%^&*()_+\-=[\]{};':"\\|,.<>/?]/;

export type PasswordFlaw = 'length' | 'digit' | 'special';

/** Which rules of the policy a password breaks, in the order in which they are shown. */
export function passwordFlaws(password: string, policy: PasswordSettings): PasswordFlaw[] {
  const flaws: PasswordFlaw[] = [];
  if (password.length < policy.min_password_length) flaws.push('length');
  if (policy.require_digit && !/\d/.test(password)) flaws.push('digit');
  if (policy.require_special_character && !special.test(password)) flaws.push('special');
  return flaws;
}
