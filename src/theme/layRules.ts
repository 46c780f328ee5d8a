import type { EmotionCache } from '@emotion/cache';

const made = new Map<string, CSSStyleSheet>();

/** Reads rules before they are needed, so that laying them is putting them in their place. */
export function readRules(css: string): CSSStyleSheet | null {
  const adopts: boolean = 'adoptedStyleSheets' in document;
  if (!adopts) return null;
  const known = made.get(css);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  made.set(css, sheet);
  return sheet;
}

/**
 * Puts rules that are made already where emotion's `Global` puts those that it makes: before the rules of
 * components. Returns a function that takes them out again.
 */
export function layRules({ sheet }: EmotionCache, css: string): () => void {
  const [first] = sheet.tags;
  const laid = readRules(css);
  if (!laid) {
    const tag = document.createElement('style');
    tag.textContent = css;
    document.head.insertBefore(tag, first ?? null);
    return () => tag.remove();
  }
  const sheets = [...document.adoptedStyleSheets];
  const at = sheets.indexOf(first as unknown as CSSStyleSheet);
  sheets.splice(at < 0 ? sheets.length : at, 0, laid);
  document.adoptedStyleSheets = sheets;
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== laid);
  };
}
