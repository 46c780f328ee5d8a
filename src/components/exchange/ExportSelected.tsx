import { useResourceContext } from 'ra-core';
import type { BulkActionProps } from '../bulk/actionProps';
import { useListAddress } from '../list/ListAddress';
import { TextsOf } from '../TextsOf';
import { ExportDialog } from './ExportDialog';

/** Saves the selected records as a file: they are there already, and nothing is read for it but names. */
export const ExportSelected = ({ records, onClose }: BulkActionProps) => {
  const resource = useResourceContext() ?? '';
  const { filter, sort } = useListAddress();
  return (
    <TextsOf group="loadExchange">
      <ExportDialog
        resource={resource}
        shown={{ filter, sort }}
        records={records}
        total={records.length}
        onClose={onClose}
      />
    </TextsOf>
  );
};
