import { describe, expect, it } from 'vitest';
import {
  guessColumns,
  isHead,
  reasonColumn,
} from '../../../src/components/exchange/importing/guess';
import { clientImport as clients } from '../../../src/resources/clients/importing';
import { routeImport as routes } from '../../../src/resources/least-cost-routing/importing';
import { numberImport as numbers } from '../../../src/resources/phone-numbers/importing';
import { userImport as users } from '../../../src/resources/users/importing';

const say = (key: string) => key;
const guess = (head: string[], { columns } = numbers) => guessColumns(head, columns, say);

describe('what a column of a file stands for', () => {
  it.each<[string, string[], (string | null)[]]>([
    ['the platform’s names', ['number', 'account_sid'], ['number', 'account_sid']],
    ['any case and blanks', [' NUMBER ', 'Account SID'], ['number', 'account_sid']],
    [
      'English',
      ['Phone number', 'Account', 'Carrier'],
      ['number', 'account_sid', 'voip_carrier_sid'],
    ],
    ['French', ['Téléphone', 'Compte', 'Opérateur'], ['number', 'account_sid', 'voip_carrier_sid']],
    ['German', ['Rufnummer', 'Konto', 'Anwendung'], ['number', 'account_sid', 'application_sid']],
    ['Spanish', ['Teléfono', 'Cuenta', 'Operador'], ['number', 'account_sid', 'voip_carrier_sid']],
    ['nothing', ['Remark', '', reasonColumn], [null, null, null]],
    ['the first of two alike', ['number', 'Number'], ['number', null]],
    ['a key before what is like it', ['Phone', 'number'], [null, 'number']],
    ['a sid before the name beside it', ['account_name', 'account_sid'], [null, 'account_sid']],
    ['a name where there is no sid', ['account_name'], ['account_sid']],
  ])('is known by %s', (_says, head, keys) => expect(guess(head)).toEqual(keys));

  it('is that of its resource', () => {
    expect(guess(['User name', 'Secret'], clients)).toEqual(['username', 'password']);
    expect(guess(['Prefix', 'Trunk'], routes)).toEqual(['regex', 'voip_carrier_sid']);
    expect(guess(['Nom', 'Courriel', 'E-Mail'], users)).toEqual(['name', null, 'email']);
  });
});

it('a first row that names no column holds a record', () => {
  expect(isHead(['15550100001', 'Acme'], numbers.columns, say)).toBe(false);
  expect(isHead(['Remark', 'Number'], numbers.columns, say)).toBe(true);
});
