import { describe, expect, it } from 'vitest';
import { carrierMethods } from '../../src/dataProvider/methods/carriers';
import { getCarrierUsage } from '../../src/dataProvider/methods/carrierUsage';
import { leastCostRoutingMethods } from '../../src/dataProvider/methods/leastCostRouting';
import * as session from '../../src/session';
import type { Carrier } from '../../src/types';
import { failing, outcome } from '../support/fetchMock';
import { pageOf, rowsWith, servedLists } from '../support/servedLists';
import { accountClaims, adminClaims, providerClaims, tokenOf } from '../support/token';

const { asked, serve } = servedLists();
const users = { admin: adminClaims, provider: providerClaims, account: accountClaims };
type User = keyof typeof users;
const signIn = (user: User) => {
  session.start(tokenOf(users[user]));
  if (user === 'admin') session.chooseServiceProvider('sp-1');
};

describe('the gateways of a carrier', () => {
  it.each<[what: string, rows: unknown, counts: unknown]>([
    ['none', [], { inbound: 0, outbound: 0 }],
    [
      'several',
      [{ inbound: 1, outbound: 1 }, { inbound: 1, outbound: 0 }, { inbound: true }, null],
      { inbound: 3, outbound: 1 },
    ],
    ['what is no list', { total: 0 }, failing(200, 'app.errors.unreadable')],
    ['nothing', null, failing(200, 'app.errors.unreadable')],
  ])('are counted: %s', async (_what, rows, counts) => {
    serve({ SipGateways: () => Response.json(rows) });
    expect(await outcome(carrierMethods.getGatewayCounts('c'))).toEqual(counts);
    expect(asked).toEqual(['SipGateways?voip_carrier_sid=c']);
  });
});

it('templates stand by name; one without a name, or that cannot be used, is none', async () => {
  const template = (sid: unknown, name: unknown) => ({ predefined_carrier_sid: sid, name });
  const [twilio, bell] = [template('1', 'Twilio'), template('2', 'bell')];
  const [unnamed, unknown] = [template('3', null), template(null, 'Voxbone')];
  serve({ PredefinedCarriers: () => [unnamed, twilio, unknown, template('', 'A'), bell] });
  expect(await outcome(carrierMethods.getPredefinedCarriers())).toMatchObject([bell, twilio]);
});

describe('the addresses of the platform', () => {
  it.each<[User, path: string]>([
    ['admin', 'Sbcs?service_provider_sid=sp-1'],
    ['provider', 'Sbcs'],
    ['account', 'Sbcs'],
  ])('of SIP are asked for by an operator of scope %s as %s', async (user, path) => {
    signIn(user);
    serve({ Sbcs: () => [{ ipv4: '192.0.2.1', port: 5060 }, { port: 5060 }, { ipv4: {} }] });
    const addresses = await outcome(carrierMethods.getSipAddresses());
    expect(addresses).toEqual([{ ipv4: '192.0.2.1', port: 5060 }]);
    expect(asked).toEqual([path]);
  });

  it.each([
    ['of the provider', [{ ipv4: '192.0.2.1', port: 2775, use_tls: 0 }], 1],
    ['of all', [], 2],
  ])('of SMPP are those %s', async (_whose, own, questions) => {
    const general = [{ ipv4: '192.0.2.2', port: 3550, use_tls: 1 }];
    serve({ Smpps: ({ service_provider_sid }) => (service_provider_sid ? own : general) });
    const [found] = own.length > 0 ? own : general;
    expect(await outcome(carrierMethods.getSmppAddresses())).toEqual([
      { ...found, use_tls: Boolean(found?.use_tls) },
    ]);
    expect(asked).toHaveLength(questions);
  });
});

