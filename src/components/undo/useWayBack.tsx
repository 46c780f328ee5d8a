import Typography from '@mui/material/Typography';
import { type RaRecord, useLocation, useNotify, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { wayBackOf } from '../../domain/wayBack';
import { addressOf } from '../../routing/addresses';
import type { Taken } from '../../saving/undo';
import type { ResourceName } from '../../types';
import { useCanAccess } from '../access/useCanAccess';
import { UndoToast } from './UndoToast';
import { undoTime } from './undoStyle';
import { useUndoTexts } from './useUndoTexts';

interface Deletion {
  resource: ResourceName;
  record: RaRecord;
  name: string;
  /** The key of what is said of it. */
  message: string;
  /** Where it leads; null where the page around stays. */
  leadsTo: 'list' | 'create' | null;
}

/** The page that is there after the deletion: the one around, or where it leads. */
function usePageAfter({ leadsTo, resource: area }: Deletion): string {
  const { pathname } = useLocation();
  if (!leadsTo) return pathname;
  return addressOf({ area, view: leadsTo === 'create' ? 'add' : undefined });
}

/**
 * What can be done about a deletion: said before it (`note`), and offered with the message about it (`tell`)
 * to those who may add such a record. `isReady` once its texts are there, or cannot be had.
 */
export function useWayBack(deletion: Deletion) {
  const { resource, record, name, message } = deletion;
  const translate = useTranslate();
  const notify = useNotify();
  const hasTexts = useUndoTexts();
  const mayAdd = useCanAccess({ action: 'create', resource });
  const page = usePageAfter(deletion);
  const way = hasTexts && mayAdd ? wayBackOf(resource, record) : null;
  const note: ReactNode = way && (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
      {translate(`app.undo.before.${way}`)}
    </Typography>
  );
  const tell = (taken: Taken | undefined) => {
    const type = 'success';
    if (!taken || !way) return notify(message, { type, messageArgs: { name } });
    const text = translate(message, { name });
    // No time runs out while somebody decides; whoever goes to another page has decided.
    notify(<UndoToast text={text} taken={taken} name={name} page={page} />, {
      ...{ type, page, autoHideDuration: undoTime },
    });
  };
  return { isReady: hasTexts !== false, note, tell };
}
