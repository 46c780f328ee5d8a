import type { RaRecord } from 'ra-core';

/** What an action is given. */
export interface BulkActionProps {
  records: RaRecord[];
  nameOf: (record: RaRecord) => string;
  /** These are done with: they are selected no more. */
  onDone: (ids: string[]) => void;
  onClose: () => void;
}
