import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, memoryStore, Resource } from 'ra-core';
import { lazy, useEffect, useMemo, useState } from 'react';
import { Navigate, Route } from 'react-router-dom';
import { askForPage, lookAhead } from './ahead';
import { authProvider } from './authProvider';
import { landingPath } from './authProvider/signIn';
import { ConsoleFrame } from './ConsoleFrame';
import { NotFound } from './components/page/NotFound';
import { dataProvider } from './dataProvider';
import { createI18nProvider } from './i18n/i18nProvider';
import type { Language } from './i18n/language';
import { currentLocale } from './i18n/locales';
import { LocalizedTheme } from './LocalizedTheme';
import { RoutingRedirect } from './layout/RoutingRedirect';
import { resources } from './resources';
import { routerProvider } from './routing/routerProvider';
import { useIdentity } from './session/useSession';

const SettingsPage = lazy(async () => ({
  default: (await import('./pages/system/SettingsPage')).SettingsPage,
}));

/** /internal alone leads home. */
const GoHome = () => {
  const identity = useIdentity();
  return <Navigate to={identity ? landingPath(identity) : '/'} replace />;
};

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: 2000 },
      mutations: { retry: false },
    },
  });

/** Everything that one operator's visit holds; a new sign-in starts with nothing. */
const createVisit = () => {
  const visit = {
    queryClient: createQueryClient(),
    store: memoryStore({ locale: currentLocale() }),
  };
  askForPage(visit);
  return visit;
};

/** The language that was chosen last, at first the one that is already there. */
const useLanguage = (initial: Language) => {
  const [language, setLanguage] = useState(initial);
  const i18nProvider = useMemo(() => createI18nProvider(language, setLanguage), [language]);
  return { i18nProvider, muiLocale: language.muiLocale };
};

/** The console as a component, with its first language already there. */
export function createConsole(language: Language) {
  const Visit = () => {
    const [visit] = useState(createVisit);
    const { queryClient, store } = visit;
    useEffect(() => lookAhead(visit), [visit]);
    const { i18nProvider, muiLocale } = useLanguage(language);
    return (
      <LocalizedTheme muiLocale={muiLocale}>
        <CoreAdminContext
          basename="/internal"
          authProvider={authProvider}
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          queryClient={queryClient}
          routerProvider={routerProvider}
          store={store}
        >
          <CoreAdminUI
            layout={ConsoleFrame}
            catchAll={NotFound}
            dashboard={GoHome}
            title="Trunkline"
            disableTelemetry
          >
            {resources.map((definition) => (
              <Resource key={definition.name} {...definition} />
            ))}
            <CustomRoutes>
              <Route path="settings" element={<SettingsPage />} />
              <Route path="own-routing" element={<RoutingRedirect />} />
            </CustomRoutes>
          </CoreAdminUI>
        </CoreAdminContext>
      </LocalizedTheme>
    );
  };

  return function Console() {
    const identity = useIdentity();
    return <Visit key={identity?.userSid} />;
  };
}
