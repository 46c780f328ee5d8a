import { describe, expect, it } from 'vitest';
import { usesCalls } from '../../src/dataProvider/methods/usesCalls';
import * as session from '../../src/session';
import type { UsesOfRecord } from '../../src/types';
import { outcome } from '../support/fetchMock';
import { pageOf, rowsWith, servedLists } from '../support/servedLists';
import { adminClaims, tokenOf } from '../support/token';

const { asked, serve } = servedLists();

type Resource = Parameters<typeof usesCalls.getUses>[0];
const uses = async (resource: Resource, record: { id: string }, isWhole = false) => {
  const { kinds, isPart } = (await outcome(
    usesCalls.getUses(resource, record, isWhole),
  )) as UsesOfRecord;
  const found = Object.entries(kinds).map(([kind, { records, count, looked }]) => [
    kind,
    [records.map(({ name }) => name).join(), count, looked && `${looked.at} of ${looked.of}`],
  ]);
  return { ...Object.fromEntries(found), isPart };
};
const none = ['', 0, undefined];
const numbers = (count: number, more: (index: number) => object) =>
  pageOf(rowsWith('phone_number_sid', count, (index) => ({ number: `${index}`, ...more(index) })));
const accounts = 'ServiceProviders/sp-1/Accounts';
const carriers = 'VoipCarriers';
const sizesOf = (path: string) =>
  asked
    .filter((one) => one.split('?')[0] === path)
    .map((one) => new URLSearchParams(one.split('?')[1]).get('page_size'));

describe('what uses a carrier', () => {
  const tables = [
    { lcr_sid: '1', name: 'own', account_sid: 'a', service_provider_sid: null },
    { lcr_sid: '2', name: 'ours', account_sid: null, service_provider_sid: 'sp-1' },
    { lcr_sid: '3', name: 'theirs', account_sid: null, service_provider_sid: 'sp-2' },
  ];
  const over = (index: number) => ({ voip_carrier_sid: index === 1 ? 'c' : 'd' });

  it.each([
    [3, [], ['1', 1, undefined], none, false],
    [101, [], ['1', 1, '100 of 101'], none, true],
    [3, tables, ['1', 1, undefined], ['', 0, '0 of 2'], true],
  ])('of %i numbers and so many tables', async (count, lcrs, phoneNumbers, routings, isPart) => {
    serve({ PhoneNumbers: numbers(count, over), Lcrs: () => lcrs });
    const record = { id: 'c', account_sid: 'a' };
    expect(await uses('carriers', record)).toEqual({ phoneNumbers, routings, isPart });
    expect(asked[0]).toContain('PhoneNumbers?account_sid=a&page=1&page_size=100');
  });

  it('of an admin is looked for at the provider on screen', async () => {
    session.start(tokenOf(adminClaims));
    session.chooseServiceProvider('sp-1');
    serve({ PhoneNumbers: numbers(1, over), Lcrs: () => [] });
    await uses('carriers', { id: 'c' });
    expect(asked[0]).toBe('PhoneNumbers?service_provider_sid=sp-1&page=1&page_size=100');
  });
});

