import { describe, expect, it } from 'vitest';
import { targetOf, validateNumber } from '../../src/components/testCall/target';
import { meantNumber } from '../../src/domain/meantNumber';
import { spoiledNumber } from '../../src/domain/spoiledNumber';
import { normalizeNumber } from '../../src/engines/routes';
import { readNumbers } from '../../src/resources/phone-numbers/bulk/readNumbers';
import { checkNumber, toNewPhoneNumber } from '../../src/resources/phone-numbers/phoneNumberRules';

/** What a number is between when it is copied from somewhere. */
const copied: [string, (number: string) => string][] = [
  ['marks of direction', (number) => `\u202a${number}\u202c`],
  ['isolates', (number) => `\u2068${number}\u2069`],
  ['a mark at its end', (number) => `${number}\u200e`],
  ['signs without width', (number) => `\u200b${[...number].join('\u2060')}\ufeff`],
  ['blanks that do not break', (number) => `\u00a0${number}\u202f`],
  ['soft hyphens', (number) => [...number].join('\u00ad')],
  ['a link', (number) => `tel:${number}`],
  ['a link in capitals, and a mark', (number) => `\u202aTEL:${number}\u202c`],
  [
    'wide digits',
    (number) => number.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)),
  ],
  [
    'Arabic digits',
    (number) => number.replace(/\d/g, (one) => String.fromCharCode(0x660 + Number(one))),
  ],
];

describe.each(copied)('a number that is copied with %s', (_what, around) => {
  const typed = around('+1 (508) 555-0142');

  it('is the same for all that take one', () => {
    expect([checkNumber(typed), toNewPhoneNumber({ number: typed })]).toEqual([
      undefined,
      { number: '15085550142' },
    ]);
    expect(readNumbers(typed, new Set())).toMatchObject([{ number: '15085550142', state: 'new' }]);
    expect([validateNumber(typed), targetOf({ type: 'phone', phone: typed }, null)]).toEqual([
      undefined,
      { type: 'phone', number: '+15085550142' },
    ]);
    expect(normalizeNumber(typed)).toBe('+15085550142');
  });

  it('is still seen to be spoiled', () => {
    expect(spoiledNumber(around('15085550142.0'))).toBe('app.forms.number.decimals');
  });
});

it.each(['+1508555…', '1508555²', 'tel:+15085550142;ext=12', 'tel:'])(
  '%s is no number',
  (typed) => {
    expect(checkNumber(typed)).toBe('resources.phone-numbers.validation.number');
    expect(meantNumber(typed)).not.toMatch(/^\+?\d+$/);
  },
);
