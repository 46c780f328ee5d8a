import { consoleRoot, ownArea } from './addresses';

/** Words that react-admin's own routes use for the views of a resource, and ours for the same. */
const ourRoutePaths: Record<string, string> = {
  'create/*': 'add/*',
  ':id/*': ':id/edit/*',
};

/** The route pattern of ours that stands for one of react-admin's (rule 2.2). */
export const toOurRoutePath = (path: string | undefined): string | undefined =>
  path === undefined ? undefined : (ourRoutePaths[path] ?? path);

const pattern = new RegExp(`^(${consoleRoot}/(?!${ownArea}/)[^/?#]+)/([^/?#]+)/?(?=$|[?#])`);

/**
 * The address of ours for a link that react-admin made: `/internal/{area}/create` becomes
 * `/internal/{area}/add`, `/internal/{area}/{sid}` becomes `/internal/{area}/{sid}/edit`
 * (decision 3). Any other address stays as it is, and so do those of extensions.
 */
export function toOurPath(path: string): string {
  return path.replace(pattern, (_match, area: string, last: string) =>
    last === 'create' || last === 'add' ? `${area}/add` : `${area}/${last}/edit`,
  );
}
