/**
 * Rules for the letters of one language, which come with its texts and cost other languages nothing. They
 * hold under `:lang()`, so they are the page's as long as it speaks that language; `--font` is the theme's.
 */
export function addLanguageStyle(css: string): void {
  // Scripts read texts too, and old browsers have the fonts that the language of the page stands for.
  if (typeof document === 'undefined' || !('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
