import type { RaRecord } from 'ra-core';
import type { ComponentType } from 'react';
import type { BulkKind } from '../../types/resourceOptions';
import { onDemand } from '../onDemand';
import type { BulkActionProps } from './actionProps';
import { AssignApplication } from './numbers/AssignApplication';

/** What a dialog of a bar is loaded as. */
type Dialog = ComponentType<BulkActionProps>;

/** One thing that can be done with the selected records. */
type BulkAction =
  /** A button that opens a dialog. */
  | { dialog: Dialog; isDangerous?: true }
  /** What stands in the bar itself. */
  | { inBar: Dialog }
  /** What is copied of each. */
  | { copies: (record: RaRecord, nameOf: BulkActionProps['nameOf']) => string };

const DeleteMany = onDemand(async () => (await import('./DeleteMany')).DeleteMany);
const SetActive = onDemand(async () => (await import('./SetActive')).SetActive);
const ExportSelected = onDemand(
  async () => (await import('../exchange/ExportSelected')).ExportSelected,
);
const MoveToCarrier = onDemand(async () => (await import('./numbers/MoveToCarrier')).MoveToCarrier);
const MoveToAccount = onDemand(async () => (await import('./numbers/MoveToAccount')).MoveToAccount);

/** How each kind is done: a new kind is a line here, in `BulkKind`, in `mayChoose.ts` and in the definitions. */
export const bulkActions: Record<BulkKind, BulkAction> = {
  route: { inBar: AssignApplication },
  moveToCarrier: { dialog: MoveToCarrier },
  moveToAccount: { dialog: MoveToAccount },
  activate: { dialog: (props) => <SetActive {...props} isActive /> },
  deactivate: { dialog: (props) => <SetActive {...props} isActive={false} /> },
  delete: { dialog: DeleteMany, isDangerous: true },
  copyNames: { copies: (record, nameOf) => nameOf(record) },
  copySids: { copies: ({ id }) => String(id) },
  export: { dialog: ExportSelected },
};
