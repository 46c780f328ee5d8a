import Button from '@mui/material/Button';
import { type RaRecord, useRecordContext, useResourceContext } from 'ra-core';
import { type ComponentType, useState } from 'react';
import { type AccessQuestion, useIsAllowed } from '../access/useRefusal';
import type { DeleteDialogProps } from '../list/RowActions';
import { FormSection } from './FormSection';

interface DangerSectionProps<R extends RaRecord> {
  title: string;
  /** What deleting does. */
  purpose: string;
  label: string;
  deleteDialog: ComponentType<DeleteDialogProps<R>>;
}

/** The last section of an edit page: what it does, and the button that does it, for those who may. */
export function DangerSection<R extends RaRecord>({
  title,
  purpose,
  label,
  deleteDialog: DeleteDialog,
}: DangerSectionProps<R>) {
  const record = useRecordContext<R>();
  const area = useResourceContext() ?? '';
  const [isOpen, setIsOpen] = useState(false);
  const isAllowed = useIsAllowed({
    action: 'delete',
    area,
    record: record as AccessQuestion['record'],
  });
  if (!record || !isAllowed) return null;
  return (
    <FormSection title={title} purpose={purpose} isDangerous>
      <div>
        <Button variant="outlined" color="error" onClick={() => setIsOpen(true)}>
          {label}
        </Button>
      </div>
      {isOpen && <DeleteDialog record={record} isOpen onClose={() => setIsOpen(false)} />}
    </FormSection>
  );
}
