import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';

/** Names the column of row actions to screen readers; the eye sees the buttons. */
export const ActionsHeader = () => {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
      {translate('app.list.actions')}
    </Box>
  );
};
