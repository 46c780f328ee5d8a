/** Where the stand-ins of other companies answer, beside the API. */
export const standInPrefix = '/stand-in';

/** The same as the address of a page that is served below a path. */
export const standInAddress = (): string =>
  (document.documentElement.dataset.base ?? '/').slice(0, -1) + standInPrefix;
