import { QueryClient, type UseQueryResult } from '@tanstack/react-query';
import {
  CoreAdminContext,
  DefaultTitleContextProvider,
  memoryStore,
  Resource,
  ResourceDefinitionContextProvider,
} from 'ra-core';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { askForPage, lookAhead, preparePage, staleTimeOf, type Visit } from './ahead';
import { askFirst } from './ahead/askFirst';
import { authProvider } from './authProvider';
import { landingPath } from './authProvider/signIn';
import { ConsoleFrame } from './ConsoleFrame';
import { NotFound } from './components/page/NotFound';
import { useScrollToBeginning } from './components/page/useScrollToBeginning';
import { config, productName } from './config';
import { consolePages } from './consolePages';
import { dataProvider } from './dataProvider';
import { createI18nProvider } from './i18n/i18nProvider';
import type { Language } from './i18n/language';
import { currentLocale } from './i18n/locales';
import { LocalizedTheme } from './LocalizedTheme';
import { PaletteOnDemand } from './layout/palette/usePalette';
import { RoutingRedirect } from './layout/RoutingRedirect';
import { OwnPages } from './OwnPages';
import { subscribeToLeaving } from './onScreen';
import { billingPages } from './pages/hosted/billing';
import { SignOutNotice } from './pages/public/parts/SignOutNotice';
import { resources } from './resources';
import type { ResourceDefinition } from './resources/definition';
import { consoleRoot, hrefOf, ownArea } from './routing/addresses';
import { routerProvider } from './routing/routerProvider';
import * as session from './session';
import { useIdentity } from './session/useSession';
import type { ListBeginning, ResourceOptions } from './types/resourceOptions';

export { addOwnTexts } from './OwnPages';

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

/** Everything that one operator's visit holds, which begins at an address; a new sign-in starts with nothing. */
const createVisit = (address: Parameters<typeof askForPage>[1]): Visit => {
  const visit = {
    queryClient: createQueryClient(),
    store: memoryStore({ locale: currentLocale() }),
  };
  askForPage(visit, address);
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
    <Route path="home" element={<consolePages.Home />} />
    <Route path="settings" element={<consolePages.Settings />} />
    <Route path="health" element={<consolePages.Health />} />
    <Route path="history" element={<consolePages.History />} />
    <Route path="import" element={<consolePages.Import />} />
    <Route path="configuration" element={<consolePages.Configuration />} />
    <Route path="call-tools" element={<consolePages.CallFiles />} />
    <Route path="calls-now" element={<consolePages.CallsNow />} />
    <Route path={`${ownArea}/*`} element={<OwnPages />} />
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
  useScrollToBeginning();
  return <ConsoleFrame>{pages}</ConsoleFrame>;
};

/** What only the rows of a screen wait for is not asked for any more once another screen begins. */
const dropLateQuestions = ({ queryClient }: Visit) =>
  subscribeToLeaving(() => {
    void queryClient.cancelQueries({ predicate: ({ meta }) => meta?.isOfScreen === true });
  });

/** What is no screen and must be there at once, the words about a log-out off line among it. */
const prepareRest = () =>
  Promise.all([SignOutNotice.prepare(), PaletteOnDemand.prepare(), consolePages.Home.prepare()]);

/**
 * The console as a component, with its first language already there. One that will be shown at `path` begins
 * to ask before.
 */
export function createConsole(language: Language, path?: string) {
  let known: { userSid: string | undefined; visit: Visit } | null = null;
  // Not a state: what is drawn may be drawn again from the beginning, and would ask again.
  const visitOf = (userSid: string | undefined, address: Parameters<typeof askForPage>[1]) => {
    if (known?.userSid !== userSid || !known) known = { userSid, visit: createVisit(address) };
    return known.visit;
  };
  const address = new URL(path ? hrefOf(path) : window.location.href, window.location.origin);
  preparePage(address);
  if (path) {
    askFirst(new URL(path, window.location.origin));
    visitOf(session.identity()?.userSid, address);
  }

  const VisitOfUser = ({ visit }: { visit: Visit }) => {
    const { i18nProvider, muiLocale } = useLanguage(language);
    useEffect(() => lookAhead(visit, prepareRest), [visit]);
    useEffect(() => dropLateQuestions(visit), [visit]);
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
            <DefaultTitleContextProvider value={productName()}>
              <Pages />
            </DefaultTitleContextProvider>
          </ResourceDefinitionContextProvider>
        </CoreAdminContext>
      </LocalizedTheme>
    );
  };

  return function Console() {
    const userSid = useIdentity()?.userSid;
    return <VisitOfUser key={userSid} visit={visitOf(userSid, window.location)} />;
  };
}
