/** The subdomain of a realm below a root domain; empty for a realm elsewhere. */
export function subdomainOf(realm: string | null, root: string): string {
  return realm?.endsWith(`.${root}`) ? realm.slice(0, -root.length - 1) : '';
}
