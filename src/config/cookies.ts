import { base } from '../routing/addresses';

/**
 * The name of a cookie of this console. Below a base the name contains the base, because a browser shows
 * cookies of `/` to every page of the host (ADR 15). public/theme-init.js uses the same rule.
 */
const ownCookie = (name: string): string =>
  `${base().slice(1).replaceAll('/', '!')}trunkline-${name}=`;

/** What a cookie of this console says; null where there is none. */
export function readCookie(name: string): string | null {
  const start = ownCookie(name);
  const cookies = globalThis.document?.cookie ?? '';
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(start));
  return entry ? decodeURIComponent(entry.slice(start.length)) : null;
}

/** Writes a cookie of this console for so many seconds; for none it is gone. */
export function writeCookie(name: string, value: string, life: number): void {
  const text = encodeURIComponent(value);
  document.cookie = `${ownCookie(name)}${text}; Max-Age=${life}; Path=${base()}; SameSite=Strict`;
}
