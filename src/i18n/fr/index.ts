import raMessages from 'ra-language-french';
import { common } from './common';
import { publicMessages } from './public';
import { serviceProviders } from './serviceProviders';
import { settings } from './settings';
import { users } from './users';

/** Every text of the console in this language; one file an area. */
export const messages = {
  ...raMessages,
  ...publicMessages,
  app: { ...common, errors: { ...common.errors, ...publicMessages.app.errors } },
  resources: { users, 'service-providers': serviceProviders },
  pages: { settings },
};
