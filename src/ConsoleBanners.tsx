import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'ra-core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { signInAgain } from './authProvider/signInAgain';
import { useConsole, useConsoleActions } from './components/ConsoleContext';
import {
  connection,
  type LostConnection,
  rateLimit,
  stopWaiting,
  subscribeToConnection,
  subscribeToRateLimit,
} from './http';
import {
  dismissNewVersion,
  lookForNewVersion,
  subscribeToVersions,
  versionNotice,
} from './http/newVersion';
import { ConnectionBanner } from './layout/ConnectionBanner';
import { RateLimitBanner } from './layout/RateLimitBanner';
import { SessionBanner } from './layout/session/SessionBanner';
import { SignInAgainDialog } from './layout/session/SignInAgainDialog';
import { VersionBanner } from './layout/VersionBanner';
import { placeOf } from './routing/addresses';
import * as session from './session';
import * as renewal from './session/renewal';
import { sessionEnd } from './session/sessionEnd';
import { hasUnsavedWork } from './session/unsavedWork';
import { whenOver } from './session/whenOver';
import './http/refusal';
import './session/otherTabs';

/** How long before the end of a session it is announced (ms). */
const notice = 5 * 60_000;

/** True from a moment (ms since 1970) on. */
const useIsPast = (moment: number | null): boolean => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (moment === null || moment <= Date.now()) return setNow(Date.now());
    return whenOver(moment, () => setNow(Date.now()));
  }, [moment]);
  return moment !== null && moment <= now;
};

const renew = () => {
  const token = session.token();
  if (token) void renewal.askForRenewal(token);
};

/** Announces the end of the session; while work is unsaved, offers to sign in again in place. */
const SessionEnd = () => {
  const { identity } = useConsole();
  const endsAt = useSyncExternalStore(session.subscribe, sessionEnd);
  const isAsked = useSyncExternalStore(renewal.subscribeToRenewal, renewal.isRenewalPending);
  const isNear = useIsPast(endsAt && endsAt - notice);
  const isOver = useIsPast(endsAt);
  useEffect(() => {
    if (isOver && hasUnsavedWork()) renew();
  }, [isOver]);
  return (
    <>
      {endsAt !== null && isNear && (
        <SessionBanner endsAt={endsAt} isOver={isOver} onRenew={renew} />
      )}
      {isAsked && (
        <SignInAgainDialog
          username={identity.name}
          isOver={isOver || !isNear}
          isElsewhere={!hasUnsavedWork()}
          onSignIn={signInAgain}
          onLater={renewal.postponeRenewal}
          onLeave={renewal.abandonRenewal}
        />
      )}
    </>
  );
};

/** What is shown is as old as the oldest answer of its area, or as the connection itself. */
const Connection = ({ lostAt, isOffline }: LostConnection) => {
  const { pathname } = useLocation();
  const shown = useQueryClient()
    .getQueryCache()
    .findAll({ queryKey: [placeOf(pathname)?.area], type: 'active' })
    .map(({ state }) => state.dataUpdatedAt || lostAt);
  return <ConnectionBanner isOffline={isOffline} shownFrom={Math.min(lostAt, ...shown)} />;
};

/** Calls back when the tab is seen again, by another tab or window before it. */
function onReturn(listener: () => void): () => void {
  const left = new AbortController();
  const { signal } = left;
  let isAway = false;
  const onVisible = () => document.visibilityState === 'visible' && listener();
  const onBlur = () => {
    isAway = true;
  };
  const onFocus = () => {
    if (isAway) onVisible();
    isAway = false;
  };
  document.addEventListener('visibilitychange', onVisible, { signal });
  window.addEventListener('blur', onBlur, { signal });
  window.addEventListener('focus', onFocus, { signal });
  return () => left.abort();
}

/** Another build than this page's on the server, or code that is missing for it. */
const Version = () => {
  const { reload } = useConsoleActions();
  const notice = useSyncExternalStore(subscribeToVersions, versionNotice);
  useEffect(() => onReturn(() => void lookForNewVersion()), []);
  return (
    notice && <VersionBanner notice={notice} onReload={reload} onDismiss={dismissNewVersion} />
  );
};

/** What the console says above every page: connection, rate limit, versions, the end of the session. */
export const ConsoleBanners = () => {
  const limit = useSyncExternalStore(subscribeToRateLimit, rateLimit);
  const lost = useSyncExternalStore(subscribeToConnection, connection);
  return (
    <>
      {lost && <Connection {...lost} />}
      {limit && <RateLimitBanner {...limit} onStop={stopWaiting} />}
      <Version />
      <SessionEnd />
    </>
  );
};
