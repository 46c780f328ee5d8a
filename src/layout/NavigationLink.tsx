import { memo } from 'react';
import { plainIcon } from '../components/plain/plainIcon';
import { hrefOf } from '../routing/addresses';
import type { NavigationItem } from './navigation';
import { UnreadBadge } from './UnreadBadge';

interface NavigationLinkProps extends Pick<NavigationItem, 'icon' | 'to'> {
  text: string;
  unread: number;
  isCurrent: boolean;
  isCollapsed: boolean;
}

/** A link of the navigation, drawn again only when something of it changes. */
export const NavigationLink = memo(function NavigationLink(props: NavigationLinkProps) {
  const { text, icon, to, unread, isCurrent, isCollapsed } = props;
  return (
    <a
      // Its text never goes without it, which a translated page could not follow.
      key={String(isCollapsed)}
      href={hrefOf(to)}
      className="nav-link"
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={isCollapsed && unread === 0 ? text : undefined}
      data-tooltip={isCollapsed ? text : undefined}
      data-tooltip-at="end"
    >
      {plainIcon(icon)}
      {isCollapsed ? <span className="hidden-text">{unread > 0 && text}</span> : text}
      {unread > 0 && <UnreadBadge count={unread} isCollapsed={isCollapsed} />}
    </a>
  );
});
