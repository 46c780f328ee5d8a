import { useLocation, useStoreContext } from 'ra-core';
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import {
  type ConsoleActions,
  ConsoleActionsContext,
  ConsoleContext,
  type ConsoleInfo,
  type TableDensity,
  TableDensityContext,
} from './components/ConsoleContext';
import { config } from './config';
import { readPreference, writePreference } from './config/preferences';
import { rateLimitEnd, subscribeToRateLimit } from './http';
import { ConsoleLayout } from './layout/ConsoleLayout';
import { RateLimitBanner } from './layout/RateLimitBanner';
import { useSignOut } from './layout/useSignOut';
import { useMarkAlertsSeen } from './layout/useUnreadAlerts';
import * as session from './session';
import { useCurrentServiceProvider, useIdentity } from './session/useSession';
import type { Identity } from './types';

/**
 * Filters belong to a section: moving to another one forgets them (rule 2.5). It stands before the
 * screens and is drawn before them, and nothing but it follows the address.
 */
const Section = () => {
  const { pathname } = useLocation();
  const store = useStoreContext();
  const section = pathname.split('/')[2] ?? '';
  const entered = useRef({ section: '', forgets: false });
  // At once and not in an effect: the screens of the section begin with what is stored.
  if (section && entered.current.section !== section) {
    entered.current = { section, forgets: session.enterSection(section) };
  }
  useEffect(() => {
    if (!section || !entered.current.forgets) return;
    entered.current.forgets = false;
    for (const name of Object.keys(store.listItems?.() ?? {})) {
      if (name.endsWith('.listParams')) store.removeItem(name);
    }
  }, [section, store]);
  return null;
};

const useStoredDensity = (): TableDensity => {
  const [isCompact, setIsCompact] = useState(() => readPreference('density') === 'compact');
  return useMemo(
    () => ({
      isCompact,
      toggle: () => {
        setIsCompact(!isCompact);
        writePreference('density', isCompact ? 'standard' : 'compact');
      },
    }),
    [isCompact],
  );
};

const useActions = (identity: Identity | null, providerSid: string | null): ConsoleActions => {
  const signOut = useSignOut();
  const markAlertsSeen = useMarkAlertsSeen(identity, providerSid);
  return useMemo(
    () => ({
      storedAccountFilter: session.storedAccountFilter,
      storeAccountFilter: session.storeAccountFilter,
      chooseServiceProvider: session.chooseServiceProvider,
      markAlertsSeen,
      signOut,
    }),
    [markAlertsSeen, signOut],
  );
};

/** Gives the screens what they need to know of the console, and draws the frame around them. */
export const ConsoleFrame = ({ children }: { children?: ReactNode }) => {
  const identity = useIdentity();
  const providerSid = useCurrentServiceProvider();
  const resumesAt = useSyncExternalStore(subscribeToRateLimit, rateLimitEnd);
  const density = useStoredDensity();
  const actions = useActions(identity, providerSid);
  useEffect(() => session.forgetReturnPath(), []);

  const info = useMemo<ConsoleInfo | null>(
    () => identity && { identity, providerSid, features: config() },
    [identity, providerSid],
  );
  const banner = useMemo(() => <RateLimitBanner resumesAt={resumesAt} />, [resumesAt]);
  if (!info) return null;
  return (
    <ConsoleContext.Provider value={info}>
      <ConsoleActionsContext.Provider value={actions}>
        <TableDensityContext.Provider value={density}>
          <Section />
          <ConsoleLayout banner={banner}>{children}</ConsoleLayout>
        </TableDensityContext.Provider>
      </ConsoleActionsContext.Provider>
    </ConsoleContext.Provider>
  );
};
