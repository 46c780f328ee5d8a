import { type Query, useQueryClient } from '@tanstack/react-query';
import { useLocation, useStoreContext } from 'ra-core';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ConsoleBanners } from './ConsoleBanners';
import {
  type ConsoleActions,
  ConsoleActionsContext,
  ConsoleContext,
  type ConsoleInfo,
  LeavingContext,
  type TableDensity,
  TableDensityContext,
  type TimeZone,
  TimeZoneContext,
} from './components/ConsoleContext';
import { withoutQuestion } from './components/form/reloading';
import { config } from './config';
import { storeColumns, storedColumns } from './config/listColumns';
import { readPreference, storedTimeZone, writePreference } from './config/preferences';
import { noteSetup, setupProgress } from './config/setUp';
import { keepInHasteIn, nameDatabase } from './engines/database';
import { reloadForNewVersion, tellMissing, whyMissing } from './http/newVersion';
import { addTexts } from './i18n/language';
import { ConsoleLayout } from './layout/ConsoleLayout';
import { SignOutDialog } from './layout/session/SignOutDialog';
import { useAbout } from './layout/useAbout';
import { useShortcuts } from './layout/useShortcuts';
import { useSignOut } from './layout/useSignOut';
import { useTimeZoneDialog } from './layout/useTimeZoneDialog';
import { useMarkAlertsSeen } from './layout/useUnreadAlerts';
import { placeOf } from './routing/addresses';
import * as session from './session';
import { inHaste } from './session/inHaste';
import { enterSection, storeAccountFilter } from './session/section';
import { ownName } from './session/storage';
import {
  hasUnsavedWork,
  holdUnsavedWork,
  type UnsavedWork,
  unsavedElsewhere,
} from './session/unsavedWork';
import { useCurrentServiceProvider, useIdentity, useIsLoggingOut } from './session/useSession';
import type { Identity } from './types';

nameDatabase(() => ownName('keyval-store'));
keepInHasteIn(inHaste);
// What the last page still wrote of what it sent is put in its place before a sign-out empties this one.
if (inHaste.history.names().length > 0) {
  void import('./engines/history').then(({ takeHasty }) => takeHasty()).catch(() => undefined);
}

/**
 * Filters belong to a section: moving to another one forgets them (rule 2.5). It stands before the
 * screens and is drawn before them, and nothing but it follows the address.
 */
