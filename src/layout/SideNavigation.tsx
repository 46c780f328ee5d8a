import CollapseIcon from '@mui/icons-material/ChevronLeft';
import ExpandIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { NavigationList } from './NavigationList';
import { ProductMark } from './ProductMark';
import { ServiceProviderSelector } from './ServiceProviderSelector';
import { DraftsButton } from './session/DraftsButton';
import { UserBadge } from './UserBadge';
import { useNavigation } from './useNavigation';
import type { UnreadAlerts } from './useUnreadAlerts';
import { ViewSwitches } from './ViewSwitches';

interface SideNavigationProps {
  isCollapsed: boolean;
  /** Missing in the drawer of narrow screens. */
  onToggleCollapsed?: () => void;
  /** Called when an item was followed. */
  onNavigate?: () => void;
  alerts: UnreadAlerts;
}

/** Provider at the top, items in the middle, user at the bottom. */
export const SideNavigation = ({
  isCollapsed,
  onToggleCollapsed,
  onNavigate,
  alerts,
}: SideNavigationProps) => {
  const translate = useTranslate();
  const { main, services } = useNavigation(alerts);
  const toggleLabel = translate(isCollapsed ? 'app.nav.expand' : 'app.nav.collapse');
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        p: 2,
        gap: 3,
        boxSizing: 'border-box',
        overflow: 'hidden',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: isCollapsed ? 'column' : 'row',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          minHeight: 36,
        }}
      >
        <ProductMark isCollapsed={isCollapsed} />
        {onToggleCollapsed && (
          <Tooltip title={toggleLabel}>
            <IconButton size="small" aria-label={toggleLabel} onClick={onToggleCollapsed}>
              {isCollapsed ? <ExpandIcon fontSize="small" /> : <CollapseIcon fontSize="small" />}
            </IconButton>
          </Tooltip>
        )}
      </Box>
      <ServiceProviderSelector isCollapsed={isCollapsed} onSwitch={onNavigate} />
      <Box
        component="nav"
        aria-label={translate('app.nav.label')}
        sx={{ flex: 1, overflowY: 'auto', overflowX: 'hidden', mx: -1, px: 1 }}
      >
        <NavigationList items={main} isCollapsed={isCollapsed} onNavigate={onNavigate} />
        <NavigationList
          items={services}
          isCollapsed={isCollapsed}
          heading={translate('app.nav.byoServices')}
          onNavigate={onNavigate}
        />
      </Box>
      <ViewSwitches isCollapsed={isCollapsed} />
      <DraftsButton isCollapsed={isCollapsed} />
      <UserBadge isCollapsed={isCollapsed} />
    </Box>
  );
};
