import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { lowScreen } from '../components/plain/screens';
import { productName } from '../config';
import { ProductMark } from './ProductMark';
import { PaletteButton } from './palette/PaletteButton';
import { SideNavigation } from './SideNavigation';
import { LeavingStatus } from './session/LeavingStatus';
import { UnreadBadge } from './UnreadBadge';

interface MobileNavigationProps {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Opens the command palette. */
  onSearch: () => void;
  unread: number;
  unreadSearch: string;
}

type MobileBarProps = Pick<MobileNavigationProps, 'onOpen' | 'onSearch' | 'unread'>;

const MobileBar = ({ onOpen, onSearch, unread }: MobileBarProps) => {
  const translate = useTranslate();
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: 2,
        height: 48,
        [`@media ${lowScreen}`]: { height: 40 },
        borderBottom: '1px solid var(--mui-palette-divider)',
        bgcolor: 'background.paper',
      }}
    >
      <IconButton aria-haspopup="dialog" onClick={onOpen}>
        <MenuIcon />
        {/* Words in the button, and none instead of what is seen of it. */}
        <span className="hidden-text">{translate('app.nav.open')}</span>
        {unread > 0 && <UnreadBadge count={unread} isCollapsed />}
      </IconButton>
      <ProductMark isCollapsed={false} />
      <Box sx={{ flex: 1 }} />
      <PaletteButton onOpen={onSearch} />
    </Box>
  );
};

/** The navigation of narrow screens: a bar at the top, and a drawer. */
export const MobileNavigation = ({
  isOpen,
  onClose,
  unread,
  unreadSearch,
  ...bar
}: MobileNavigationProps) => {
  return (
    <>
      <MobileBar {...bar} unread={unread} />
      <Drawer
        open={isOpen}
        onClose={onClose}
        slotProps={{
          paper: {
            sx: { width: 264 },
            role: 'dialog',
            'aria-modal': true,
            'aria-label': productName(),
          },
        }}
      >
        <LeavingStatus />
        <SideNavigation
          isCollapsed={false}
          onNavigate={onClose}
          unread={unread}
          unreadSearch={unreadSearch}
        />
      </Drawer>
    </>
  );
};
