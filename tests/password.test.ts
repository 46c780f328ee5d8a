import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordFlaws } from '../src/components/validation/password';

const policyOf = (length: number, digit = false, special = false) => ({
  min_password_length: length,
  require_digit: digit,
  require_special_character: special,
});
/** The platform's own list (contract 2.3). */
const specialCharacters = '!@#$%^&*()_+-=[]{};\':"\\|,.<>/?';

describe('the flaws of a password', () => {
  it.each([
    ['', policyOf(6), ['length']],
    ['abcde', policyOf(6), ['length']],
    ['abcdef', policyOf(6), []],
    ['abcdefgh', policyOf(8, true), ['digit']],
    ['abcdefg1', policyOf(8, true), []],
    ['abcdefg1', policyOf(8, true, true), ['special']],
    ['abcdef1!', policyOf(8, true, true), []],
    ['', policyOf(8, true, true), ['length', 'digit', 'special']],
    ['pass word', policyOf(8, false, true), ['special']],
    ['pässwörd', policyOf(8, false, true), ['special']],
    ['pass~word`', policyOf(8, false, true), ['special']],
    ['١٢٣٤٥٦٧٨', policyOf(8, true), ['digit']],
  ])('%j under %j are %j', (password, policy, flaws) => {
    expect(passwordFlaws(password, policy)).toEqual(flaws);
  });

  it.each([...specialCharacters])('%s is special', (character) => {
    expect(passwordFlaws(`abcdefg${character}`, policyOf(8, false, true))).toEqual([]);
  });

  it('never grow when the password does', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.nat(20),
        fc.boolean(),
        fc.boolean(),
        (a, b, ...rules) => {
          const [longer, shorter] = [
            passwordFlaws(a + b, policyOf(...rules)),
            passwordFlaws(a, policyOf(...rules)),
          ];
          expect(longer.filter((flaw) => !shorter.includes(flaw))).toEqual([]);
        },
      ),
    );
  });
});
