/**
 * The console's addresses, written and read here alone. A path begins with `/` and is one of the console
 * (`/internal/accounts`): what routes, router links and navigation take, and storage keeps.
 */

/** The beginning of all paths behind the sign-in. */
export const consoleRoot = '/internal';

/** The section with the pages of a deployment's own: none of ours will be called so. */
export const ownArea = 'x';

/** A page of the console. Without any part it is the way home. */
export interface Address {
  /** Its top-level section: a resource, or a page such as `settings`. */
  area?: string;
  /** The record that it is about. */
  sid?: string | number;
  /** What is done there: `add` without a record, else `edit`, `show` or a page of the record's own. */
  view?: string;
  /** The filter of a list, or the owner of a new record, in the query. */
  filter?: object | null;
  /** The rest of its query. */
  search?: Record<string, string>;
}

type Filter = Record<string, unknown>;

/** The query of an address, with its question mark; '' where there is nothing to say. */
export function searchOf({ filter, search }: Pick<Address, 'filter' | 'search'>): string {
  const query = new URLSearchParams({
    ...(filter && { filter: JSON.stringify(filter) }),
    ...search,
  }).toString();
  return query && `?${query}`;
}

/** The path of a page: `/internal/{area}/{sid}/{view}?filter={…}&…`, each as far as it is given. */
export function addressOf({ area, sid, view, ...query }: Address): string {
  const steps = [consoleRoot, area, sid && encodeURIComponent(sid), view];
  return steps.filter(Boolean).join('/') + searchOf(query);
}

/** The steps of a path, not decoded. */
export const stepsOf = (pathname: string): string[] => pathname.split('/').slice(1);

/** Where a path leads. */
export interface Place {
  area: string;
  /** As in the path; `add` for a form of a new record. */
  sid: string | undefined;
  view: string;
}

/** Where a path leads; null outside of the console. */
export function placeOf(pathname: string): Place | null {
  const [root, area = '', sid, ...view] = stepsOf(pathname.replace(/\/$/, ''));
  return `/${root}` === consoleRoot ? { area, sid, view: view.join('/') } : null;
}

/** The filters in a query; null where it has none. What cannot be read is none set. */
export function filterIn(search: string): Filter | null {
  const text = new URLSearchParams(search).get('filter');
  if (text === null) return null;
  try {
    const filter: unknown = JSON.parse(text);
    return filter && typeof filter === 'object' ? (filter as Filter) : {};
  } catch {
    return {};
  }
}

/** An address as the browser has it: `location` is one, and every link. */
type BrowserAddress = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * The path below which this console is served, with a slash at both ends: the page says it (ADR 15). All that
 * browsers see begins with it, and paths of the console know nothing of it.
 */
export const base = (): string => globalThis.document?.documentElement.dataset.base || '/';

/** What a plain link to a path of the console names: the browser opens it in a new tab, and copies it. */
export const hrefOf = (path: string): string => base() + path.slice(1);

/** A path of the console as what is copied and handed to others: with the origin. */
export const urlOf = (path: string): string => window.location.origin + hrefOf(path);

/** The console's path of a browser address; its pathname is '' outside of the console. */
export const pathOf = ({ pathname, search, hash }: BrowserAddress): BrowserAddress => ({
  pathname: `${pathname}/`.startsWith(base()) ? pathname.slice(base().length - 1) || '/' : '',
  search,
  hash,
});

/** Where the browser is: sooner than the router says, which a page that is on its way delays. */
export const here = (): BrowserAddress => pathOf(window.location);
