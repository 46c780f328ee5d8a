import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { LinkBase, useLocation, useTranslate } from 'ra-core';
import { isActiveItem, type NavigationItem } from './navigation';

interface NavigationListProps {
  items: NavigationItem[];
  isCollapsed: boolean;
  heading?: string;
  onNavigate?: () => void;
}

const itemStyle = {
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
        {items.map(({ label, icon: Icon, to }) => {
          const text = translate(`app.nav.${label}`);
          return (
            <li key={to}>
              <Tooltip title={isCollapsed ? text : ''} placement="right">
                <Box
                  component={LinkBase}
                  to={to}
                  onClick={onNavigate}
                  aria-current={isActiveItem(to, pathname) ? 'page' : undefined}
                  aria-label={isCollapsed ? text : undefined}
                  sx={itemStyle}
                >
                  <Icon />
                  {!isCollapsed && text}
                </Box>
              </Tooltip>
            </li>
          );
        })}
      </Box>
    </>
  );
};
