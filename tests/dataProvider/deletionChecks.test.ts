import { describe, expect, it, vi } from 'vitest';
import { type AccountUsage, getAccountUsage } from '../../src/dataProvider/methods/accountUsage';
import {
  type ServiceProviderUsage,
  serviceProviderMethods,
} from '../../src/dataProvider/methods/serviceProviders';
import { usesCalls } from '../../src/dataProvider/methods/usesCalls';
import * as session from '../../src/session';
import type { UsesOfRecord } from '../../src/types';
import { failing, outcome } from '../support/fetchMock';
import { pageOf, rowsWith, servedLists } from '../support/servedLists';
import { adminClaims, tokenOf } from '../support/token';

const { asked, serve } = servedLists();
const namesOf = (found: readonly { name: string }[]) => found.map(({ name }) => name);
const askedOf = (path: string) => asked.filter((one) => one.split('?')[0] === path);

/** A table of some owner, and the routes of it by the carriers that they lead over. */
const table = (name: string, account_sid: string | null, service_provider_sid: string | null) => ({
  ...{ lcr_sid: name, name, account_sid, service_provider_sid },
});
const routesOver =
  (carriers: Record<string, string[]>) =>
  ({ lcr_sid = '' }: Record<string, string>) =>
    (carriers[lcr_sid] ?? []).map((voip_carrier_sid) => ({
      lcr_route_sid: voip_carrier_sid,
      lcr_carrier_set_entries: [{ voip_carrier_sid }],
    }));

describe('what stops the deletion of an account', () => {
  const account = (more: object = {}) => ({
    account_sid: 'a',
    service_provider_sid: 'sp-1',
    ...more,
  });
  const carrier = { voip_carrier_sid: 'c', name: 'Its trunk', account_sid: 'a' };
  const usageOf = async (lists: Parameters<typeof serve>[0]) => {
    const empty = ['PhoneNumbers', 'MicrosoftTeamsTenants', 'Clients', 'Lcrs', 'SmppGateways'];
    const own = ['Applications', 'ApiKeys', 'VoipCarriers'].map((one) => `Accounts/a/${one}`);
    const none = Object.fromEntries([...empty, ...own].map((path) => [path, () => []]));
    serve({ ...none, 'Accounts/a': account, ...lists });
    return (await outcome(getAccountUsage('a'))) as AccountUsage;
  };

  it('is a table of its own, or one of its provider that leads over its carrier', async () => {
    const Lcrs = () => [
      table('own', 'a', null),
      table('ours over it', null, 'sp-1'),
      table('ours over another', null, 'sp-1'),
      table('theirs over it', null, 'sp-2'),
      table('of another account', 'b', null),
    ];
    const LcrRoutes = routesOver({
      ...{ own: ['d'], 'ours over it': ['d', 'c'], 'ours over another': ['d'] },
      ...{ 'theirs over it': ['c'], 'of another account': ['c'] },
    });
    const lists = { Lcrs, LcrRoutes };
    const withCarrier = { ...lists, 'Accounts/a/VoipCarriers': () => [carrier] };
    expect(namesOf((await usageOf(withCarrier)).routings)).toEqual(['ours over it', 'own']);
    expect(askedOf('LcrRoutes')).toHaveLength(2);
    asked.length = 0;
    expect(namesOf((await usageOf(lists)).routings)).toEqual(['own']);
    expect(askedOf('LcrRoutes')).toEqual([]);
  });

  it('is a carrier with a gateway for texts, and not one without', async () => {
    const usage = await usageOf({
      'Accounts/a/VoipCarriers': () => [
        carrier,
        { ...carrier, voip_carrier_sid: 'd', name: 'Calls only' },
      ],
      SmppGateways: ({ voip_carrier_sid }) => (voip_carrier_sid === 'c' ? [{}] : []),
    });
    expect(namesOf(usage.carriersWithSmpp)).toEqual(['Its trunk']);
  });

  it('is an application that it names itself, whoever has it', async () => {
    const own = { device_calling_application_sid: 'x', siprec_hook_sid: 'y' };
    const usage = await usageOf({
      'Accounts/a': () => account(own),
      'Accounts/a/Applications': () => [{ application_sid: 'x', name: 'Ours', account_sid: 'a' }],
    });
    expect(namesOf(usage.ownApplications)).toEqual(['Ours', 'y']);
    for (const none of [{ device_calling_application_sid: null, siprec_hook_sid: null }, {}]) {
      const left = await usageOf({ 'Accounts/a': () => account(none) });
      expect(left.ownApplications).toEqual([]);
    }
  });

  it.each([
    ['nothing', null],
    ['a text', 'none'],
  ])('is not known where the account is answered as %s', async (_what, body) => {
    const usage = await usageOf({ 'Accounts/a': () => Response.json(body) });
    expect(usage).toEqual(failing(200, 'app.errors.unreadable'));
  });
});

