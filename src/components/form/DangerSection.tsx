import Button from '@mui/material/Button';
import { type RaRecord, useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import { type ComponentType, useState } from 'react';
import { useCanAccess } from '../access/useCanAccess';
import { DeleteDialog, type DeleteDialogProps } from '../dialogs/DeleteDialog';
import { FormSection } from './FormSection';

interface DangerSectionProps<R extends RaRecord> {
  /** What deleting does; `sections.dangerPurpose` of the resource unless given. */
  purpose?: string;
  deleteDialog?: ComponentType<DeleteDialogProps<R>>;
}

/** The last section of an edit page: what deleting does, and the button for it, for those who may. */
export function DangerSection<R extends RaRecord>({
  purpose,
  deleteDialog: Dialog = DeleteDialog,
}: DangerSectionProps<R>) {
  const translate = useTranslate();
  const texts = `resources.${useResourceContext()}`;
  const record = useRecordContext<R>();
  const [isOpen, setIsOpen] = useState(false);
  const isAllowed = useCanAccess({ action: 'delete', record });
  if (!record || !isAllowed) return null;
  return (
    <FormSection
      title={translate(`${texts}.sections.danger`)}
      purpose={purpose ?? translate(`${texts}.sections.dangerPurpose`)}
      isDangerous
    >
      <div>
        <Button variant="outlined" color="error" onClick={() => setIsOpen(true)}>
          {translate(`${texts}.action.delete`)}
        </Button>
      </div>
      {isOpen && <Dialog record={record} onClose={() => setIsOpen(false)} leadsToList />}
    </FormSection>
  );
}
