import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';

/** The first stop of the keyboard: over the navigation, to the page. */
export const SkipLink = () => {
  const translate = useTranslate();
  return (
    <Box
      component="a"
      href="#content"
      className="of-window"
      onClick={(event: React.MouseEvent) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        insetInlineStart: 8,
        zIndex: 2000,
        px: 3,
        py: 2,
        borderRadius: 1.5,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 600,
        textDecoration: 'none',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {translate('app.nav.skip')}
    </Box>
  );
};
