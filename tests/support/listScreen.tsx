import { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  type AuthProvider,
  CoreAdminContext,
  type DataProvider,
  type GetListParams,
  memoryStore,
  type RaRecord,
  ResourceContextProvider,
  ResourceDefinitionContextProvider,
} from 'ra-core';
import type { ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterAll, expect, vi } from 'vitest';
import {
  type ConsoleActions,
  ConsoleActionsContext,
  ConsoleContext,
  type ConsoleInfo,
} from '../../src/components/ConsoleContext';
import { ActionsColumn } from '../../src/components/list/ActionsColumn';
import { ListColumn } from '../../src/components/list/ListColumn';
import { ListPage } from '../../src/components/list/ListPage';
import { ListTable } from '../../src/components/list/ListTable';
import { SearchField } from '../../src/components/list/SearchField';
import { SelectFilter } from '../../src/components/list/SelectFilter';
import { routerProvider } from '../../src/routing/routerProvider';
import { StableNavigate } from '../../src/routing/StableNavigate';
import type { AccessQuestion } from '../../src/types/access';
import type { ResourceOptions } from '../../src/types/resourceOptions';
import { keyWords } from './keyWords';

interface Opened {
  rows?: RaRecord[];
  /** What the platform answers, where it is not the rows. */
  answers?: Answers;
  path?: string;
  resource?: string;
  options?: Partial<ResourceOptions>;
  ownAccount?: string | null;
  storedAccount?: string | null;
  /** The records of all other resources. */
  otherRows?: (resource: string) => RaRecord[];
  /** What the operator may not do. */
  isRefused?: (question: AccessQuestion) => boolean;
}

// The next file has the same page.
afterAll(() => window.history.replaceState(null, '', '/'));

/** Rows as a list answers that is here as a whole: searched by name, in the order that is asked for. */
export function answerWith(rows: readonly RaRecord[]) {
  return ({ filter, sort, pagination }: GetListParams) => {
    const { page = 1, perPage = 25 } = pagination ?? {};
    const found = rows.filter(({ name }) => String(name).includes(filter?.q ?? ''));
    if (sort?.order === 'DESC') found.reverse();
    const data = found.slice((page - 1) * perPage, page * perPage);
    return { data, total: found.length, meta: { canSort: true, order: sort } as object };
  };
}
type Answer = ReturnType<ReturnType<typeof answerWith>>;
type Answers = (params: GetListParams) => Answer | Promise<Answer>;

/** A list of the console in the browser, over rows that a test says. */
export function openList(
  list: ReactNode,
  {
    rows = [],
    answers = answerWith(rows),
    resource = 'carriers',
    path = `/internal/${resource}`,
    options,
    ownAccount = null,
    storedAccount = null,
    otherRows = () => [],
    isRefused = () => false,
  }: Opened = {},
) {
  window.history.replaceState(null, '', path);
  const answer = vi.fn<Answers>(answers);
  const others = vi.fn(async (of: string): Promise<RaRecord[]> => otherRows(of));
  const dataProvider = {
    getList: async (of: string, params: GetListParams) => {
      if (of === resource) return answer(params);
      const data = await others(of);
      return { data, total: data.length };
    },
    getMany: async (of: string, { ids }: { ids: string[] }) => ({
      data: (await others(of)).filter(({ id }) => ids.includes(String(id))),
    }),
    getSetupState: async () => ({}),
    forgetLists: vi.fn(async () => undefined),
  };
  const policies = {
    checkError: async () => undefined,
    refusalOf: (question: AccessQuestion) =>
      isRefused(question) ? { message: 'refused', redirectTo: '/' } : null,
  };
  const actions = {
    storedAccountFilter: () => storedAccount,
    storeAccountFilter: vi.fn(),
    storedColumns: () => null,
    storeColumns: vi.fn(),
    setupProgress: () => 'done',
    loadTexts: async () => undefined,
  } satisfies Partial<ConsoleActions>;
  const info = {
    identity: { userSid: 'u', accountSid: ownAccount },
    providerSid: 'p',
    features: { face: null },
  } as Partial<ConsoleInfo> as ConsoleInfo;
  const beginning = { sort: { field: 'name', order: 'ASC' } as const };
  const definition = { name: resource, options: { beginning, ...options } };
  const store = memoryStore();
  const element = (
    <CoreAdminContext
      basename="/internal"
      authProvider={policies as unknown as AuthProvider}
      dataProvider={dataProvider as unknown as DataProvider}
      i18nProvider={keyWords}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      routerProvider={routerProvider}
      store={store}
    >
      <ResourceDefinitionContextProvider definitions={{ [resource]: definition }}>
        <ConsoleContext.Provider value={info}>
          <ConsoleActionsContext.Provider
            value={actions as Partial<ConsoleActions> as ConsoleActions}
          >
            <ResourceContextProvider value={resource}>{list}</ResourceContextProvider>
          </ConsoleActionsContext.Provider>
        </ConsoleContext.Provider>
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>
  );
  const router = createBrowserRouter([
    { path: '*', element: <StableNavigate>{element}</StableNavigate> },
  ]);
  render(<RouterProvider router={router} />);
  return { answer, others, actions, store, router, forgetLists: dataProvider.forgetLists };
}

/** What the address says of the list. */
export function inAddress(): Record<string, unknown> {
  const { filter, ...rest } = Object.fromEntries(new URLSearchParams(window.location.search));
  return { ...(filter && { filter: JSON.parse(filter) }), ...rest };
}

/** The rows of the table, as the texts of their cells. */
export const shownRows = () =>
  screen
    .queryAllByRole('row')
    .filter((row) => row.dataset.id)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

/** So many rows, by their names. */
export const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `id-${index}`,
    name: `name ${String(index).padStart(2, '0')}`,
    realm: `r${index}`,
  }));

const filters = (
  <>
    <SearchField />
    <SelectFilter source="kind" label="Kind" allLabel="All" choices={[{ id: 'a', name: 'A' }]} />
  </>
);
/** A list as resources have them. */
export const Carriers = (props: Partial<Parameters<typeof ListPage>[0]>) => (
  <ListPage filters={filters} {...props}>
    <ListTable>
      <ListColumn source="name" render={({ name }, { link }) => link(name)} />
      <ListColumn source="realm" disableSort />
      <ActionsColumn />
    </ListTable>
  </ListPage>
);

/** The address of a list with a query. */
export const at = ({ filter, ...rest }: { filter?: object; [name: string]: unknown }) => {
  const said = new URLSearchParams({
    ...(filter && { filter: JSON.stringify(filter) }),
    ...(rest as Record<string, string>),
  });
  return `/internal/carriers?${said}`;
};

/** The names of the rows that are shown, once they are. */
export const areShown = (names: string[]) =>
  waitFor(() => expect(shownRows().map(([name]) => name)).toEqual(names));
export const says = (text: string | RegExp) => screen.findByText(text);
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
