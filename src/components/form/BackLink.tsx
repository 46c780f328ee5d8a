import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Link from '@mui/material/Link';
import { LinkBase, useCreatePath } from 'ra-core';

/** The way back to the list, above the title of a form. */
export const BackLink = ({ resource, label }: { resource: string; label: string }) => {
  const createPath = useCreatePath();
  return (
    <Link
      component={LinkBase}
      to={createPath({ resource, type: 'list' })}
      color="textSecondary"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}
    >
      <ArrowBackIcon sx={{ fontSize: 16 }} />
      {label}
    </Link>
  );
};