describe('what uses an application', () => {
  const record = { id: 'x', account_sid: 'a' };
  const answers = (carrierCount: number, ms_teams_fqdn: string | null = null) => ({
    PhoneNumbers: numbers(3, (index) => ({ application_sid: index === 2 ? 'x' : null })),
    [accounts]: () => [
      { account_sid: '1', name: 'devices', device_calling_application_sid: 'x' },
      { account_sid: '2', name: 'siprec', siprec_hook_sid: 'x' },
      { account_sid: '3', name: 'other', siprec_hook_sid: 'y' },
    ],
    [carriers]: pageOf(
      rowsWith('voip_carrier_sid', carrierCount, (index) => ({
        ...{ name: `c${index}`, application_sid: index === 0 ? 'x' : null },
      })),
    ),
    ServiceProviders: () => [
      { service_provider_sid: 'sp-1', ms_teams_fqdn },
      { service_provider_sid: 'sp-2', ms_teams_fqdn: 'teams.example' },
    ],
  });
  const all = {
    phoneNumbers: ['2', 1, undefined],
    accounts: ['devices,siprec', 2, undefined],
    carriers: ['c0', 1, undefined],
  };

  it('is known from a few small questions, which are asked once', async () => {
    serve(answers(2));
    expect(await uses('applications', record)).toEqual({ ...all, isPart: false });
    const count = asked.length;
    expect(await uses('applications', record)).toEqual({ ...all, isPart: false });
    expect(asked.slice(count)).toEqual([expect.stringMatching(/^PhoneNumbers/)]);
  });

  it('may be a tenant of Teams where the provider has such, or a carrier further down', async () => {
    serve(answers(2, 'teams.example'));
    expect(await uses('applications', record)).toEqual({ ...all, isPart: true });
  });

  it('may be a carrier further down a long list', async () => {
    serve(answers(501));
    const found = { ...all, carriers: ['c0', 1, '500 of 501'] };
    expect(await uses('applications', record)).toEqual({ ...found, isPart: true });
    expect(await uses('applications', record)).toEqual({ ...found, isPart: true });
    expect(sizesOf(carriers)).toEqual(['500', '500']);
  });
});

it('what an account has most of is counted, and looked at no further', async () => {
  serve({
    'Accounts/a/Applications': () =>
      rowsWith('application_sid', 2, (index) => ({ name: `x${index}` })),
    PhoneNumbers: numbers(30, () => ({ account_sid: 'a' })),
    Clients: () => [
      { client_sid: '1', username: 'kim', account_sid: 'a' },
      { client_sid: '2', username: 'lee', account_sid: 'b' },
    ],
  });
  expect(await uses('accounts', { id: 'a' })).toEqual({
    applications: ['x0,x1', 2, undefined],
    phoneNumbers: [Array.from({ length: 20 }, (_, index) => index).join(), 30, undefined],
    clients: ['kim', 1, undefined],
    isPart: true,
  });
});

describe('what uses a speech credential', () => {
  const app = (name: string, more: object) => ({ application_sid: name, name, ...more });
  const deepgram = { vendor: 'deepgram', label: null, account_sid: 'a' };
  const fallback = { fallback_speech_recognizer_vendor: 'deepgram' };
  const rows = [
    app('both', {
      speech_synthesis_vendor: 'deepgram',
      speech_recognizer_vendor: 'deepgram',
      speech_recognizer_label: '',
    }),
    app('labelled', { speech_synthesis_vendor: 'deepgram', speech_synthesis_label: 'two' }),
    app('second', { use_for_fallback_speech: 1, ...fallback }),
    app('spoken', { use_for_fallback_speech: 1, fallback_speech_synthesis_vendor: 'deepgram' }),
    app('off', { use_for_fallback_speech: 0, ...fallback }),
    app('other', { speech_synthesis_vendor: 'google', speech_recognizer_vendor: null }),
  ];
  const path = 'Accounts/a/Applications';

  it('is an application that names its vendor and its label, by what it does', async () => {
    serve({ [path]: pageOf(rows) });
    expect(await uses('speech-services', { id: 's', ...deepgram })).toEqual({
      synthesis: ['both', 1, undefined],
      recognition: ['both', 1, undefined],
      fallback: ['second,spoken', 2, undefined],
      isPart: false,
    });
    const two = { id: 's', ...deepgram, label: 'two' };
    expect(await uses('speech-services', two)).toMatchObject({
      ...{ synthesis: ['labelled', 1, undefined], recognition: none, fallback: none },
    });
  });

  it('is looked for among the first applications, or among all', async () => {
    const many = [...rows, ...Array.from({ length: 200 }, (_, index) => app(`z${index}`, {}))];
    serve({ [path]: pageOf(many) });
    const record = { id: 's', ...deepgram };
    expect(await uses('speech-services', record)).toMatchObject({
      ...{ synthesis: ['both', 1, '100 of 206'], isPart: true },
    });
    expect(await uses('speech-services', record, true)).toMatchObject({
      ...{ synthesis: ['both', 1, undefined], isPart: false },
    });
    expect(sizesOf(path)[0]).toBe('100');
  });
});
