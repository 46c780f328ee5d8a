/** As much of a browser as modules of the console ask for when they are loaded: one that holds nothing. */
const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const location = new URL('http://localhost/');
Object.assign(globalThis, {
  window: { addEventListener: () => undefined, location },
  location,
  localStorage: nothing,
  sessionStorage: nothing,
});

export {};