const Section = () => {
  const { pathname } = useLocation();
  const store = useStoreContext();
  const { area: section = '' } = placeOf(pathname) ?? {};
  const entered = useRef({ section: '', forgets: false });
  // At once and not in an effect: the screens of the section begin with what is stored.
  if (section && entered.current.section !== section) {
    entered.current = { section, forgets: enterSection(section) };
  }
  useEffect(() => {
    if (!section || !entered.current.forgets) return;
    entered.current.forgets = false;
    for (const name of Object.keys(store.listItems?.() ?? {})) {
      if (name.endsWith('.listSearch')) store.removeItem(name);
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

/** A list of one day or several, which begin elsewhere in another time zone. */
const isOfDays = ({ queryKey }: Pick<Query, 'queryKey'>): boolean => {
  const params = queryKey[2] as { filter?: { date?: unknown } } | undefined;
  return Boolean(params?.filter?.date);
};

const useStoredTimeZone = (): TimeZone => {
  const queryClient = useQueryClient();
  const [zone, setZone] = useState(storedTimeZone);
  return useMemo(
    () => ({
      zone,
      choose: (chosen) => {
        setZone(chosen);
        writePreference('zone', chosen ?? null);
        void queryClient.invalidateQueries({ predicate: isOfDays });
      },
    }),
    [zone, queryClient],
  );
};

/** Signing out asks first while a form of any tab is not saved. */
const useAskingSignOut = () => {
  const endSession = useSignOut();
  const [asked, setAsked] = useState<{ elsewhere: UnsavedWork } | null>(null);
  const signOut = useCallback(async () => {
    if (session.isLeaving()) return;
    const elsewhere = await unsavedElsewhere();
    if (elsewhere || hasUnsavedWork()) setAsked({ elsewhere });
    else await endSession();
  }, [endSession]);
  const dialog = asked && { ...asked, onSignOut: endSession, onStay: () => setAsked(null) };
  return { signOut, endSession, dialog };
};

interface OfFrame {
  signOut: () => Promise<void>;
  endSession: () => Promise<void>;
  showAbout: () => void;
  showKeys: () => void;
  showTimeZone: () => void;
}

/** Reloads the page; drafts keep what is typed. */
const reload = () => withoutQuestion(reloadForNewVersion);
const texts = {
  loadHelp: () => addTexts('loadHelp'),
  tellMissing,
};

const useActions = (
  identity: Identity | null,
  providerSid: string | null,
  { signOut, endSession, showAbout, showKeys, showTimeZone }: OfFrame,
): ConsoleActions => {
  const markAlertsSeen = useMarkAlertsSeen(identity, providerSid);
  return useMemo(
    () => ({
      storedAccountFilter: session.storedAccountFilter,
      storeAccountFilter,
      storedColumns,
      storeColumns,
      chooseServiceProvider: session.chooseServiceProvider,
      markAlertsSeen,
      signOut,
      endSession,
      setupProgress,
      noteSetup,
      holdUnsavedWork,
      whyMissing,
      ...texts,
      loadTexts: addTexts,
      showAbout,
      showKeys,
      showTimeZone,
      reload,
    }),
    [markAlertsSeen, signOut, endSession, showAbout, showKeys, showTimeZone],
  );
};

interface FrameContextsProps {
  info: ConsoleInfo;
  actions: ConsoleActions;
  density: TableDensity;
  timeZone: TimeZone;
  isLeaving: boolean;
  children: ReactNode;
}

/** What all screens read of the console. */
export const FrameContexts = ({ info, children, ...frame }: FrameContextsProps) => (
  <ConsoleContext.Provider value={info}>
    <ConsoleActionsContext.Provider value={frame.actions}>
      <TableDensityContext.Provider value={frame.density}>
        <TimeZoneContext.Provider value={frame.timeZone}>
          <LeavingContext.Provider value={frame.isLeaving}>{children}</LeavingContext.Provider>
        </TimeZoneContext.Provider>
      </TableDensityContext.Provider>
    </ConsoleActionsContext.Provider>
  </ConsoleContext.Provider>
);

/** The same element at each drawing: it is drawn again only when it has something to say. */
const banner = <ConsoleBanners />;

/** Gives the screens what they need to know of the console, and draws the frame around them. */
export const ConsoleFrame = ({ children }: { children?: ReactNode }) => {
  const identity = useIdentity();
  const providerSid = useCurrentServiceProvider();
  const density = useStoredDensity();
  const timeZone = useStoredTimeZone();
  const isLeaving = useIsLoggingOut();
  const { dialog, ...signOut } = useAskingSignOut();
  const { about, showAbout } = useAbout();
  const { shortcuts, showKeys } = useShortcuts(texts);
  const { timeZoneDialog, showTimeZone } = useTimeZoneDialog();
  const actions = useActions(identity, providerSid, {
    ...signOut,
    showAbout,
    showKeys,
    showTimeZone,
  });
  useEffect(() => session.forgetReturnPath(), []);
  // Without a session nothing is shown here; the guard of the console redirects.
  useEffect(() => {
    if (!identity) session.noticeLoss();
  }, [identity]);

  const info = useMemo<ConsoleInfo | null>(
    () => identity && { identity, providerSid, features: config() },
    [identity, providerSid],
  );
  if (!info) return null;
  return (
    <FrameContexts
      info={info}
      actions={actions}
      density={density}
      timeZone={timeZone}
      isLeaving={isLeaving}
    >
      <Section />
      <ConsoleLayout banner={banner}>{children}</ConsoleLayout>
      {dialog && <SignOutDialog {...dialog} />}
      {about}
      {shortcuts}
      {timeZoneDialog}
    </FrameContexts>
  );
};
