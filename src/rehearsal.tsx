import { type Theme, ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { type AuthProvider, type DataProvider, memoryStore } from 'ra-core';
import { type Navigator, type Path, Route, Router, Routes } from 'react-router-dom';
import { ConsoleCore } from './ConsoleCore';
import { FrameContexts } from './ConsoleFrame';
import type { ConsoleActions } from './components/ConsoleContext';
import { idle } from './components/page/idle';
import { config } from './config';
import { pages } from './consoleRoutes';
import { drawUnseen } from './drawUnseen';
import { createI18nProvider } from './i18n/i18nProvider';
import type { Language } from './i18n/language';
import { ConsoleLayout } from './layout/ConsoleLayout';
import { resources } from './resources';
import { addressOf, base, consoleRoot, hrefOf } from './routing/addresses';
import { StableNavigate } from './routing/StableNavigate';
import type { Account, Identity } from './types';
import type { AccessPolicies } from './types/access';

/** The list that most operators see first. */
const area = 'accounts';

const nobody: Identity = {
  scope: 'admin',
  userSid: '',
  name: '',
  accountSid: null,
  accountName: null,
  serviceProviderSid: null,
  isViewOnly: false,
};

/** As many rows as a window has room for. */
const inventRows = () =>
  Array.from({ length: 16 }, (_, index): Partial<Account> & { id: string } => {
    const sid = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
    const name = `Account ${index}`;
    return { id: sid, account_sid: sid, name, sip_realm: 'sip.example.com', is_active: true };
  });

const doNothing = () => undefined;
/** Nothing is stored, so nothing is remembered; what only an effect or an operator calls is never called. */
const actions = new Proxy({} as ConsoleActions, { get: () => () => null });
const mayAll = { refusalOf: () => null } as AccessPolicies as AuthProvider & AccessPolicies;
/** It is there, and cannot be asked. */
const silent = {} as DataProvider;

const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : ((to as Path).pathname ?? '')),
  go: doNothing,
  push: doNothing,
  replace: doNothing,
};

/** What ends the rehearsal that has begun, until somebody signs in. */
let rehearsal: AbortController | null = null;

/** Ends the rehearsal: the console itself begins. */
export function endRehearsal(): void {
  rehearsal?.abort();
  rehearsal = null;
}

/**
 * Draws the console's first list for nobody, with invented rows, once while somebody signs in (ADR 12): by
 * the time of the real one, the browser has read and run what draws it. `theme` is the page's. Nothing of it
 * is seen, asked or stored (`drawUnseen`). Resolves when it is done, or once it is ended.
 */
export async function rehearse(language: Language, theme: Theme): Promise<void> {
  if (rehearsal) return;
  rehearsal = new AbortController();
  const { signal } = rehearsal;
  await resources.find(({ name }) => name === area)?.list?.prepare();
  await idle();
  const rows = inventRows();
  const answer = { data: rows, total: rows.length };
  const queryClient = new QueryClient({
    defaultOptions: { queries: { initialData: answer, staleTime: Number.POSITIVE_INFINITY } },
  });
  const store = memoryStore({ locale: language.locale });
  const drawn = (
    <ConsoleCore
      visit={{ queryClient, store }}
      authProvider={mayAll}
      dataProvider={silent}
      i18nProvider={createI18nProvider(language)}
      muiLocale={language.muiLocale}
    >
      <FrameContexts
        info={{ identity: nobody, providerSid: null, features: config() }}
        actions={actions}
        density={{ isCompact: false, toggle: doNothing }}
        timeZone={{ zone: undefined, choose: doNothing }}
        isLeaving={false}
      >
        <ConsoleLayout banner={null}>{pages}</ConsoleLayout>
      </FrameContexts>
    </ConsoleCore>
  );
  await drawUnseen(
    <ThemeProvider theme={() => theme}>
      <Router location={hrefOf(addressOf({ area }))} navigator={navigator} basename={base()}>
        <StableNavigate>
          <Routes>
            <Route path={`${consoleRoot}/*`} element={drawn} />
          </Routes>
        </StableNavigate>
      </Router>
    </ThemeProvider>,
    signal,
  );
  queryClient.clear();
}
