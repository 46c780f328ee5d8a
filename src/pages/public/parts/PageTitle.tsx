import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../../components/page/usePageTitle';

/** The heading of the page, which is also its name in the browser's tab. */
export const PageTitle = ({ title, children }: { title: string; children?: ReactNode }) => {
  usePageTitle(title);
  return (
    <>
      <Typography variant="h1">{title}</Typography>
      {children && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {children}
        </Typography>
      )}
    </>
  );
};
