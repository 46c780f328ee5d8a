import { QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { memoryStore } from 'ra-core';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import {
  askForPage,
  askForProviders,
  lookAhead,
  preparePage,
  staleTimeOf,
  type Visit,
} from './ahead';
import { askFirst } from './ahead/askFirst';
import { authProvider } from './authProvider';
import { ConsoleCore } from './ConsoleCore';
import { ConsoleFrame } from './ConsoleFrame';
import { consolePages } from './consolePages';
import { pages } from './consoleRoutes';
import { dataProvider } from './dataProvider';
import { createI18nProvider } from './i18n/i18nProvider';
import type { Language } from './i18n/language';
import { currentLocale } from './i18n/locales';
import { PaletteOnDemand } from './layout/palette/usePalette';
import { subscribeToLeaving } from './onScreen';
import { SignOutNotice } from './pages/public/parts/SignOutNotice';
import { endRehearsal } from './rehearsal';
import { hrefOf } from './routing/addresses';
import * as session from './session';
import { useIdentity } from './session/useSession';
import { drawInLongSlices } from './slices';
import { useScrollToBeginning } from './useScrollToBeginning';

export { addOwnTexts } from './OwnPages';
export { rehearse } from './rehearsal';

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

/** A console, and when to draw it, where it is better off with an answer that is on its way. */
export interface Created {
  Console: ComponentType;
  ready: Promise<void> | null;
}

/**
 * The console as a component, with its first language already there. One that will be shown at `path` begins
 * to ask before.
 */
export function createConsole(language: Language, path?: string): Created {
  if (!path) drawInLongSlices();
  let known: { userSid: string | undefined; visit: Visit } | null = null;
  // Not a state: what is drawn may be drawn again from the beginning, and would ask again.
  const visitOf = (userSid: string | undefined, address: Parameters<typeof askForPage>[1]) => {
    if (known?.userSid !== userSid || !known) known = { userSid, visit: createVisit(address) };
    return known.visit;
  };
  const address = new URL(path ? hrefOf(path) : window.location.href, window.location.origin);
  preparePage(address);
  let ready: Created['ready'] = null;
  if (path) {
    endRehearsal();
    askFirst(new URL(path, window.location.origin));
    const visit = visitOf(session.identity()?.userSid, address);
    // An admin's accounts are asked for once the first answer says whose they are. It is read in several steps,
    // each of which waits for the slice that is drawn, and has what is drawn so far drawn again.
    if (session.currentServiceProvider() === null) ready = askForProviders(visit);
    void Promise.resolve(ready).then(drawInLongSlices);
  }

  const VisitOfUser = ({ visit }: { visit: Visit }) => {
    const { i18nProvider, muiLocale } = useLanguage(language);
    useEffect(() => lookAhead(visit, prepareRest), [visit]);
    useEffect(() => dropLateQuestions(visit), [visit]);
    return (
      <ConsoleCore
        visit={visit}
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        muiLocale={muiLocale}
      >
        <Pages />
      </ConsoleCore>
    );
  };

  const Console = () => {
    const userSid = useIdentity()?.userSid;
    return <VisitOfUser key={userSid} visit={visitOf(userSid, window.location)} />;
  };
  return { Console, ready };
}
