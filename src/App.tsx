import { QueryClient, type UseQueryResult } from '@tanstack/react-query';
import {
  CoreAdminContext,
  DefaultTitleContextProvider,
  memoryStore,
  Resource,
  ResourceDefinitionContextProvider,
  useScrollToTop,
} from 'ra-core';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { askForPage, lookAhead, staleTimeOf, type Visit } from './ahead';
import { authProvider } from './authProvider';
import { landingPath } from './authProvider/signIn';
import { ConsoleFrame } from './ConsoleFrame';
import { onDemand } from './components/onDemand';
import { NotFound } from './components/page/NotFound';
import { config } from './config';
import { dataProvider } from './dataProvider';
import { createI18nProvider } from './i18n/i18nProvider';
import type { Language } from './i18n/language';
import { currentLocale } from './i18n/locales';
import { LocalizedTheme } from './LocalizedTheme';
import { PaletteOnDemand } from './layout/palette/usePalette';
import { RoutingRedirect } from './layout/RoutingRedirect';
import { billingPages } from './pages/hosted/billing';
import { SignOutNotice } from './pages/public/parts/SignOutNotice';
import { resources } from './resources';
import type { ResourceDefinition } from './resources/definition';
import { callView } from './resources/recent-calls/callView';
import { consoleRoot } from './routing/addresses';
import { routerProvider } from './routing/routerProvider';
import { useIdentity } from './session/useSession';
import type { ListBeginning, ResourceOptions } from './types/resourceOptions';

const SettingsPage = onDemand(
  async () => (await import('./pages/system/SettingsPage')).SettingsPage,
);

const CallFilesPage = callView(
  async () => (await import('./resources/recent-calls/files/CallFilesPage')).CallFilesPage,
);

/** /internal alone leads home. */
const GoHome = () => {
  const identity = useIdentity();
  return <Navigate to={identity ? landingPath(identity) : '/'} replace />;
};

interface OnlyWithProps {
  feature: 'hosted' | 'leastCostRouting';
  children: ReactNode;
}

/** The pages of a feature that is off do not exist (decision 87). */
const OnlyWith = ({ feature, children }: OnlyWithProps) =>
  config()[feature] ? children : <NotFound />;

const pagesOf = (definition: ResourceDefinition) => {
  const found = <Resource {...definition} />;
  const { feature } = definition;
  return feature ? <OnlyWith feature={feature}>{found}</OnlyWith> : found;
};

/** What screens draw of a query. That an answer has grown old is no reason to draw it again. */
const drawnProps: (keyof UseQueryResult)[] = [
  'data',
  'error',
  'status',
  'fetchStatus',
  'isPlaceholderData',
];

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: staleTimeOf,
        notifyOnChangeProps: drawnProps,
        // A call that cannot be sent fails at once and says so: nothing waits to be sent by itself.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** Everything that one operator's visit holds; a new sign-in starts with nothing. */
const createVisit = (): Visit => {
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

/** A resource as react-admin knows it, with how its list begins. */
const registered = (definition: ResourceDefinition) => {
  const { sort, requiredFilters, namesOwnAccount } = definition;
  const beginning: ListBeginning = { sort, requiredFilters, namesOwnAccount };
  const options: ResourceOptions = { ...definition.options, beginning };
  return Resource.registerResource({ ...definition, options });
};

const catalogue = {
  ...Object.fromEntries(resources.map((definition) => [definition.name, registered(definition)])),
  // One record, which has no name of its own.
  'admin-settings': { name: 'admin-settings', recordRepresentation: () => '' },
};

/**
 * The routes. react-admin's own routes find out their resources while rendering and render the whole
 * console three times for it; ours are known from the beginning.
 */
const pages = (
  <Routes>
    {resources.map((definition) => (
      <Route key={definition.name} path={`${definition.name}/*`} element={pagesOf(definition)} />
    ))}
    <Route path="settings" element={<SettingsPage />} />
    <Route path="call-tools" element={<CallFilesPage />} />
    <Route
      path="own-routing"
      element={
        <OnlyWith feature="leastCostRouting">
          <RoutingRedirect />
        </OnlyWith>
      }
    />
    {Object.entries(billingPages).map(([path, Page]) => (
      <Route
        key={path}
        path={`accounts/:accountSid/${path}`}
        element={
          <OnlyWith feature="hosted">
            <Page />
          </OnlyWith>
        }
      />
    ))}
    <Route index element={<GoHome />} />
    <Route path="*" element={<NotFound />} />
  </Routes>
);

const Pages = () => {
  useScrollToTop();
  return <ConsoleFrame>{pages}</ConsoleFrame>;
};

/** What is no screen and must be there at once, the words about a log-out off line among it. */
const prepareRest = () => Promise.all([SignOutNotice.prepare(), PaletteOnDemand.prepare()]);

/** The console as a component, with its first language already there. */
export function createConsole(language: Language) {
  let known: { userSid: string | undefined; visit: Visit } | null = null;
  // Not a state: what is drawn may be drawn again from the beginning, and would ask again.
  const visitOf = (userSid: string | undefined) => {
    if (known?.userSid !== userSid || !known) known = { userSid, visit: createVisit() };
    return known.visit;
  };

  const VisitOfUser = ({ visit }: { visit: Visit }) => {
    const { i18nProvider, muiLocale } = useLanguage(language);
    useEffect(() => lookAhead(visit, prepareRest), [visit]);
    return (
      <LocalizedTheme muiLocale={muiLocale}>
        <CoreAdminContext
          basename={consoleRoot}
          authProvider={authProvider}
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          queryClient={visit.queryClient}
          routerProvider={routerProvider}
          store={visit.store}
        >
          <ResourceDefinitionContextProvider definitions={catalogue}>
            <DefaultTitleContextProvider value="Trunkline">
              <Pages />
            </DefaultTitleContextProvider>
          </ResourceDefinitionContextProvider>
        </CoreAdminContext>
      </LocalizedTheme>
    );
  };

  return function Console() {
    const userSid = useIdentity()?.userSid;
    return <VisitOfUser key={userSid} visit={visitOf(userSid)} />;
  };
}
