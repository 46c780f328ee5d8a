import { describe, expect, it } from 'vitest';
import { HttpError } from '../../src/http/HttpError';
import { takenBy, uniqueKeys } from '../../src/saving/recordCall';
import { templateCall } from '../../src/saving/template';
import { userStages } from '../../src/saving/userStages';
import type { Carrier, User } from '../../src/types';
import { nora, things } from './support/planning';

const account = { service_provider_sid: 'sp-1', account_sid: 'a-1' };
const provider = { service_provider_sid: 'sp-1', account_sid: null };
const admin = { service_provider_sid: null, account_sid: null };
const none = { service_provider_sid: undefined, account_sid: undefined };

describe('the stages of a user', () => {
  it.each<[string, Partial<User>, Partial<User>, object[]]>([
    ['an admin stays one', { scope: 'admin' }, admin, [admin]],
    ['an admin to a provider', { scope: 'service_provider' }, admin, [provider]],
    [
      'an admin to an account, in two',
      { scope: 'account', account_sid: 'a-1' },
      admin,
      [provider, account],
    ],
    [
      'a provider user to an account, at once',
      { scope: 'account', account_sid: 'a-1' },
      provider,
      [account],
    ],
    [
      'to another account',
      { scope: 'account', account_sid: 'a-2' },
      account,
      [{ ...account, account_sid: 'a-2' }],
    ],
    ['an account user wider: its sids stay', { scope: 'service_provider' }, account, [account]],
    ['an account user to an admin: its sids stay', { scope: 'admin' }, account, [account]],
    [
      'without sids',
      { scope: 'service_provider' },
      none,
      [{ ...provider, account_sid: undefined }],
    ],
  ])('%s', (_what, wanted, now, expected) => {
    const stages = userStages({ name: 'u', ...wanted }, { id: 'u-2', ...now }, nora);
    expect(stages.map(({ data }) => data)).toEqual(
      expected.map((sids) => ({ is_view_only: undefined, name: 'u', ...wanted, ...sids })),
    );
  });

  it('cannot both be taken with the own user', () => {
    const own = () =>
      userStages({ scope: 'account', account_sid: 'a-1' }, { id: 'u-1', ...admin }, nora);
    expect(own).toThrow(HttpError);
    expect(own).toThrow(expect.objectContaining({ field: 'scope' }));
  });

  it('keep what a form does not show', () => {
    const [stage] = userStages({ scope: 'admin' }, { ...admin, is_view_only: true }, nora);
    expect(stage?.data.is_view_only).toBe(true);
  });
});

describe('the call of a template', () => {
  const template = { predefined_carrier_sid: 'p/1', name: 'Bell' } as Carrier['template'];
  it.each<[string, Partial<Carrier>, object, string | undefined]>([
    ['none', {}, {}, undefined],
    ['for the provider', { template }, {}, 'ServiceProviders/sp-1/PredefinedCarriers/p%2F1'],
    [
      'for the own account',
      { template },
      { accountSid: 'a-1' },
      'Accounts/a-1/PredefinedCarriers/p%2F1',
    ],
  ])('%s', (_what, form, caller, path) => {
    const call = templateCall(form, { ...nora, ...caller });
    expect(call?.path).toBe(path);
    if (call) expect(call.record).toEqual({ name: 'Bell' });
  });
});

describe('what must be unique', () => {
  const endpoint = { ...things, unique: { name: 'taken', color: 'used' } };
  const others = [
    { thing_sid: 't-1', name: 'A', color: 'red' },
    { thing_sid: 't-2', name: 'B', color: null },
  ];
  const clash = (_key: string, mine: Record<string, unknown>, other: Record<string, unknown>) =>
    mine.name === other.name && mine.color === other.color;
  it.each<[string, object, object, string | null, object, string[]]>([
    ['is free', { name: 'C' }, {}, null, {}, []],
    ['is taken', { name: 'A' }, {}, null, {}, ['name']],
    ['is taken, whatever the case and the blanks', { name: ' a ' }, {}, null, {}, ['name']],
    ['is taken twice', { name: 'B', color: 'red' }, {}, null, {}, ['name', 'color']],
    ['is its own', { name: 'a' }, { name: 'A' }, 't-1', {}, []],
    ['did not change', { name: 'B' }, { name: 'B' }, 't-1', {}, []],
    ['is empty', { name: '', color: null }, {}, null, {}, []],
    ['goes by a rule of its own', { name: 'A' }, { color: 'red' }, null, { clash }, ['name']],
    ['is free by a rule of its own', { name: 'A', color: 'blue' }, {}, null, { clash }, []],
  ])('%s', (_what, data, previous, id, more, fields) => {
    const refusal = takenBy(others, { ...endpoint, ...more }, { ...data }, { ...previous }, id);
    expect(Object.keys(refusal?.body.errors ?? {})).toEqual(fields);
    expect(refusal?.message).toBe(
      fields[0] && endpoint.unique[fields[0] as keyof typeof endpoint.unique],
    );
    if (refusal) expect(uniqueKeys(endpoint, { ...data }, { ...previous })).toContain(fields[0]);
  });
});