describe('the numbers of a carrier that is to be deleted', () => {
  const carrier = { id: 'c', account_sid: null, service_provider_sid: 'sp-2' } as Carrier;
  const usageOf = async (user: User, count: number, isThorough?: boolean, of = carrier) => {
    signIn(user);
    const number = (index: number) => ({ number: `${index}`, voip_carrier_sid: 'c' });
    serve({ PhoneNumbers: pageOf(rowsWith('phone_number_sid', count, number)), Lcrs: () => [] });
    const usage = await outcome(getCarrierUsage(of, isThorough));
    return (usage as Awaited<ReturnType<typeof getCarrierUsage>>).phoneNumbers;
  };

  it.each<[User, asks: string]>([
    ['admin', 'PhoneNumbers?service_provider_sid=sp-2&page=1&page_size=100'],
    ['provider', 'PhoneNumbers?page=1&page_size=100'],
    ['account', 'PhoneNumbers?page=1&page_size=100'],
  ])('are asked for by an operator of scope %s as %s', async (user, asks) => {
    expect(await usageOf(user, 3)).toMatchObject({ count: 3 });
    expect(asked.filter((path) => path.startsWith('PhoneNumbers'))).toEqual([asks]);
  });

  it.each([
    [undefined, ['100']],
    [false, ['100']],
    [true, ['100', '5000']],
  ])('are looked through to the end where so asked: %s', async (isThorough, sizes) => {
    const { looked } = await usageOf('provider', 5001, isThorough);
    expect(looked).toMatchObject({ of: 5001 });
    const pages = asked.flatMap((path) => /^PhoneNumbers.*page_size=(\d+)/.exec(path)?.[1] ?? []);
    expect(pages).toEqual(sizes);
  });

  it('are looked for among those of its account where all are too many', async () => {
    await usageOf('provider', 5001, false, { ...carrier, account_sid: 'a-1' });
    expect(asked.filter((path) => path.startsWith('PhoneNumbers'))).toEqual([
      'PhoneNumbers?page=1&page_size=100',
      'PhoneNumbers?account_sid=a-1&page=1&page_size=5000',
    ]);
  });
});

describe('the carriers that a route may lead over', () => {
  const carrier = (sid: unknown, name: unknown, account_sid: unknown, is_active: unknown = 1) => ({
    ...{ voip_carrier_sid: sid, name, account_sid, is_active },
  });
  const rows = [
    carrier('1', 'Zed', null),
    carrier('2', 'ours', 'a-1', 0),
    carrier('3', 'Theirs', 'a-2'),
    carrier('4', {}, null),
    carrier(null, 'Nothing', null),
    carrier('5', 'Bell', null),
  ];
  it.each<[User, owner: object, path: string, names: string[]]>([
    ['provider', {}, 'ServiceProviders/sp-1/VoipCarriers', ['4', 'Bell', 'Zed']],
    [
      'provider',
      { account_sid: 'a-1' },
      'VoipCarriers?account_sid=a-1',
      ['4', 'Bell', 'ours', 'Zed'],
    ],
    [
      'admin',
      { service_provider_sid: 'sp-2' },
      'ServiceProviders/sp-2/VoipCarriers',
      ['4', 'Bell', 'Zed'],
    ],
    ['account', {}, 'VoipCarriers?account_sid=a-1', ['4', 'Bell', 'ours', 'Zed']],
    [
      'account',
      { account_sid: 'a-2' },
      'VoipCarriers?account_sid=a-1',
      ['4', 'Bell', 'ours', 'Zed'],
    ],
  ])('stand by name, for an operator of scope %s and %j', async (user, owner, path, names) => {
    signIn(user);
    serve({ VoipCarriers: () => rows, [path]: () => rows });
    const found = await outcome(leastCostRoutingMethods.getRoutingCarriers(owner));
    const carriers = found as { name: string; is_active: boolean }[];
    expect(carriers.map(({ name }) => name)).toEqual(names);
    expect(carriers.filter(({ is_active }) => !is_active).map(({ name }) => name)).toEqual(
      names.filter((name) => name === 'ours'),
    );
    expect(asked).toEqual([path]);
  });
});
