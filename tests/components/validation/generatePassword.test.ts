import { expect, it } from 'vitest';
import { generatePassword } from '../../../src/components/validation/generatePassword';
import { passwordFlaws } from '../../../src/components/validation/password';

const policy = { min_password_length: 8, require_digit: true, require_special_character: true };

it('a generated password meets the policy, is long enough and never comes twice', () => {
  const drawn = Array.from({ length: 500 }, () => generatePassword(policy));
  expect(drawn.filter((password) => passwordFlaws(password, policy).length > 0)).toEqual([]);
  expect(new Set(drawn).size).toBe(500);
  expect(new Set(drawn.map(({ length }) => length))).toEqual(new Set([16]));
  expect(drawn.every((password) => /[a-z]/.test(password) && /[A-Z]/.test(password))).toBe(true);
  expect(generatePassword({ ...policy, min_password_length: 20 })).toHaveLength(20);
});
