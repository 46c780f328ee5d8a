import { useTranslate } from 'ra-core';

interface UnreadBadgeProps {
  count: number;
  /** There is room for the icon only. */
  isCollapsed: boolean;
}

/** How many things wait to be looked at: the number up to nine, spoken in full. */
export const UnreadBadge = ({ count, isCollapsed }: UnreadBadgeProps) => {
  const translate = useTranslate();
  return (
    <>
      <span aria-hidden className={isCollapsed ? 'unread-badge collapsed' : 'unread-badge'}>
        {count > 9 ? '9+' : count}
      </span>
      <span className="hidden-text">{translate('app.nav.unread', { smart_count: count })}</span>
    </>
  );
};
