import { useLocation, useTranslate } from 'ra-core';
import { memo } from 'react';
import { NavigationLink } from './NavigationLink';
import { isActiveItem, type NavigationItem, navigationText } from './navigation';

interface NavigationListProps {
  items: NavigationItem[];
  isCollapsed: boolean;
  heading?: string;
}

export const NavigationList = memo(function NavigationList(props: NavigationListProps) {
  const { items, isCollapsed, heading } = props;
  const translate = useTranslate();
  const { pathname } = useLocation();
  return (
    <>
      {heading &&
        (isCollapsed ? <hr className="nav-line" /> : <h2 className="nav-heading">{heading}</h2>)}
      <ul className="nav-list" aria-label={heading}>
        {items.map(({ label, icon, to, text, unread = 0, search = '' }) => (
          <li key={to}>
            <NavigationLink
              text={navigationText({ label, to, text }, translate)}
              icon={icon}
              to={`${to}${search}`}
              unread={unread}
              isCurrent={isActiveItem(to, pathname)}
              isCollapsed={isCollapsed}
            />
          </li>
        ))}
      </ul>
    </>
  );
});
