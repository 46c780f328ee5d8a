// Sets the theme before the first paint, so that nothing flashes; the same rule as src/themeStorage.ts.
(() => {
  const { dataset } = document.documentElement;
  const name = `${(dataset.base || '/').slice(1).replaceAll('/', '!')}trunkline-theme=`;
  const chosen = document.cookie.split('; ').find((cookie) => cookie.startsWith(name));
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  dataset.theme = /=(light|dark)$/.exec(String(chosen))?.[1] ?? system;
  // What the page says where its scripts are not found is for a page without this one.
  if (!('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('#root > p{display:none}');
  document.adoptedStyleSheets = [sheet];
})();
