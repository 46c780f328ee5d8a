// Sets the theme before the first paint, so that nothing flashes; the same rule as src/themeStorage.ts.
(() => {
  const chosen = /(?:^|; )trunkline-theme=(light|dark)/.exec(document.cookie);
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.setAttribute('data-theme', chosen ? chosen[1] : system);
})();
