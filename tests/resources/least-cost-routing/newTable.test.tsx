// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { ResourceContextProvider } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import { LeastCostRoutingCreate } from '../../../src/resources/least-cost-routing/LeastCostRoutingCreate';
import { addressOf } from '../../../src/routing/addresses';
import { clearDrawn, draw, messages, press, ready } from '../../support/drawn';
import { typeInto } from '../../support/inputsForm';

afterEach(clearDrawn);

const carrier = { id: 'c-1', name: 'Twilio', is_active: true };
const created = 'resources.least-cost-routing.notifications.created';
const elsewhere = 'resources.least-cost-routing.notifications.storedAtProvider';
const create = vi.fn();

/** Fills in the form for a new table; its platform stores the table for an account, or for all. */
async function save(named: string | null, storedFor: string | null) {
  create.mockReset().mockImplementation(async (_resource, { data }) => ({
    data: { ...data, account_sid: storedFor, id: 't-1' },
  }));
  const getList = async () => ({ data: [{ id: 'a-1', name: 'Acme' }], total: 1 });
  draw(
    <ResourceContextProvider value="least-cost-routing">
      <LeastCostRoutingCreate />
    </ResourceContextProvider>,
    {
      at: addressOf({
        area: 'least-cost-routing',
        view: 'add',
        filter: named ? { account_sid: named } : null,
      }),
      provider: { create, getList, getRoutingCarriers: async () => [carrier] } as object,
    },
  );
  await ready(screen.findByLabelText(/fields\.name/));
  typeInto('resources.least-cost-routing.fields.name', ' Cheap ');
  const pattern = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('[name="routes.0.regex"]');
    if (!found) throw new Error('The route is not drawn yet');
    return found;
  });
  fireEvent.change(pattern, { target: { value: '44' } });
  await press('app.form.create');
  await waitFor(() => expect(messages()).not.toEqual([]));
  return create.mock.lastCall?.[1].data;
}

it.each([
  ['a table for an account', 'a-1', 'a-1', []],
  ['a table for all accounts', null, null, []],
  ['a table for an account that is stored for all', 'a-1', null, [elsewhere]],
])('%s is sent as it was typed, and it is said where it is', async (_what, named, stored, more) => {
  const sent = await save(named, stored);
  expect(sent).toMatchObject({
    name: 'Cheap',
    is_active: true,
    default_carrier_sid: 'c-1',
    routes: [{ regex: '^44', voip_carrier_sid: 'c-1' }],
  });
  expect(sent.account_sid || null).toBe(named);
  expect(messages()).toEqual([...more, created].sort());
});
