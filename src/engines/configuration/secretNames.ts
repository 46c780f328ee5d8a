/** A text as a part of the name of an environment variable. */
const part = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toUpperCase();

/** A short mark of a text, the same every time. */
function mark(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16).toUpperCase().padStart(8, '0');
}

/**
 * Gives names to the placeholders of one document: from the kind, the record and the column, the same at
 * every export. Two that would be called alike, or of which no letter is left, get a mark of what they are.
 */
export function secretNamer(): (words: readonly (string | null)[]) => string {
  const taken = new Set<string>();
  return (words) => {
    const given = words.filter((word): word is string => Boolean(word));
    const parts = given.map(part);
    const plain = parts.filter(Boolean).join('_');
    const isClear = parts.every(Boolean) && !taken.has(plain);
    let name = isClear ? plain : `${plain}_${mark(given.join('\n'))}`;
    for (let times = 2; taken.has(name); times += 1) name = `${plain}_${times}`;
    taken.add(name);
    return name;
  };
}

/** The name in a placeholder; null for any other text. */
export const placeholderIn = (text: string): string | null =>
  /^\$\{([A-Za-z_][A-Za-z0-9_]*)\}$/.exec(text)?.[1] ?? null;

/** A text that looks like a placeholder and is none has one more `$` in a document. */
export const escaped = (text: string): string => (/^\$+\{\w+\}$/.test(text) ? `$${text}` : text);
export const unescaped = (text: string): string =>
  /^\$\$+\{\w+\}$/.test(text) ? text.slice(1) : text;
