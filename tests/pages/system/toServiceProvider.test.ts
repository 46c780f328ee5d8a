import { expect, it } from 'vitest';
import { toServiceProvider } from '../../../src/pages/system/toServiceProvider';

it.each([
  ['the tick was not touched', undefined, 'teams.example', 'teams.example'],
  ['the tick was set', true, ' teams.example ', 'teams.example'],
  ['the tick was taken away', false, 'teams.example', null],
  ['there never was a domain', undefined, null, null],
])('sends the domain that is meant when %s', (_when, has_ms_teams, ms_teams_fqdn, sent) => {
  const provider = toServiceProvider({ name: ' Northwind ', has_ms_teams, ms_teams_fqdn });
  expect(provider).toEqual({ name: 'Northwind', ms_teams_fqdn: sent });
});

it.each([
  ['with blanks', ' voice.example ', 'voice.example'],
  ['that was emptied', '', null],
  ['that never was', null, null],
])('sends the root domain of a form that has one: %s', (_which, root_domain, sent) => {
  expect(toServiceProvider({ name: 'Northwind', root_domain })).toMatchObject({
    root_domain: sent,
  });
});
