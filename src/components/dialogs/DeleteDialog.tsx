import { Suspense } from 'react';
import { onDemand } from '../onDemand';
import { Bounded } from '../page/Bounded';
import type { DeleteDialogOptions } from './DeleteConfirmation';

export type { DeleteDialogProps } from './DeleteConfirmation';

const DeleteConfirmation = onDemand(
  async () => (await import('./DeleteConfirmation')).DeleteConfirmation,
);

/**
 * The one way in which anything is deleted: checks what uses the record, asks, then deletes. Its code
 * is loaded when it is first opened, since every list has it.
 */
export const DeleteDialog = (options: DeleteDialogOptions) => (
  <Bounded of="panel">
    <Suspense fallback={null}>
      <DeleteConfirmation {...options} />
    </Suspense>
  </Bounded>
);
