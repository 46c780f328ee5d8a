import fc from 'fast-check';
import { type CountryCode, getExampleNumber, type PhoneNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, it } from 'vitest';
import { numberKey } from '../../src/domain/numberKey';

const london = '2071838750';

it.each([
  ['+44 (0)20 7183 8750', london],
  ['+44 20 7183 8750', london],
  ['+44(0)2071838750', london],
  ['(+44) 020 7183 8750', london],
  ['44 (0) 20 7183 8750', london],
  ['0044 20 7183 8750', london],
  ['00 44 (0)20 7183 8750', london],
  ['011 44 20 7183 8750', london],
  ['+44.20.7183.8750', london],
  ['020 7183 8750', london],
  ['(020) 7183-8750', london],
  ['020/7183/8750', london],
  ['442071838750', london],
  ['tel:+44-20-7183-8750', london],
  ['tel:+442071838750;ext=12', london],
  ['tel:02071838750;phone-context=+44', london],
  ['sip:+442071838750@sbc.example:5060;user=phone', london],
  ['"Front desk" <sip:+442071838750@sbc.example>;tag=1', london],
  ['sip:%2B442071838750@sbc.example', london],
  ['TEL;TYPE=WORK,VOICE:+44 20 7183 8750', london],
  ['item1.TEL;VALUE=uri:tel:+44-20-7183-8750', london],
  ['Tel.: +44 20 7183 8750', london],
  ['Tél. +44 20 7183 8750', london],
  ['T +44 20 7183 8750', london],
  ['Mobile: 020 7183 8750', london],
  ['+44 20 7183–8750', london],
  ['+44—20—7183—8750', london],
  ['+44 20 7183‑8750', london],
  ['+44−20−7183−8750', london],
  ['\u202a+44 20 7183 8750\u202c', london],
  ['\u2066\u200e+44\u00a020\u202f7183\u20098750\u200b\ufeff\u2069', london],
  ['＋４４　２０　７１８３　８７５０', london],
  ['+٤٤ ٢٠ ٧١٨٣ ٨٧٥٠', london],
  ['+44 20 7183 8750 x123', london],
  ['+44 20 7183 8750 ext. 123', london],
  ['020 7183 8750 Extension: 123', london],
  ['+44 20 7183 8750 poste 12', london],
  ['+44 20 7183 8750#12', london],
  ['+442071838750,,123#', london],
  ['+442071838750p123', london],
  ['“020 7183 8750”', london],
  ['+1 (508) 555-0123', '5085550123'],
  ['1-508-555-0123', '5085550123'],
  ['508.555.0123', '5085550123'],
  ['8 (495) 123-45-67', '951234567'],
  ['011 15 2345-6789', '23456789'],
  ['0351 15 234-5678', '2345678'],
  ['22.33.44.55', '22334455'],
])('%s is found by %s', (typed, key) => {
  expect(numberKey(typed)).toBe(key);
});

it.each([
  ['5550123', '5550123'],
  ['508-555', '508555'],
  ['7183 87', '718387'],
  ['0123', '0123'],
  ['00123', '00123'],
  ['1001', '1001'],
  ['+44 20 71', '442071'],
  ['020 7183', '207183'],
])('a part of a number, %s, is found by %s', (typed, key) => {
  expect(numberKey(typed)).toBe(key);
});

it.each([
  '',
  '  ',
  '12',
  '+1',
  '10:14',
  'sip-user',
  'Front.Desk',
  'room 555',
  'b2b-5551234',
  'a+b*c(d)[e]/f\\g',
  '555*123',
  '192.168.1.10',
  '10.0.0.1',
  '22fbc8c5-ffc3-4991-8daf-fbd8b7a5a8d6',
  '12345678-1234-1234-1234-123456789012',
])('%j is no number', (typed) => {
  expect(numberKey(typed)).toBeUndefined();
});

const countries = [
  ...['US', 'CA', 'GB', 'IE', 'FR', 'DE', 'AT', 'CH', 'IT', 'ES', 'PT', 'NL', 'BE', 'DK', 'NO'],
  ...['SE', 'FI', 'PL', 'CZ', 'GR', 'HU', 'RO', 'RU', 'UA', 'TR', 'IL', 'AE', 'EG', 'ZA', 'NG'],
  ...['KE', 'IN', 'CN', 'JP', 'KR', 'SG', 'HK', 'TH', 'PH', 'AU', 'NZ', 'BR', 'MX', 'CL', 'IS'],
] as CountryCode[];

/** A number as valid as the country's own example: its last five digits are anything. */
const numbers = fc
  .tuple(fc.constantFrom(...countries), fc.stringMatching(/^\d{5}$/))
  .map(([country, tail]) => {
    const example = getExampleNumber(country, examples) as PhoneNumber;
    example.nationalNumber = (example.nationalNumber.slice(0, -5) +
      tail) as PhoneNumber['nationalNumber'];
    example.number = `+${example.countryCallingCode}${example.nationalNumber}`;
    return example;
  });

const separators = [' ', '-', '.', '/', '\u00a0', '\u202f', '\u2009', '\u2010', '\u2011', '\u2013'];
const more = ['\u2012', '\u2014', '\u2212', '\u00ad', '\u2060', ' - ', ' / ', ' – ', '　', '－'];
const wide = (text: string) =>
  text.replace(/[\d+]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/** How else the same text is written: its gaps, what is around it, its letters' width. */
const manners: fc.Arbitrary<(text: string) => string> = fc
  .record({
    gap: fc.constantFrom(...separators, ...more),
    before: fc.constantFrom('', 'tel:', 'Tel. ', '\u202a', '\u200e\u2066', ' ', 'TEL;TYPE=CELL:'),
    after: fc.constantFrom('', ' ', '\u202c', ';ext=7', ' x12', ' ext. 123', ',,1#', '\u2069\n'),
    isWide: fc.boolean(),
  })
  .map(({ gap, before, after, isWide }) => (text) => {
    const spaced = text.replace(/[ -]+/g, gap);
    return `${before}${isWide ? wide(spaced) : spaced}${after}`;
  });

const ways: Record<string, (number: PhoneNumber) => string> = {
  'with a plus': (number) => number.formatInternational(),
  'with 00': (number) => number.formatInternational().replace('+', '00 '),
  'with 011': (number) => number.formatInternational().replace('+', '011 '),
  'with (0)': (number) => number.formatInternational().replace(' ', ' (0)'),
  'with its code alone': (number) => number.number.slice(1),
  'in its country': (number) => number.formatNational(),
};

it.each(Object.entries(ways))('numbers of many countries are found %s', (way, spell) => {
  fc.assert(
    fc.property(numbers, manners, (number, manner) => {
      const key = numberKey(manner(spell(number))) ?? 'none';
      const own = String(number.nationalNumber);
      const stored = [number.number.slice(1), number.number, `00${number.number.slice(1)}`];
      // Ten digits may as well be a whole number of North America: only their whole is looked for.
      const isAmbiguous = way === 'with its code alone' && number.number.length === 11;
      if (!isAmbiguous) stored.push(number.formatNational().replace(/\D/g, ''));
      for (const one of stored) expect(one).toContain(key);
      expect(key.length).toBeGreaterThanOrEqual(Math.min(own.length, 8));
      // The neighbour in any of the last digits is another number.
      const place = own.length - 1 - (Number(own.at(-1)) % Math.min(own.length, 7));
      const other = own.slice(0, place) + ((Number(own[place]) + 1) % 10) + own.slice(place + 1);
      expect(number.countryCallingCode + other).not.toContain(key);
    }),
    { numRuns: 400 },
  );
});
