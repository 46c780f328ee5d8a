import { base } from '../routing/addresses';

/**
 * The name of a cookie of this console. Below a base the name contains the base, because a browser shows
 * cookies of `/` to every page of the host (ADR 15). public/theme-init.js uses the same rule.
 */
const ownCookie = (name: string): string =>
  `${base().slice(1).replaceAll('/', '!')}trunkline-${name}=`;

let known: string | null = null;

/** All cookies of the page, read once while a script runs: a browser asks another process for them each time. */
function pageCookies(): string {
  if (known === null) {
    known = globalThis.document?.cookie ?? '';
    queueMicrotask(() => {
      known = null;
    });
  }
  return known;
}

/** What a cookie of this console says; null where there is none. */
export function readCookie(name: string): string | null {
  const start = ownCookie(name);
  const entry = pageCookies()
    .split('; ')
    .find((cookie) => cookie.startsWith(start));
  return entry ? decodeURIComponent(entry.slice(start.length)) : null;
}

/** Writes a cookie of this console for so many seconds; for none it is gone. */
export function writeCookie(name: string, value: string, life: number): void {
  const text = encodeURIComponent(value);
  known = null;
  document.cookie = `${ownCookie(name)}${text}; Max-Age=${life}; Path=${base()}; SameSite=Strict`;
}
