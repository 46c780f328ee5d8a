import Link from '@mui/material/Link';
import { LinkBase, useCreatePath, useRecordContext, useResourceContext } from 'ra-core';
import type { ReactNode } from 'react';
import { useCanAccess } from '../access/useCanAccess';

/**
 * The name of a row as a link to its edit page: what the keyboard uses where the mouse clicks the
 * row. Only the name for those who may not open it.
 */
export const RecordLink = ({ children }: { children: ReactNode }) => {
  const record = useRecordContext();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  const isAllowed = useCanAccess({ action: 'edit', record });
  if (!record) return null;
  if (!isAllowed) return children;
  return (
    <Link
      component={LinkBase}
      to={createPath({ resource, id: record.id, type: 'edit' })}
      color="inherit"
      sx={{ fontWeight: 500, overflowWrap: 'break-word' }}
      onClick={(event: React.MouseEvent) => event.stopPropagation()}
    >
      {children}
    </Link>
  );
};
