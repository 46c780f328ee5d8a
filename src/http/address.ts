import { config } from '../config';

export type Query = Record<string, string | number | boolean | null | undefined>;

const isAbsolute = (path: string): boolean => /^https?:\/\//i.test(path);

/** True for an absolute address that is not the platform's: the token must never get there. */
export const isElsewhere = (path: string): boolean => {
  if (!isAbsolute(path)) return false;
  const base = new URL(config().apiBaseUrl, globalThis.location?.href);
  return !URL.canParse(path) || new URL(path).origin !== base.origin;
};

/**
 * The address of a call: `path` below the API base, or an absolute address as it is. Empty and missing
 * values of the query are left out; the others are encoded.
 */
export const callAddress = ({ path, query = {} }: { path: string; query?: Query }): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  const address = isAbsolute(path) ? path : `${config().apiBaseUrl}/${path}`;
  return `${address}${text ? `?${text}` : ''}`;
};

/** Where the platform's API is, in full: what calls that are copied begin with. */
export const apiAddress = (): string =>
  new URL(config().apiBaseUrl, globalThis.location?.href).href.replace(/\/$/, '');
