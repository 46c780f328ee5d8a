/** Messages as the translator takes them: texts by key, nested. */
export interface Messages {
  [key: string]: string | Messages | undefined;
}

/** The shape of English with any text or group left out: the type of a language that is not complete. */
export type DeepPartial<T> = { [K in keyof T]?: T[K] extends string ? string : DeepPartial<T[K]> };

/** Keeps what is put into a text in its own direction. */
export type Isolate = (args: Record<string, unknown>) => Record<string, unknown>;

/** How a language counts, as the translator takes it. */
export interface Plurals {
  /** How many forms a text has that a number is in. */
  forms: number;
  rules: {
    pluralTypes: Record<string, (count: number) => number>;
    pluralTypeToLanguages: Record<string, string[]>;
  };
}

/** Texts with others added, group by group. */
export function withTexts(messages: Messages, added: Messages | undefined): Messages {
  const all = { ...messages };
  for (const [key, text] of Object.entries(added ?? {})) {
    const known = all[key];
    all[key] =
      typeof known === 'object' && typeof text === 'object' ? withTexts(known, text) : text;
  }
  return all;
}

/** The text of a key such as `public.login.title`; undefined when there is none. */
export function findText(messages: Messages | undefined, key: string): string | undefined {
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
export function interpolate(text: string, args: Record<string, string | number> = {}): string {
  return text.replace(/%\{(\w+)\}/g, (whole, name) => String(args[name] ?? whole));
}
