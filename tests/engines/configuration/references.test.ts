import { expect, it } from 'vitest';
import { checkReferences, readText } from '../../../src/engines/configuration';

const head = 'format: 1\nprovider: { name: Northwind }\n';
const read = (text: string) => {
  const { configuration, problems } = readText(head + text);
  expect(problems).toEqual([]);
  if (!configuration) throw new Error('No document');
  return configuration;
};
const accounts = 'accounts: [{ name: Airline }, { name: Bank }, { name: Clinic }]\n';
const number = (account = 'Airline') =>
  `phone_numbers:\n  - { number: "15550100", carrier: Acme, account: ${account} }\n`;

it.each([
  ['there is none', '', '', ['unknownRecord carrier Acme']],
  ['it is of the document', 'carriers: [{ name: Acme }]\n', '', []],
  ['it is of the platform', '', 'carriers: [{ name: Acme }]\n', []],
  [
    'two accounts have one',
    'carriers: [{ name: Acme, account: Bank }, { name: Acme, account: Clinic }]\n',
    '',
    ['unclearRecord carrier Acme'],
  ],
  [
    'two accounts of the platform have one',
    '',
    'carriers: [{ name: Acme, account: Bank }, { name: Acme, account: Clinic }]\n',
    ['unclearRecord carrier Acme'],
  ],
  [
    'the provider has one as well',
    'carriers: [{ name: Acme, account: Bank }, { name: Acme }]\n',
    '',
    [],
  ],
])('a number names a carrier, and %s', (_which, document, platform, problems) => {
  const found = checkReferences(read(accounts + document + number()), read(accounts + platform));
  expect(found.map(({ code, args }) => [code, ...Object.values(args)].join(' '))).toEqual(problems);
});

it.each([
  ['Clinic', []],
  ['Bank', []],
  ['Nobody', ['unknownAccount', 'unclearRecord']],
])('a number of the account %s means the carrier of that account', (account, codes) => {
  const carriers = 'carriers: [{ name: Acme, account: Bank }, { name: Acme, account: Clinic }]\n';
  const text = accounts + carriers + number(account);
  expect(checkReferences(read(text), read('')).map(({ code }) => code)).toEqual(codes);
});

it('references in rows are looked for as well, and told where their record begins', () => {
  const routes =
    '{ regex: ^44, carrier: Acme, further_carriers: [Beta, Gone] }, { regex: ^1, carrier: Lost }';
  const text = `carriers: [{ name: Acme }, { name: Beta }]\nrouting_tables:\n  - name: R\n    routes: [${routes}]\n    default_carrier: Away\n`;
  const found = checkReferences(read(text), read(''));
  expect(
    found.map(({ code, args, line, column }) => [code, args.key, args.name, line, column]),
  ).toEqual([
    ['unknownRecord', 'further_carriers', 'Gone', 5, 5],
    ['unknownRecord', 'carrier', 'Lost', 5, 5],
    ['unknownRecord', 'default_carrier', 'Away', 5, 5],
  ]);
});
