import { describe, expect, it } from 'vitest';
import { numbersInRange, readNumbers } from '../../src/resources/phone-numbers/bulk/readNumbers';

const statesOf = (text: string) =>
  readNumbers(text, new Set(['15550001'])).map(({ number, state }) => `${number} ${state}`);

describe('a list of numbers', () => {
  it.each([
    ['', []],
    ['+1 (555) 000-2\n1555.0003', ['15550002 new', '15550003 new']],
    [
      '15550002, 15550003;15550004\t15550005',
      ['15550002 new', '15550003 new', '15550004 new', '15550005 new'],
    ],
    ['15550002\r\n\r\n+15550002', ['15550002 new', '15550002 duplicate']],
    ['+1 555 0001', ['15550001 exists']],
    ['1,2125E+10', ['1,2125E+10 invalid']],
    [
      '1,2125E+10, 1,2126E+10\n1.2125E+10,15550002',
      ['1,2125E+10 invalid', '1,2126E+10 invalid', '12125E+10 invalid', '15550002 new'],
    ],
    ['12125550100,0', ['12125550100,0 invalid']],
    ['12125550100.0, 12125550101.0', ['121255501000 invalid', '121255501010 invalid']],
    ['15550100001 15550100002', ['1555010000115550100002 invalid']],
    ['15550100001 / 15550100002', ['1555010000115550100002 invalid']],
    ['+44 (0)20 7946 0000,442079460000', ['442079460000 new', '442079460000 duplicate']],
    ['555010000155501000*', ['555010000155501000* new']],
    ['extension 7', ['extension7 invalid']],
    ['+', [' invalid']],
    ['1'.repeat(133), [`${'1'.repeat(133)} invalid`]],
  ])('%j', (text, states) => {
    expect(statesOf(text)).toEqual(states);
  });
});

describe('a range', () => {
  it.each([
    ['15550009', '15550011', ['15550009', '15550010', '15550011']],
    ['+1 555 0009', '1555-0009', ['15550009']],
    ['0099', '0101', ['0099', '0100', '0101']],
    [
      '99999999999999999998',
      '99999999999999999999',
      ['99999999999999999998', '99999999999999999999'],
    ],
    ['99', '100', 'digits'],
    ['12*', '130', 'digits'],
    ['', '', 'digits'],
    ['15550011', '15550009', 'order'],
    ['15550000', '15550500', 'many'],
  ])('from %s to %s', (first, last, numbers) => {
    expect(numbersInRange(first, last)).toEqual(numbers);
  });
});
