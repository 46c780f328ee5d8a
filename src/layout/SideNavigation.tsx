import CollapseIcon from '@mui/icons-material/ChevronLeft';
import ExpandIcon from '@mui/icons-material/ChevronRight';
import { useTranslate } from 'ra-core';
import { type MouseEvent, memo, Suspense } from 'react';
import { onDemand } from '../components/onDemand';
import { PlainButton } from '../components/plain/PlainButton';
import { plainIcon } from '../components/plain/plainIcon';
import { useLinkClicks } from '../components/plain/useLinkClicks';
import { config } from '../config';
import { NavigationList } from './NavigationList';
import { ProductMark } from './ProductMark';
import { PaletteButton } from './palette/PaletteButton';
import { ServiceProviderSelector } from './ServiceProviderSelector';
import { DraftsButton } from './session/DraftsButton';
import { UserBadge } from './UserBadge';
import { useNavigation } from './useNavigation';

const OwnLinks = onDemand(async () => (await import('./OwnLinks')).OwnLinks);

const collapseIcon = plainIcon(CollapseIcon, 'icon ahead');
const expandIcon = plainIcon(ExpandIcon, 'icon ahead');

interface SideNavigationProps {
  isCollapsed: boolean;
  /** Missing in the drawer of narrow screens. */
  onToggleCollapsed?: () => void;
  /** Opens the command palette; missing in the drawer, whose screen has its own button for it. */
  onSearch?: () => void;
  /** Called when an item was followed. */
  onNavigate?: () => void;
  unread: number;
  /** The part of the address behind `?` with which the list of alerts shows the unread ones. */
  unreadSearch: string;
}

/** Provider at the top, items in the middle, user at the bottom. */
export const SideNavigation = memo(function SideNavigation(props: SideNavigationProps) {
  const { isCollapsed, onToggleCollapsed, onSearch, onNavigate, unread, unreadSearch } = props;
  const translate = useTranslate();
  const { main, services, own } = useNavigation(unread, unreadSearch);
  const followLink = useLinkClicks();
  const toggleLabel = translate(isCollapsed ? 'app.nav.expand' : 'app.nav.collapse');
  const clicks = {
    onClick: (event: MouseEvent) => {
      if ((event.target as Element).closest('nav a')) onNavigate?.();
      followLink(event);
    },
  };
  return (
    <div className="nav-frame" {...clicks}>
      <div className={isCollapsed ? 'nav-row nav-head collapsed' : 'nav-row nav-head'}>
        <ProductMark isCollapsed={isCollapsed} />
        {onSearch && isCollapsed && <PaletteButton onOpen={onSearch} />}
        {onToggleCollapsed && (
          <PlainButton
            label={toggleLabel}
            icon={isCollapsed ? expandIcon : collapseIcon}
            onClick={onToggleCollapsed}
          />
        )}
      </div>
      {onSearch && !isCollapsed && <PaletteButton isWide onOpen={onSearch} />}
      <ServiceProviderSelector isCollapsed={isCollapsed} onSwitch={onNavigate} />
      <nav className="nav-items" aria-label={translate('app.nav.label')}>
        <NavigationList items={main} isCollapsed={isCollapsed} />
        <NavigationList
          items={services}
          isCollapsed={isCollapsed}
          heading={translate('app.nav.byoServices')}
        />
        {own.length > 0 && (
          <>
            <hr className="nav-line" />
            <NavigationList items={own} isCollapsed={isCollapsed} />
          </>
        )}
        {Boolean(config().face?.menu) && (
          <Suspense fallback={null}>
            <OwnLinks isCollapsed={isCollapsed} />
          </Suspense>
        )}
      </nav>
      <DraftsButton isCollapsed={isCollapsed} />
      <UserBadge isCollapsed={isCollapsed} />
    </div>
  );
});
