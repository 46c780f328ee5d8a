import { maxLength } from 'ra-core';
import { requiredText } from '../../components/validation/requiredText';
import type { Importing } from '../../types/importing';
import { checkListedNumber, cleanNumber, toNewPhoneNumber } from './phoneNumberRules';

const field = (name: string) => `resources.phone-numbers.fields.${name}`;

/** Phone numbers out of a file: a number is there already whatever its carrier. */
export const numberImport: Importing = {
  columns: [
    {
      key: 'number',
      label: field('number'),
      words: [
        ...['phone number', 'phone', 'telephone', 'did', 'e164', 'msisdn'],
        ...['numéro', 'numéro de téléphone', 'téléphone'],
        ...['nummer', 'rufnummer', 'telefonnummer', 'telefon'],
        ...['número', 'número de teléfono', 'teléfono'],
      ],
      isRequired: true,
      kind: 'number',
      rules: [requiredText(), checkListedNumber, maxLength(132)],
    },
    {
      key: 'account_sid',
      label: field('account_sid'),
      words: ['account', 'account name', 'compte', 'konto', 'cuenta', 'customer'],
      isRequired: true,
      names: 'accounts',
    },
    {
      key: 'voip_carrier_sid',
      label: field('voip_carrier_sid'),
      words: ['carrier', 'carrier name', 'trunk', 'opérateur', 'operador', 'troncal'],
      isRequired: true,
      names: 'carriers',
    },
    {
      key: 'application_sid',
      label: field('application_sid'),
      words: ['application', 'application name', 'anwendung', 'aplicación', 'app'],
      names: 'applications',
    },
  ],
  keyColumn: 'number',
  keyOf: ({ number }) => cleanNumber(String(number ?? '')),
  toRecord: toNewPhoneNumber,
};
