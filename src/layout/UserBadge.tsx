import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { useConsole, useConsoleActions, useIsLeaving } from '../components/ConsoleContext';
import { PlainButton } from '../components/plain/PlainButton';
import { plainIcon } from '../components/plain/plainIcon';
import { addressOf, hrefOf } from '../routing/addresses';
import { PreferencesButton } from './PreferencesButton';

const logoutIcon = plainIcon(LogoutIcon, 'icon ahead');

/** Who is signed in, as a link to the own user, what the operator prefers, and the way out. */
export const UserBadge = memo(function UserBadge({ isCollapsed }: { isCollapsed: boolean }) {
  const translate = useTranslate();
  const { identity } = useConsole();
  const { signOut } = useConsoleActions();
  const isLeaving = useIsLeaving();
  const { name, userSid } = identity;
  const yourUser = translate('app.nav.yourUser', { name });
  const scope = translate('app.nav.scope', { scope: translate(`app.scopes.${identity.scope}`) });
  return (
    <div className={isCollapsed ? 'nav-row collapsed' : 'nav-row'}>
      <a
        href={hrefOf(addressOf({ area: 'users', sid: userSid, view: 'edit' }))}
        className="user-badge"
        aria-label={isCollapsed ? yourUser : undefined}
        data-tooltip={isCollapsed ? yourUser : undefined}
        data-tooltip-at="end"
      >
        {!isCollapsed && <span className="hidden-text">{translate('app.nav.user')}</span>}
        {/* Drawn by the style: as a text it would be a part of what the link is called. */}
        <span className="user-initial" data-initial={name.slice(0, 1).toUpperCase()} />
        {!isCollapsed && (
          <div className="user-texts">
            <div className="user-name" dir="auto">
              {name}
            </div>
            <div className="user-scope">{scope}</div>
          </div>
        )}
      </a>
      <PreferencesButton />
      <PlainButton
        label={translate(isLeaving ? 'app.nav.signingOut' : 'app.nav.signOut')}
        icon={isLeaving ? <CircularProgress size={20} color="inherit" /> : logoutIcon}
        aria-disabled={isLeaving || undefined}
        onClick={() => signOut()}
      />
    </div>
  );
});
