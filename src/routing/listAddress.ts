/** What the address of a list says of it, written and read here alone. */
import { filterIn, searchOf } from './addresses';

type Filter = Record<string, unknown>;

/** An order of rows, by the name of a field. */
export interface Sort {
  field: string;
  order: 'ASC' | 'DESC';
}

/** Which rows a list shows. */
export interface ListQuery<Order = Sort> {
  filter: Filter;
  sort: Order;
  pagination: { page: number; perPage: number };
}

/** How a list looks, where its address says so. */
export interface ListLook {
  /** The keys of the columns that can be left out, in their order; null for those that were chosen last. */
  columns: string[] | null;
  /** The height of rows; null for that of every table. */
  density: Density | null;
}

const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** How many rows a list shows at first. */
const pageSize = 25;

const countIn = (query: URLSearchParams, name: string, otherwise: number): number => {
  const count = Number(query.get(name));
  return Number.isInteger(count) && count > 0 ? count : otherwise;
};

/** The rows that a query asks for; `sort` is the order where it names none. */
export function listIn<Order>(search: string, sort: Order): ListQuery<Order | Sort> {
  const query = new URLSearchParams(search);
  const field = query.get('sort');
  const order = query.get('order') === 'DESC' ? 'DESC' : 'ASC';
  return {
    filter: filterIn(search) ?? {},
    sort: field ? { field, order } : sort,
    pagination: {
      page: countIn(query, 'page', 1),
      perPage: countIn(query, 'perPage', pageSize),
    },
  };
}

/** How the list looks that a query asks for. */
export function lookIn(search: string): ListLook {
  const query = new URLSearchParams(search);
  return {
    columns: query.get('columns')?.split(',').filter(Boolean) ?? null,
    density: densities.find((density) => density === query.get('density')) ?? null,
  };
}

/** How a list begins where its address does not say it. */
export interface Beginning {
  /** Filters that its address always names, as they are at first. */
  requiredFilters?: Filter;
  /** Its address names the account of those who have only one, too. */
  namesOwnAccount?: boolean;
}

/** Who looks at a list. */
export interface Visitor {
  /** The only account of an operator. */
  ownAccount: string | null;
  /** The account that the lists of the section were last narrowed to. */
  storedAccount: string | null;
  /** The query of the list when it was left, while its section is open; '' for none. */
  storedSearch: string;
}

/** The filters that a list always has. */
export const requiredOf = (
  { requiredFilters, namesOwnAccount }: Beginning,
  ownAccount: string | null,
): Filter => ({
  ...(namesOwnAccount && ownAccount && { account_sid: ownAccount }),
  ...requiredFilters,
});

/**
 * The query that a list goes by: that of its address, with the required filters that it lacks; without
 * any the stored one, else the account that was chosen last. A list with required filters begins at its
 * first page again.
 */
export function completeSearch(
  search: string,
  beginning: Beginning,
  { ownAccount, storedAccount, storedSearch }: Visitor,
): string {
  const required = requiredOf(beginning, ownAccount);
  const needed = Object.keys(required);
  const first = storedAccount && !ownAccount ? { account_sid: storedAccount } : null;
  if (needed.length === 0) return search || storedSearch || searchOf({ filter: first });
  const inAddress = filterIn(search);
  if (inAddress && needed.every((key) => inAddress[key])) return search;
  const filter = { ...required, ...(inAddress ?? filterIn(storedSearch) ?? first) };
  const { filter: _, ...others } = Object.fromEntries(new URLSearchParams(search));
  const perPage = inAddress ? null : new URLSearchParams(storedSearch).get('perPage');
  return searchOf({ filter, search: { ...others, ...(perPage && { perPage }) } });
}

/** The query parameters of the row that is open in a list, of its tab, and of what is open there. */
const openParams = ['open', 'tab', 'message'];

/** The sid of the row that is open. */
export const openIn = (search: string): string | null => new URLSearchParams(search).get('open');

/** What is to change of a list's address; the rest of it stays. */
export interface ListChange {
  /** All filters; those without a value are left out. */
  filter?: Filter;
  sort?: Sort;
  page?: number;
  perPage?: number;
  /** The columns to show; null for those that were chosen last. */
  columns?: string[] | null;
  /** The height of rows; null for that of every table. */
  density?: Density | null;
  /** The row to open, in one of its tabs perhaps; null closes the one that is open. */
  open?: { id: string; tab?: string } | null;
}

/** True for a filter that has a value. */
export const isSet = ([, value]: [string, unknown]) =>
  value !== undefined && value !== null && value !== '';

/**
 * The query after a change. Other rows begin at their first page, with none open. The filter is always
 * named, because an address without a query means the stored one.
 */
export function changeSearch(
  search: string,
  { filter, sort, page, perPage, columns, density, open }: ListChange,
): string {
  const query = new URLSearchParams(search);
  query.delete('filter');
  if (columns !== undefined) query.delete('columns');
  if (density !== undefined) query.delete('density');
  if (filter || sort || perPage) query.delete('page');
  if (filter || page || perPage || open !== undefined) {
    for (const name of openParams) query.delete(name);
  }
  const { sort: field, order, ...others } = Object.fromEntries(query);
  return searchOf({
    filter: filter
      ? Object.fromEntries(Object.entries(filter).filter(isSet))
      : (filterIn(search) ?? {}),
    search: {
      ...others,
      ...(sort
        ? { sort: sort.field, order: sort.order }
        : field && { sort: field, order: order ?? 'ASC' }),
      ...(page && { page: String(page) }),
      ...(perPage && { perPage: String(perPage) }),
      ...(columns && { columns: columns.join(',') }),
      ...(density && { density }),
      ...(open && { open: open.id, ...(open.tab && { tab: open.tab }) }),
    },
  });
}
