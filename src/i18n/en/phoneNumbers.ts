export const phoneNumbers = {
  name: 'Phone number |||| Phone numbers',
  empty: 'No phone numbers.',
  purpose: 'Phone numbers lead the calls of a carrier to an application.',
  fields: { number: 'Number', application_sid: 'Application', voip_carrier_sid: 'Carrier' },
};
