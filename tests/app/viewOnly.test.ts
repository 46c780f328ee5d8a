import { expect, it } from 'vitest';
import * as app from './support';
import { waitFor } from './support';

/** The record of each area whose form is opened, all of the provider of the view-only user. */
const records = {
  accounts: ['accounts', 'account_sid', "name = 'Sunrise Clinic'"],
  applications: ['applications', 'application_sid', "name = 'Telephone banking'"],
  carriers: ['voip_carriers', 'voip_carrier_sid', "name = 'Voxbone'"],
  clients: ['clients', 'client_sid', 'TRUE'],
  'least-cost-routing': ['lcr', 'lcr_sid', "name = 'Northwind outbound'"],
  'ms-teams-tenants': ['ms_teams_tenants', 'ms_teams_tenant_sid', 'TRUE'],
  'phone-numbers': [
    'phone_numbers',
    'phone_number_sid',
    "account_sid = (SELECT account_sid FROM accounts WHERE name = 'Sunrise Clinic')",
  ],
  'speech-services': ['speech_credentials', 'speech_credential_sid', "vendor = 'deepgram'"],
  users: ['users', 'user_sid', "name = 'nora'"],
} as const;

it.each(Object.keys(records) as (keyof typeof records)[])(
  'a view-only user can change nothing in a form of %s, not even without saving it',
  async (area) => {
    const [table, key, where] = records[area];
    const sid = app.db.get(`SELECT ${key} AS sid FROM ${table} WHERE ${where}`)?.sid;
    await app.open(`/internal/${area}/${sid}/edit`, 'vera');
    await app.see('Read-only');
    await app.see('Your user is view-only.');
    await waitFor(() => expect(document.querySelector('main [role=progressbar]')).toBeNull());
    await app.settle();
    const inputs = [
      ...document.querySelectorAll<HTMLInputElement>('fieldset input, fieldset textarea'),
    ];
    expect(inputs.length).toBeGreaterThan(2);
    // By themselves: a list that an input opens is not within the disabled fieldset.
    const changeable = inputs.filter(({ disabled, readOnly }) => !disabled && !readOnly);
    expect(changeable.map(({ name, id }) => name || id)).toEqual([]);
    expect(app.writes()).toEqual([]);
  },
);
