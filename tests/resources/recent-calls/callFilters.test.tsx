// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import {
  ListContextProvider,
  type ListControllerResult,
  ResourceDefinitionContextProvider,
} from 'ra-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ListAddressProvider } from '../../../src/components/list/ListAddress';
import { CallFilters } from '../../../src/resources/recent-calls/list/CallFilters';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

const text = (name: string) => `resources.recent-calls.${name}`;
const beginning = { sort: { field: 'name', order: 'ASC' } };
const definitions = { carriers: { name: 'carriers', options: { beginning } } };

async function open(mayListAccounts = false) {
  draw(
    <ResourceDefinitionContextProvider definitions={definitions}>
      <ListAddressProvider>
        <ListContextProvider value={{ data: [] } as object as ListControllerResult}>
          <CallFilters />
        </ListContextProvider>
      </ListAddressProvider>
    </ResourceDefinitionContextProvider>,
    {
      at: '/internal/carriers',
      actions: { storedAccountFilter: () => null },
      provider: { getList: async () => ({ data: [], total: 0 }) },
      refusalOf: ({ resource }) =>
        resource === 'accounts' && !mayListAccounts ? { message: 'no', redirectTo: '/' } : null,
    },
  );
  await ready(screen.findByRole('searchbox'));
}
/** The filters behind the button. */
async function further() {
  await press('app.list.moreFilters');
  const popup = within(await ready(screen.findByRole('dialog')));
  return (name: string) => popup.getByRole('combobox', { name: text(name) });
}
const offered = async (box: HTMLElement) => {
  fireEvent.mouseDown(box);
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
};
const choose = (name: string) => fireEvent.click(screen.getByRole('option', { name }));
const addressSays = (filter: string) =>
  waitFor(() => expect(decodeURIComponent(location.hash)).toContain(filter));

afterEach(() => {
  clearDrawn();
  vi.useRealTimers();
});

it.each([
  ['filters.direction', ['anyDirection', 'inbound', 'outbound'], '"direction":"outbound"'],
  ['filters.status', ['anyStatus', 'answered', 'notAnswered'], '"answered":"false"'],
])('calls are narrowed by %s to one of %j', async (name, choices, filter) => {
  await open();
  const box = (await further())(name);
  expect(await offered(box)).toEqual(choices.map((one) => text(`filters.${one}`)));
  choose(text(`filters.${choices.at(-1)}`));
  await addressSays(filter);
});

describe('the SIP status', () => {
  it('is one with which calls end, in the order of its number, by its reason', async () => {
    await open();
    const box = (await further())('list.sipStatus');
    expect(box).toHaveAttribute('placeholder', text('list.anySipStatus'));
    const names = await offered(box);
    const numbers = names.map((name) => Number.parseInt(name ?? '', 10));
    expect(numbers).toHaveLength(35);
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
    expect(
      [200, 404, 408, 480, 486, 487, 503, 603].filter((one) => !numbers.includes(one)),
    ).toEqual([]);
    const busy = `486 ${text('sipReasons.486')}`;
    expect(names).toContain(busy);
    choose(busy);
    await addressSays('"sip_status":"486"');
  });

  it('stands beside the trunk', async () => {
    await open();
    const find = await further();
    expect(find('fields.trunk')).not.toBe(find('list.sipStatus'));
  });
});

it('the platform is asked once nobody has typed for a second', async () => {
  await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '4930' } });
  await vi.advanceTimersByTimeAsync(900);
  expect(decodeURIComponent(location.hash)).not.toContain('4930');
  await vi.advanceTimersByTimeAsync(200);
  await addressSays('"q":"4930"');
});

it.each([true, false])('accounts are chosen by those who may list them: %s', async (may) => {
  await open(may);
  const boxes = screen.queryAllByRole('combobox', { name: 'app.list.account' });
  expect(boxes).toHaveLength(may ? 1 : 0);
  expect(screen.getByRole('combobox', { name: 'app.list.date' })).toBeVisible();
});
