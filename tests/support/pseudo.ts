/**
 * A language that no build has, made of English: longer, accented and in brackets, so that a test sees what
 * comes from no catalogue, what is put together of several texts, and what has no room. The functions name
 * nothing outside of themselves: browsers get them as text.
 */

/** The pseudo-language, and the same written from right to left. Their plural forms and dates are English. */
export const pseudoLocales = { plain: 'en-XA', mirrored: 'en-XB' } as const;

/** A text in the pseudo-language: its placeholders and plural forms are kept. */
export function pseudoText(text: string): string {
  const letters =
    'aàbƀcçdđeéfƒgĝhĥiîjĵkķlĺmɱnñoôpþrŕsštţuûwŵyýzžAÀBƁCÇDĐEÉGĜHĤIÎKĶLĹNÑOÔPÞRŔSŠTŢUÛWŴYÝZŽ';
  const accented = (letter: string) => {
    const at = letters.indexOf(letter);
    return at < 0 || at % 2 ? letter : letters[at + 1];
  };
  const form = (whole: string) => {
    const [, before = '', words = '', end = '', after = ''] =
      /^(\s*)([\s\S]*?)([.?!…:]*)(\s*)$/.exec(whole) ?? [];
    if (!words) return whole;
    const said = words
      .split(/(%\{\w+\}|https?:\/\/\S+)/)
      .map((part, place) => (place % 2 ? part : [...part].map(accented).join('')))
      .join('');
    const more = Math.ceil(words.replace(/%\{\w+\}/g, '').length * 0.4);
    // In words, so that lines break as they do elsewhere.
    const filling = 'éxţŕà ŵôŕđš '
      .repeat(Math.ceil(more / 12))
      .slice(0, Math.max(more, 2))
      .trim();
    return `${before}⟦${said} ${filling}${end}⟧${after}`;
  };
  return text.split('||||').map(form).join('||||');
}

/** What holds texts, or fetches them, in the pseudo-language. */
export function pseudoTexts<T>(found: T, say: (text: string) => string): T {
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return say(value);
    if (typeof value === 'function') {
      return (...args: unknown[]) => {
        const answer: unknown = value(...args);
        return answer instanceof Promise ? answer.then(walk) : walk(answer);
      };
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one)]));
  };
  return walk(found) as T;
}
