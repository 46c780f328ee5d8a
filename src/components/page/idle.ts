/**
 * Resolves when the page has nothing better to do; after so many milliseconds where the browser does not
 * say when that is.
 */
export const idle = (otherwise = 0) =>
  new Promise<void>((resolve) => {
    const { requestIdleCallback: later = (act: () => void) => setTimeout(act, otherwise) } = window;
    later(() => resolve());
  });
