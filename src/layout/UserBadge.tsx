import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { LinkBase, useTranslate } from 'ra-core';
import { useConsole, useConsoleActions } from '../components/ConsoleContext';

/** Who is signed in, as a link to the own user, and the way out. */
export const UserBadge = ({ isCollapsed }: { isCollapsed: boolean }) => {
  const translate = useTranslate();
  const { identity } = useConsole();
  const { signOut } = useConsoleActions();
  const initial = identity.name.slice(0, 1).toUpperCase();
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: isCollapsed ? 'column' : 'row',
        alignItems: 'center',
        gap: 1,
      }}
    >
      <Box
        component={LinkBase}
        to={`/internal/users/${identity.userSid}/edit`}
        aria-label={translate('app.nav.yourUser', { name: identity.name })}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2.5,
          flex: 1,
          minWidth: 0,
          p: 1.5,
          borderRadius: 1.5,
          color: 'text.primary',
          textDecoration: 'none',
          '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
        }}
      >
        <Box
          aria-hidden
          sx={{
            width: 28,
            height: 28,
            flex: 'none',
            borderRadius: '50%',
            display: 'grid',
            placeItems: 'center',
            fontSize: 13,
            fontWeight: 600,
            backgroundColor: 'var(--mui-palette-action-selected)',
            color: 'primary.main',
          }}
        >
          {initial}
        </Box>
        {!isCollapsed && (
          <Box sx={{ minWidth: 0, lineHeight: 1.3 }}>
            <Box
              sx={{ fontSize: 13, fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' }}
            >
              {identity.name}
            </Box>
            <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
              {translate('app.nav.scope', { scope: translate(`app.scopes.${identity.scope}`) })}
            </Box>
          </Box>
        )}
      </Box>
      <Tooltip title={translate('app.nav.signOut')}>
        <IconButton
          size="small"
          aria-label={translate('app.nav.signOut')}
          onClick={() => signOut()}
        >
          <LogoutIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
};
