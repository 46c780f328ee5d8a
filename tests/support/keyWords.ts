import type { I18nProvider } from 'ra-core';

/** Words are their keys, with what is put into them. */
export const keyWords: I18nProvider = {
  translate: (key, { _: _ownWords, ...args } = {}) =>
    [key, ...Object.values(args).filter((arg) => arg !== undefined)].join(' '),
  changeLocale: async () => undefined,
  getLocale: () => 'en',
};
