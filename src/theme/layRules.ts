import type { EmotionCache } from '@emotion/cache';

/**
 * Puts rules that are made already where emotion's `Global` puts those that it makes: before the rules of
 * components. Returns a function that takes them out again.
 */
export function layRules({ sheet }: EmotionCache, css: string): () => void {
  const [first] = sheet.tags;
  const adopts: boolean = 'adoptedStyleSheets' in document;
  if (!adopts) {
    const tag = document.createElement('style');
    tag.textContent = css;
    document.head.insertBefore(tag, first ?? null);
    return () => tag.remove();
  }
  const laid = new CSSStyleSheet();
  laid.replaceSync(css);
  const sheets = [...document.adoptedStyleSheets];
  const at = sheets.indexOf(first as unknown as CSSStyleSheet);
  sheets.splice(at < 0 ? sheets.length : at, 0, laid);
  document.adoptedStyleSheets = sheets;
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== laid);
  };
}
