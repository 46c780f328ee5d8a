import { assert, property, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readableNumber } from '../../../src/components/fields/phoneNumber';

describe('a stored number as people write it', () => {
  it.each([
    ['15552000137', '+1 (555) 200-0137'],
    ['5552000137', '+1 (555) 200-0137'],
    ['442079460018', '+44 20 7946 0018'],
    ['33142685300', '+33 1 42 68 53 00'],
    ['4930123456', '+49 30 123456'],
    // Ten digits which are a number of Denmark and of North America.
    ['4532123456', '4532123456'],
    ['100', '100'],
    ['*', '*'],
    ['1555*', '1555*'],
    ['9999999999999999', '9999999999999999'],
    ['11552000137', '11552000137'],
    ['sip:front-desk', 'sip:front-desk'],
    ['', ''],
  ])('%j is shown as %j', (stored, shown) => expect(readableNumber(stored)).toBe(shown));

  it('keeps every digit in its order', () => {
    const digits = (text: string) => text.replace(/\D/g, '');
    assert(
      property(stringMatching(/^\d{0,15}$/), (stored) =>
        [stored, `1${stored}`].includes(digits(readableNumber(stored))),
      ),
      { numRuns: 2000 },
    );
  });
});
