import { addressOf, ownArea, placeOf } from '../routing/addresses';
import { scopes as everybody, type Scope } from '../types/scope';
import type { Extension } from './extension';

/** The extensions of this deployment, by the names of their folders: none as it is shipped. */
export const extensions: Extension[] = Object.values(
  import.meta.glob<Extension>('./own/*/index.{ts,tsx}', { eager: true, import: 'default' }),
);

/** The pages of the extensions that an operator has, with their addresses. */
export const ownPages = (scope: Scope) =>
  extensions.flatMap(({ name, pages }) =>
    pages
      .filter(({ scopes = everybody }) => scopes.includes(scope))
      .map(({ path, ...page }) => ({
        ...page,
        to: addressOf({ area: ownArea, sid: name, ...(path && { view: path }) }),
      })),
  );

/** What tells pages of extensions from each other; undefined for pages of ours. */
export function ownPlace(pathname: string): string | undefined {
  const { area, sid, view } = placeOf(pathname) ?? {};
  return area === ownArea ? [area, sid, view].filter(Boolean).join('/') : undefined;
}
