import type { Messages } from './load';

/** The text of a key such as `public.login.title`; undefined when there is none. */
export function findText(messages: Messages, key: string): string | undefined {
  let found: string | Messages | undefined = messages;
  for (const name of key.split('.')) {
    if (typeof found !== 'object') return undefined;
    found = found[name];
  }
  return typeof found === 'string' ? found : undefined;
}

/**
 * Puts the arguments in place of their `%{name}`. The signed-out pages need no plural forms, so they
 * do without the console's translator, which would be a tenth of all they load.
 */
export function fill(text: string, args: Record<string, string | number> = {}): string {
  return text.replace(/%\{(\w+)\}/g, (whole, name) => String(args[name] ?? whole));
}
