import { base } from '../routing/addresses';

/**
 * A cookie as this console calls it: below a base of its own the base stands in its name, as a browser shows
 * those of `/` to every page of the host (ADR 15). The same rule as public/theme-init.js.
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
