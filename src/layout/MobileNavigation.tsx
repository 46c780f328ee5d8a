import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useEvent, useTranslate } from 'ra-core';
import { useState } from 'react';
import { ProductMark } from './ProductMark';
import { PaletteButton } from './palette/PaletteButton';
import { SideNavigation } from './SideNavigation';
import { UnreadBadge } from './UnreadBadge';

interface MobileNavigationProps {
  /** Opens the command palette. */
  onSearch: () => void;
  unread: number;
  unreadSearch: string;
}

type MobileBarProps = Pick<MobileNavigationProps, 'onSearch' | 'unread'> & { onOpen: () => void };

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
        borderBottom: '1px solid var(--mui-palette-divider)',
        bgcolor: 'background.paper',
      }}
    >
      <IconButton
        aria-label={[
          translate('app.nav.open'),
          ...(unread > 0 ? [translate('app.nav.unread', { smart_count: unread })] : []),
        ].join(', ')}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <MenuIcon />
        {unread > 0 && <UnreadBadge count={unread} isCollapsed />}
      </IconButton>
      <ProductMark isCollapsed={false} />
      <Box sx={{ flex: 1 }} />
      <PaletteButton onOpen={onSearch} />
    </Box>
  );
};

/** The navigation of narrow screens: a bar at the top, and a drawer. */
export const MobileNavigation = ({ onSearch, unread, unreadSearch }: MobileNavigationProps) => {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const close = useEvent(() => setIsOpen(false));
  return (
    <>
      <MobileBar onOpen={() => setIsOpen(true)} onSearch={onSearch} unread={unread} />
      <Drawer
        open={isOpen}
        onClose={close}
        slotProps={{
          paper: {
            sx: { width: 264 },
            role: 'dialog',
            'aria-modal': true,
            'aria-label': translate('app.nav.frame'),
          },
        }}
      >
        <SideNavigation
          isCollapsed={false}
          onNavigate={close}
          unread={unread}
          unreadSearch={unreadSearch}
        />
      </Drawer>
    </>
  );
};
