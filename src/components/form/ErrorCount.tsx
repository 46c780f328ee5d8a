import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';

const badgeStyle = {
  // Right to left, a number would else go before the Latin word that it follows.
  display: 'inline-block',
  marginInlineStart: 1,
  px: 1.5,
  borderRadius: 4,
  fontSize: 12,
  lineHeight: '18px',
  color: 'background.paper',
  bgcolor: 'error.main',
} as const;

/** How many fields of a part of the form have an error, beside the name of the part; nothing for none. */
export const ErrorCount = ({ count }: { count: number }) => {
  const translate = useTranslate();
  if (count === 0) return null;
  return (
    <Box
      component="span"
      aria-label={translate('app.form.errors', { smart_count: count })}
      role="img"
      sx={badgeStyle}
    >
      {count}
    </Box>
  );
};
