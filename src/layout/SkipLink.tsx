import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';

/** The first stop of the keyboard: over the navigation, to the page. */
export const SkipLink = () => {
  const translate = useTranslate();
  return (
    <Box
      component="a"
      href="#content"
      className="skip-link of-window"
      onClick={(event: React.MouseEvent) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      {translate('app.nav.skip')}
    </Box>
  );
};