describe('what stops the deletion of a service provider', () => {
  const at = 'ServiceProviders/sp-9';
  const usageOf = async (lists: Parameters<typeof serve>[0]) => {
    const lasting = ['Users', 'MicrosoftTeamsTenants', 'Lcrs', 'Sbcs', 'Smpps'];
    const paths = [...lasting, `${at}/Accounts`, `${at}/VoipCarriers`];
    const none = Object.fromEntries(paths.map((path) => [path, () => []]));
    const pages = { PhoneNumbers: pageOf([]), Applications: pageOf([]) };
    serve({ ...none, ...pages, ...lists });
    session.start(tokenOf(adminClaims));
    const usage = outcome(serviceProviderMethods.getServiceProviderUsage('sp-9'));
    return (await usage) as ServiceProviderUsage;
  };
  const few = 'PhoneNumbers?service_provider_sid=sp-9&page=1&page_size=20';
  const all = 'PhoneNumbers?page=1&page_size=100';

  it.each<[who: string, accounts: object[], users: object[], asks: string]>([
    ['nobody', [], [], all],
    ['an account', [{ account_sid: 'a' }], [], few],
    ['a user', [], [{ user_sid: 'u', service_provider_sid: 'sp-9' }], few],
    ['a user of another', [], [{ user_sid: 'u', service_provider_sid: 'sp-8' }], all],
  ])('is read to the end only where %s is there', async (_who, accounts, users, asks) => {
    await usageOf({ [`${at}/Accounts`]: () => accounts, Users: () => users });
    expect(askedOf('PhoneNumbers')).toEqual([asks]);
  });

  it('is an address, by its port where it has one', async () => {
    const ours = { service_provider_sid: 'sp-9' };
    const usage = await usageOf({
      Sbcs: () => [
        { ipv4: '192.0.2.1', port: 5060, ...ours },
        { ipv4: '192.0.2.2', port: null, ...ours },
        { ipv4: '192.0.2.3', ...ours },
        { ipv4: '192.0.2.5', port: 5060, service_provider_sid: null },
      ],
      Smpps: () => [{ ipv4: '192.0.2.4', port: 2775, ...ours }],
    });
    expect(namesOf(usage.sipAddresses)).toEqual(['192.0.2.1:5060', '192.0.2.2', '192.0.2.3']);
    expect(namesOf(usage.smppAddresses)).toEqual(['192.0.2.4:2775']);
  });

  it('is a number of its own, of its account or over its carrier, the account being new', async () => {
    const number = (name: string, more: object) => ({
      ...{ phone_number_sid: name, number: name, account_sid: null, voip_carrier_sid: null },
      ...more,
    });
    const numbers = [
      number('own', { service_provider_sid: 'sp-9' }),
      number('of its account', { account_sid: 'a' }),
      number('over its carrier', { voip_carrier_sid: 'c' }),
      number('of another account', { account_sid: 'b', voip_carrier_sid: 'd' }),
      number('of nobody', {}),
    ];
    const usage = await usageOf({
      // Somebody adds it while the deletion is looked into.
      [`${at}/Accounts`]: () =>
        askedOf(`${at}/Accounts`).length > 1 ? [{ account_sid: 'a', name: 'New' }] : [],
      [`${at}/VoipCarriers`]: () => [{ voip_carrier_sid: 'c' }],
      PhoneNumbers: pageOf(numbers),
    });
    expect(namesOf(usage.phoneNumbers.records)).toEqual([
      ...['of its account', 'over its carrier', 'own'],
    ]);
    expect(namesOf(usage.accounts)).toEqual(['New']);
  });
});

describe('what uses an application, looked at to the end', () => {
  it('is found behind more numbers than one answer holds', async () => {
    const last = (index: number) => ({
      ...{ number: `${index}`, application_sid: index === 6000 ? 'x' : null },
    });
    serve({
      ...{ MicrosoftTeamsTenants: () => [], 'ServiceProviders/sp-1/Accounts': () => [] },
      ...{ VoipCarriers: pageOf([]), 'ServiceProviders/sp-1/VoipCarriers': pageOf([]) },
      PhoneNumbers: pageOf(rowsWith('phone_number_sid', 6001, last)),
    });
    const record = { id: 'x', account_sid: 'a' };
    const { kinds } = (await outcome(
      usesCalls.getUses('applications', record, true),
    )) as UsesOfRecord;
    expect(namesOf(kinds.phoneNumbers?.records ?? [])).toEqual(['6000']);
  });

  it('is looked for among carriers that are as old as they were first read', async () => {
    const carrierPath = 'VoipCarriers';
    const page = pageOf([{ voip_carrier_sid: 'c', name: 'One', application_sid: 'x' }]);
    serve({
      ...{ PhoneNumbers: pageOf([]), 'ServiceProviders/sp-1/Accounts': () => [] },
      ...{ ServiceProviders: () => [], [carrierPath]: page },
    });
    const look = () => outcome(usesCalls.getUses('applications', { id: 'x' }, false));
    const questions: number[] = [];
    for (const minutes of [0, 3, 3]) {
      vi.advanceTimersByTime(minutes * 60_000);
      await look();
      questions.push(askedOf(carrierPath).length);
    }
    expect(questions).toEqual([1, 1, 2]);
  });
});
