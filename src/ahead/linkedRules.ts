/** The rules of a linked file; undefined where it is not there or has none, as after a failure. */
export function linkedRules(link: HTMLLinkElement | null): CSSRuleList | undefined {
  try {
    const rules = link?.sheet?.cssRules;
    return rules?.[0] && rules;
  } catch {
    // A browser keeps a sheet that could not be had, and lets nobody read it.
    return undefined;
  }
}
