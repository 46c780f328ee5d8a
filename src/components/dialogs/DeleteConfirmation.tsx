import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useNotify, useRedirect, useResourceContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ResourceName, Used } from '../../types';
import { skipUnsavedGuard } from '../form/UnsavedGuard';
import { listOf } from '../list/relatedLists';
import { useErrorText } from '../page/errorText';
import { useRecordName } from '../useRecordName';
import { BlockedDialog } from './BlockedDialog';
import { ConfirmDialog } from './ConfirmDialog';
import { useDeletion } from './useDeletion';

/** What a list or an edit page passes to its delete dialog. */
export interface DeleteDialogProps<R extends RaRecord = RaRecord> {
  record: R;
  onClose: () => void;
  /** Set on the record's own page, which is gone afterwards. */
  leadsToList?: boolean;
}

export interface DeleteDialogOptions extends DeleteDialogProps {
  /** The resource of the context unless given. */
  resource?: ResourceName;
  /** How the record is called; its representation unless given. */
  name?: string;
  /**
   * What still uses the record, by the last part of the keys `resources.….usage`; deletion is
   * refused while there is any.
   */
  usage?: () => Promise<Record<string, Used[]>>;
  /** What is lost with it; `sections.dangerPurpose` of the resource unless given. */
  consequence?: string;
  /** The resource's own unless given. */
  successMessage?: string;
  /** Where it leads from the record's own page. */
  redirectTo?: 'list' | 'create';
  /** What follows instead of staying with the list. */
  onDeleted?: () => void;
}

/** Refuses while something uses the record, else asks and deletes. */
export const DeleteConfirmation = (props: DeleteDialogOptions) => {
  const {
    record,
    onClose,
    leadsToList,
    usage,
    consequence,
    onDeleted,
    redirectTo = 'list',
  } = props;
  const resource = useResourceContext(props) ?? '';
  const texts = `resources.${resource}`;
  const recordName = useRecordName();
  const { name = recordName(record), successMessage = `${texts}.notifications.deleted` } = props;
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const redirect = useRedirect();
  const deletion = useDeletion(resource, record, name);
  // A deleted record is not checked for what uses it.
  const [isConfirmed, setIsConfirmed] = useState(false);
  const { data: used, error } = useQuery({
    queryKey: ['usage', resource, record.id],
    queryFn: async () => Object.entries((await usage?.()) ?? {}),
    enabled: !isConfirmed,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const inUse = used?.filter(([, records]) => records.length > 0) ?? [];

  const remove = async () => {
    setIsConfirmed(true);
    const isOpen = await deletion();
    if (!isOpen) return;
    notify(successMessage, { type: 'success', messageArgs: { name } });
    if (onDeleted) onDeleted();
    else if (leadsToList) redirect(redirectTo, resource, undefined, undefined, skipUnsavedGuard);
  };

  if (inUse.length > 0) {
    return (
      <BlockedDialog
        title={translate('app.confirm.inUseTitle', { name })}
        text={translate(`${texts}.usage.blocked`)}
        groups={inUse.map(([kind, records]) => ({
          label: translate(`${texts}.usage.${kind}`),
          records,
          listHref: listOf(resource, record, records[0]?.resource),
        }))}
        onClose={onClose}
      />
    );
  }
  const isChecking = !used && !error;
  return (
    <ConfirmDialog
      isOpen
      title={translate('app.confirm.deleteTitle', { name })}
      confirmLabel={translate(isChecking ? 'app.confirm.checking' : 'app.confirm.delete')}
      isDangerous
      isDisabled={isChecking || error !== null}
      onConfirm={remove}
      onClose={onClose}
    >
      {consequence ?? translate(`${texts}.sections.dangerPurpose`)}
      {error && (
        <Alert severity="error" variant="outlined" sx={{ mt: 3 }}>
          {errorText(error).join(' ')}
        </Alert>
      )}
    </ConfirmDialog>
  );
};
