import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEvent, useLocation, useTranslate } from 'ra-core';
import { memo, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useConsole } from '../components/ConsoleContext';
import { RelativeTimes } from '../components/fields/RelativeTime';
import { HiddenText } from '../components/page/HiddenText';
import { Screens } from '../components/page/Screens';
import { FormSkeleton, ListSkeleton, PartsSkeleton } from '../components/page/Skeletons';
import { Tooltips } from '../components/plain/Tooltips';
import { productName } from '../config';
import { readPreference, writePreference } from '../config/preferences';
import { placeOf } from '../routing/addresses';
import { consoleStyles } from './ConsoleStyles';
import { CrashPanel } from './CrashPanel';
import { MobileNavigation } from './MobileNavigation';
import { usePalette } from './palette/usePalette';
import { SideNavigation } from './SideNavigation';
import { SkipLink } from './SkipLink';
import { LateSaves } from './session/LateSaves';
import { LeavingStatus } from './session/LeavingStatus';
import { Toasts } from './Toasts';
import { useUnreadAlerts } from './useUnreadAlerts';
import { useValidServiceProvider } from './useValidServiceProvider';

const useCollapsed = (): [boolean, () => void] => {
  const [isCollapsed, setIsCollapsed] = useState(() => readPreference('nav') === 'collapsed');
  const toggle = useEvent(() => {
    setIsCollapsed(!isCollapsed);
    writePreference('nav', isCollapsed ? null : 'collapsed');
  });
  return [isCollapsed, toggle];
};

/** Pages of one part that are no lists. */
const oneOfAKind = ['settings', 'own-routing', 'call-tools', 'calls-now'];
/** Pages of several parts that are no forms. */
const ofParts = ['home', 'health'];

/** What the page at an address will be, while its code is on its way. */
const skeletonOf = (pathname: string) => {
  const { area = '', sid } = placeOf(pathname) ?? {};
  if (oneOfAKind.includes(area)) return <FormSkeleton />;
  if (ofParts.includes(area)) return <PartsSkeleton />;
  return sid ? <FormSkeleton withTitle /> : <ListSkeleton />;
};

/** The page, which may fail on its own; going to another one is a new try. */
const Page = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={CrashPanel} resetKeys={[pathname]}>
      <Suspense fallback={skeletonOf(pathname)}>{children}</Suspense>
    </ErrorBoundary>
  );
};

/** Follows the address for the choice of the service provider, so that the frame need not. */
const ValidServiceProvider = () => {
  useValidServiceProvider();
  return null;
};

interface ConsoleLayoutProps {
  children?: ReactNode;
  /** Stands above the page while there is something to say. */
  banner: ReactNode;
}

/** The frame of the console: navigation at the left (a drawer on narrow screens), the page beside it. */
export const ConsoleLayout = memo(function ConsoleLayout({ children, banner }: ConsoleLayoutProps) {
  const translate = useTranslate();
  const { identity, providerSid } = useConsole();
  const alerts = useUnreadAlerts(identity, providerSid);
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const [isCollapsed, toggleCollapsed] = useCollapsed();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const closeDrawer = useEvent(() => setIsDrawerOpen(false));
  const { palette, open: openPalette } = usePalette();
  return (
    <div className={isNarrow ? 'console narrow' : 'console'}>
      {consoleStyles}
      <ValidServiceProvider />
      <SkipLink />
      <LeavingStatus />
      <LateSaves />
      <HiddenText role="status">
        {alerts.isNews && translate('app.nav.unread', { smart_count: alerts.count })}
      </HiddenText>
      {isNarrow ? (
        <MobileNavigation
          isOpen={isDrawerOpen}
          onOpen={() => setIsDrawerOpen(true)}
          onClose={closeDrawer}
          onSearch={openPalette}
          unread={alerts.count}
          unreadSearch={alerts.search}
        />
      ) : (
        <aside
          aria-label={productName()}
          className={isCollapsed ? 'nav-side collapsed' : 'nav-side'}
        >
          <SideNavigation
            isCollapsed={isCollapsed}
            onToggleCollapsed={toggleCollapsed}
            onSearch={openPalette}
            unread={alerts.count}
            unreadSearch={alerts.search}
          />
        </aside>
      )}
      <div className="console-column">
        <Screens>
          {banner}
          <main id="content" tabIndex={-1} className="console-page">
            <Page>{children}</Page>
          </main>
        </Screens>
      </div>
      <Toasts />
      {palette}
      <Tooltips />
      <RelativeTimes />
    </div>
  );
});
