import {
  type AuthProvider,
  CoreAdminContext,
  type DataProvider,
  DefaultTitleContextProvider,
  type I18nProvider,
  ResourceDefinitionContextProvider,
} from 'ra-core';
import type { ReactNode } from 'react';
import type { Visit } from './ahead';
import { productName } from './config';
import { catalogue } from './consoleRoutes';
import type { MuiLocale } from './i18n/muiLocale';
import { LocalizedTheme } from './LocalizedTheme';
import { consoleRoot } from './routing/addresses';
import { routerProvider } from './routing/routerProvider';

interface ConsoleCoreProps {
  visit: Visit;
  authProvider: AuthProvider;
  dataProvider: DataProvider;
  i18nProvider: I18nProvider;
  muiLocale: MuiLocale | undefined;
  children: ReactNode;
}

/** What react-admin has around the frame: the theme, the providers, and what each resource is. */
export const ConsoleCore = ({ visit, muiLocale, children, ...providers }: ConsoleCoreProps) => (
  <LocalizedTheme muiLocale={muiLocale}>
    <CoreAdminContext
      basename={consoleRoot}
      queryClient={visit.queryClient}
      routerProvider={routerProvider}
      store={visit.store}
      {...providers}
    >
      <ResourceDefinitionContextProvider definitions={catalogue}>
        <DefaultTitleContextProvider value={productName()}>{children}</DefaultTitleContextProvider>
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>
  </LocalizedTheme>
);
