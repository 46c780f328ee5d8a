import { lazy, Suspense } from 'react';
import type { DeleteDialogOptions } from './DeleteConfirmation';

export type { DeleteDialogProps } from './DeleteConfirmation';

const DeleteConfirmation = lazy(async () => ({
  default: (await import('./DeleteConfirmation')).DeleteConfirmation,
}));

/**
 * The one way in which anything is deleted: checks what uses the record, asks, then deletes. Its code
 * is loaded when it is first opened, since every list has it.
 */
export const DeleteDialog = (options: DeleteDialogOptions) => (
  <Suspense fallback={null}>
    <DeleteConfirmation {...options} />
  </Suspense>
);
