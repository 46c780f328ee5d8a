import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePageTitle } from '../../../components/page/usePageTitle';
import { productName } from '../../../config';

/**
 * The heading of the page, which is also its name in the browser's tab. The keyboard begins here on a
 * page that takes it to no field.
 */
export const PageTitle = ({ title, children }: { title: string; children?: ReactNode }) => {
  usePageTitle(title, productName());
  const heading = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <>
      <Box
        component="h1"
        ref={heading}
        tabIndex={-1}
        sx={{ typography: 'h1', m: 0, outline: 'none' }}
      >
        {title}
      </Box>
      {children && (
        <Box component="p" sx={{ typography: 'body2', m: 0, mt: 1, color: 'text.secondary' }}>
          {children}
        </Box>
      )}
    </>
  );
};
