import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { LinkBase, useLocation, useTranslate } from 'ra-core';
import { HiddenText } from '../components/page/HiddenText';
import { isActiveItem, type NavigationItem } from './navigation';
import { UnreadBadge } from './UnreadBadge';

interface NavigationListProps {
  items: NavigationItem[];
  isCollapsed: boolean;
  heading?: string;
  onNavigate?: () => void;
}

const itemStyle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  height: 34,
  px: 2.5,
  borderRadius: 1.5,
  color: 'text.secondary',
  textDecoration: 'none',
  fontSize: 14,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  '& svg': { fontSize: 18, flex: 'none' },
  '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)', color: 'text.primary' },
  '&[aria-current="page"]': {
    backgroundColor: 'var(--mui-palette-action-selected)',
    color: 'primary.main',
  },
} as const;

export const NavigationList = ({
  items,
  isCollapsed,
  heading,
  onNavigate,
}: NavigationListProps) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  return (
    <>
      {heading &&
        (isCollapsed ? (
          <Box sx={{ borderTop: '1px solid var(--mui-palette-divider)', my: 2 }} />
        ) : (
          <Typography
            component="h2"
            color="textSecondary"
            sx={{ fontSize: 12, fontWeight: 600, px: 2.5, pt: 4, pb: 1 }}
          >
            {heading}
          </Typography>
        ))}
      <Box
        component="ul"
        aria-label={heading}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 0.5,
        }}
      >
        {items.map(({ label, icon: Icon, to, unread = 0, search = '' }) => {
          const text = translate(`app.nav.${label}`);
          return (
            <li key={to}>
              <Tooltip title={isCollapsed ? text : ''} placement="right">
                <Box
                  component={LinkBase}
                  to={`${to}${search}`}
                  onClick={onNavigate}
                  aria-current={isActiveItem(to, pathname) ? 'page' : undefined}
                  aria-label={isCollapsed && unread === 0 ? text : undefined}
                  sx={itemStyle}
                >
                  <Icon />
                  {isCollapsed ? <HiddenText>{unread > 0 && text}</HiddenText> : text}
                  {unread > 0 && <UnreadBadge count={unread} isCollapsed={isCollapsed} />}
                </Box>
              </Tooltip>
            </li>
          );
        })}
      </Box>
    </>
  );
};
