import type { phoneNumbers as english } from '../en/phoneNumbers';

export const phoneNumbers: typeof english = {
  name: 'Numéro de téléphone |||| Numéros de téléphone',
  empty: 'Aucun numéro de téléphone.',
  purpose: 'Les numéros de téléphone mènent les appels d’un opérateur à une application.',
  fields: { number: 'Numéro', application_sid: 'Application', voip_carrier_sid: 'Opérateur' },
};
