import { useLocation, useStoreContext } from 'ra-core';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { ConsoleContext, type ConsoleInfo } from './components/ConsoleContext';
import { config } from './config';
import { readPreference, writePreference } from './config/preferences';
import { rateLimitEnd, subscribeToRateLimit } from './http';
import { ConsoleLayout } from './layout/ConsoleLayout';
import { RateLimitBanner } from './layout/RateLimitBanner';
import { useSignOut } from './layout/useSignOut';
import { useMarkAlertsSeen } from './layout/useUnreadAlerts';
import * as session from './session';
import { useCurrentServiceProvider, useIdentity } from './session/useSession';

/** Filters belong to a section: moving to another one forgets them (specification 1, section 4). */
const useSection = () => {
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
};

const useDensity = (): [ConsoleInfo['density'], () => void] => {
  const [density, setDensity] = useState<ConsoleInfo['density']>(() =>
    readPreference('density') === 'compact' ? 'compact' : 'standard',
  );
  const toggle = useCallback(() => {
    const next = density === 'compact' ? 'standard' : 'compact';
    setDensity(next);
    writePreference('density', next);
  }, [density]);
  return [density, toggle];
};

/** Gives the screens what they need to know of the console, and draws the frame around them. */
export const ConsoleFrame = ({ children }: { children?: ReactNode }) => {
  const identity = useIdentity();
  const providerSid = useCurrentServiceProvider();
  const resumesAt = useSyncExternalStore(subscribeToRateLimit, rateLimitEnd);
  const [density, toggleDensity] = useDensity();
  const signOut = useSignOut();
  const markAlertsSeen = useMarkAlertsSeen(identity, providerSid);
  useSection();
  useEffect(() => session.forgetReturnPath(), []);

  const info = useMemo<ConsoleInfo | null>(
    () =>
      identity && {
        identity,
        providerSid,
        features: config(),
        density,
        toggleDensity,
        storedAccountFilter: session.storedAccountFilter,
        storeAccountFilter: session.storeAccountFilter,
        chooseServiceProvider: session.chooseServiceProvider,
        markAlertsSeen,
        signOut,
      },
    [identity, providerSid, density, toggleDensity, markAlertsSeen, signOut],
  );
  if (!info) return null;
  return (
    <ConsoleContext.Provider value={info}>
      <ConsoleLayout banner={<RateLimitBanner resumesAt={resumesAt} />}>{children}</ConsoleLayout>
    </ConsoleContext.Provider>
  );
};
