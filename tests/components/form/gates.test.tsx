// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AccountGate } from '../../../src/components/form/AccountGate';
import { Duplicate, duplicateAddress } from '../../../src/components/form/Duplicate';
import { ownerOf } from '../../../src/components/form/owner';
import { addressOf } from '../../../src/routing/addresses';
import { providerLevel } from '../../../src/types';
import { clearDrawn, draw, messages } from '../../support/drawn';

afterEach(clearDrawn);

const begun = () => document.querySelector('output')?.textContent;
const isWaiting = () => document.querySelector('[aria-busy]') !== null;

describe('a form whose record belongs to an account begins with', () => {
  const getList = vi.fn();
  interface Case {
    named?: string;
    own?: string;
    isOptional?: boolean;
  }
  const open = ({ named, own, isOptional }: Case) =>
    draw(
      <AccountGate {...(isOptional && { isOptional })}>
        {(account) => <output>{String(account)}</output>}
      </AccountGate>,
      {
        at: addressOf({
          area: 'carriers',
          view: 'add',
          filter: named ? { account_sid: named } : null,
        }),
        identity: { accountSid: own ?? null },
        provider: { getList },
      },
    );
  let release = () => {};
  const answer = (ids: string[]) => {
    const waited = new Promise<void>((resolve) => {
      release = resolve;
    });
    getList.mockReset().mockImplementation(async () => {
      await waited;
      return { data: ids.map((id) => ({ id, name: id })), total: ids.length };
    });
  };

  it.each<[string, string[], Case, string, number]>([
    ['the only one', ['a-1'], {}, 'a-1', 1],
    ['none of several', ['a-1', 'a-2'], {}, 'null', 1],
    ['the one that is named', ['a-1', 'a-2'], { named: 'a-2' }, 'a-2', 1],
    ['none for one that is not there', ['a-1', 'a-2'], { named: 'a-3' }, 'null', 1],
    ['the only one, whatever is named', ['a-1'], { named: 'a-3' }, 'a-1', 1],
    ['one’s own', ['a-1', 'a-2'], { own: 'a-2', named: 'a-1' }, 'a-2', 1],
    ['none where none is needed', ['a-1'], { isOptional: true }, 'null', 0],
    ['one’s own without a question', ['a-1'], { isOptional: true, own: 'a-1' }, 'a-1', 0],
    ['the one named, though none is needed', ['a-1'], { isOptional: true, named: 'a-1' }, 'a-1', 1],
    ['none for an optional stranger', ['a-1'], { isOptional: true, named: 'a-3' }, 'null', 1],
    ['none of no accounts, optionally', [], { isOptional: true, named: 'a-3' }, 'null', 1],
  ])('%s', async (_what, ids, one, wanted, asked) => {
    answer(ids);
    open(one);
    if (asked > 0) await waitFor(() => expect(isWaiting()).toBe(true));
    expect(begun()).toBeUndefined();
    release();
    await waitFor(() => expect(begun()).toBe(wanted));
    expect(getList).toHaveBeenCalledTimes(asked);
    expect(messages()).toEqual([]);
  });

  it('nothing where there is no account yet', async () => {
    answer([]);
    release();
    open({});
    await waitFor(() => expect(location.hash).toBe('#/internal/accounts'));
    await waitFor(() => expect(messages()).toEqual(['resources.carriers.empty.noAccount']));
  });

  it('nothing while accounts cannot be had', async () => {
    getList.mockReset().mockRejectedValue(new Error('no list'));
    open({});
    await screen.findByText('no list');
    answer(['a-1']);
    release();
    screen.getByRole('button', { name: 'app.errors.retry' }).click();
    await waitFor(() => expect(begun()).toBe('a-1'));
  });
});

it.each([
  [undefined, null],
  [{}, null],
  [{ name: 'x', is_active: true }, null],
  [{ account_sid: providerLevel, application_sid: '' }, null],
  [{ account_sid: 'a-1', name: 'x' }, { account_sid: 'a-1' }],
  [
    { voip_carrier_sid: 'c-1', application_sid: 'b-1', account_sid: 7 },
    { voip_carrier_sid: 'c-1', application_sid: 'b-1' },
  ],
])('the owner of a new record in a list of %j is %j', (filter, owner) => {
  expect(ownerOf(filter)).toEqual(owner);
});

describe('a form for a new record begins', () => {
  const getOne = vi.fn();
  const open = (at: string) =>
    draw(
      <Duplicate
        fresh={{ port: 1, name: '' }}
        copyOf={({ port }: { id: string; port: number }) => ({ port, name: 'not this' })}
      >
        {(start) => <output>{JSON.stringify(start)}</output>}
      </Duplicate>,
      { at, provider: { getOne } },
    );
  it('afresh', async () => {
    getOne.mockReset();
    open(addressOf({ area: 'carriers', view: 'add' }));
    await waitFor(() => expect(begun()).toBe('{"port":1,"name":""}'));
    expect(getOne).not.toHaveBeenCalled();
  });
  it('with a copy of the record that the address names, once that is there', async () => {
    getOne.mockReset().mockRejectedValueOnce(new Error('no record'));
    getOne.mockResolvedValue({ data: { id: 'c-1', port: 2, name: 'Acme' } });
    open(duplicateAddress('carriers', 'c-1'));
    await screen.findByText('no record');
    expect(begun()).toBeUndefined();
    screen.getByRole('button', { name: 'app.errors.retry' }).click();
    await waitFor(() => expect(begun()).toBe('{"port":2,"name":"app.forms.copyOf Acme"}'));
    expect(getOne.mock.calls[0]?.[1]).toMatchObject({ id: 'c-1', meta: { whole: true } });
    expect(getOne).toHaveBeenCalledTimes(2);
  });
});
