import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { HiddenText } from '../components/page/HiddenText';

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
      <Box
        component="span"
        aria-hidden
        sx={{
          minWidth: 18,
          px: 1,
          ml: 'auto',
          borderRadius: 4,
          textAlign: 'center',
          fontSize: 11,
          fontWeight: 600,
          lineHeight: '18px',
          color: 'primary.contrastText',
          bgcolor: 'primary.main',
          boxSizing: 'border-box',
          ...(isCollapsed && { position: 'absolute', top: 0, right: 0, px: 0.5, minWidth: 16 }),
        }}
      >
        {count > 9 ? '9+' : count}
      </Box>
      <HiddenText>{translate('app.nav.unread', { smart_count: count })}</HiddenText>
    </>
  );
};
