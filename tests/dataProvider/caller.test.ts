import { beforeEach, describe, expect, it } from 'vitest';
import { currentCaller } from '../../src/dataProvider/caller';
import * as session from '../../src/session';
import { outcome } from '../support/fetchMock';
import { servedLists } from '../support/servedLists';
import { adminClaims, providerClaims, tokenOf } from '../support/token';

const { asked, serve } = servedLists();
const providers = [
  { service_provider_sid: 'sp-z', name: 'Zeta' },
  { service_provider_sid: 'sp-a', name: 'Alpha' },
];

describe('an admin who has chosen no service provider', () => {
  beforeEach(() => {
    session.start(tokenOf(adminClaims));
    session.chooseServiceProvider(null);
  });

  it.each<[what: string, meanwhile: () => void, chosen: string | null]>([
    ['chooses no other', () => undefined, 'sp-a'],
    ['chooses another meanwhile', () => session.chooseServiceProvider('sp-z'), 'sp-z'],
    ['signs out meanwhile', () => session.end('signedOut'), null],
    [
      'leaves to another admin meanwhile',
      () => session.start(tokenOf({ ...adminClaims, user_sid: 'u-other' })),
      null,
    ],
  ])(
    'gets the first by name, which stays chosen where the admin %s',
    async (_what, meanwhile, chosen) => {
      serve({
        ServiceProviders: () => {
          meanwhile();
          return providers;
        },
      });
      expect(await outcome(currentCaller())).toMatchObject({
        scope: 'admin',
        userSid: 'u-admin',
      });
      expect(session.currentServiceProvider()).toBe(chosen);
    },
  );

  it('gets none where there is none', async () => {
    serve({ ServiceProviders: () => [] });
    expect(await outcome(currentCaller())).toMatchObject({ scope: 'admin', providerSid: null });
    expect(session.currentServiceProvider()).toBeNull();
  });
});

it('a provider’s user is asked about nothing', async () => {
  serve({});
  session.start(tokenOf(providerClaims));
  expect(await outcome(currentCaller())).toMatchObject({ providerSid: 'sp-1' });
  expect(asked).toEqual([]);
});

it('nobody is a caller without a session', async () => {
  serve({ ServiceProviders: () => providers });
  session.end('signedOut');
  expect(await outcome(currentCaller())).toMatchObject({ message: 'app.errors.expired' });
  expect(asked).toEqual([]);
});
