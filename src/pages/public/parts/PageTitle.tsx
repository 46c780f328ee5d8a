import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePageTitle } from '../../../components/page/usePageTitle';

/**
 * The heading of the page, which is also its name in the browser's tab. The keyboard begins here on a
 * page that takes it to no field.
 */
export const PageTitle = ({ title, children }: { title: string; children?: ReactNode }) => {
  usePageTitle(title);
  const heading = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <>
      <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        {title}
      </Typography>
      {children && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {children}
        </Typography>
      )}
    </>
  );
};
