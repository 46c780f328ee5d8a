import Alert from '@mui/material/Alert';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RaRecord, useRedirect, useResourceContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ResourceName, Used, Uses } from '../../types';
import { skipUnsavedGuard } from '../form/UnsavedGuard';
import { listOf } from '../list/relatedLists';
import { useErrorText } from '../page/errorText';
import { useWayBack } from '../undo/useWayBack';
import { useRecordName } from '../useRecordName';
import { BlockedDialog } from './BlockedDialog';
import { ConfirmDialog } from './ConfirmDialog';
import { isRefusedAsUsed } from './refusedAsUsed';
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
   * refused while there is any. What was not looked at wholly the platform may refuse: then it is looked at
   * again, further (`isRefused`).
   */
  usage?: (isRefused: boolean) => Promise<Record<string, Used[] | Uses>>;
  /** What is lost with it; `sections.dangerPurpose` of the resource unless given. */
  consequence?: string;
  /** The resource's own unless given. */
  successMessage?: string;
  /** Where it leads from the record's own page. */
  redirectTo?: 'list' | 'create';
  /** What follows instead of staying with the list. */
  onDeleted?: () => void;
}

const allOf = (records: Used[]): Uses => ({ records, count: records.length });

type Step = 'asking' | 'deleting' | 'refused';

/** What uses the record, which is not asked of one that is being deleted. */
const useFound = ({ record, usage }: DeleteDialogOptions, resource: string, step: Step) => {
  const isRefused = step === 'refused';
  return useQuery({
    queryKey: ['usage', resource, record.id, isRefused],
    queryFn: async () =>
      Object.entries((await usage?.(isRefused)) ?? {}).map(
        ([kind, uses]) => [kind, Array.isArray(uses) ? allOf(uses) : uses] as const,
      ),
    enabled: step !== 'deleting',
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
};

/** Refuses while something uses the record, else asks and deletes. */
export const DeleteConfirmation = (props: DeleteDialogOptions) => {
  const { record, onClose, leadsToList, consequence, onDeleted } = props;
  const resource = (useResourceContext(props) ?? '') as ResourceName;
  const texts = `resources.${resource}`;
  const recordName = useRecordName();
  const { name = recordName(record), redirectTo = 'list' } = props;
  const { successMessage = `${texts}.notifications.deleted` } = props;
  const translate = useTranslate();
  const errorText = useErrorText();
  const redirect = useRedirect();
  const deletion = useDeletion(resource, record, name);
  const leadsTo = leadsToList && !onDeleted ? redirectTo : null;
  const wayBack = useWayBack({ resource, record, name, message: successMessage, leadsTo });
  const [step, setStep] = useState<Step>('asking');
  const isRefused = step === 'refused';
  const { data: found, error } = useFound(props, resource, step);
  const inUse = found?.filter(([, { count }]) => count > 0) ?? [];

  const remove = async () => {
    setStep('deleting');
    const { isOpen, taken } = await deletion().catch((failure: unknown) => {
      const isPart = found?.some(([, { looked }]) => looked);
      if (isPart && isRefusedAsUsed(failure)) setStep('refused');
      throw failure;
    });
    if (!isOpen) return;
    wayBack.tell(taken);
    if (onDeleted) onDeleted();
    else if (leadsToList) redirect(redirectTo, resource, undefined, undefined, skipUnsavedGuard);
  };

  if (inUse.length > 0) {
    return (
      <BlockedDialog
        title={translate('app.confirm.inUseTitle', { name })}
        text={translate(`${texts}.usage.blocked`)}
        groups={inUse.map(([kind, { records, count, looked }]) => ({
          label: translate(`${texts}.usage.${kind}`),
          records,
          count: looked ? null : count,
          note: looked && translate('app.usedBy.looked', looked),
          listHref: listOf(resource, record, records[0]?.resource),
        }))}
        onClose={onClose}
      />
    );
  }
  // Nothing moves while the operator reads.
  if (!wayBack.isReady) return null;
  const isChecking = !found && !error;
  return (
    <ConfirmDialog
      isOpen
      title={translate('app.confirm.deleteTitle', { name })}
      confirmLabel={translate(isChecking ? 'app.confirm.checking' : 'app.confirm.delete')}
      isDangerous
      isDisabled={isChecking || (error !== null && !isRefused)}
      onConfirm={remove}
      onClose={onClose}
    >
      {consequence ?? <span>{translate(`${texts}.sections.dangerPurpose`)}</span>}
      {wayBack.note}
      {error && !isRefused && (
        <Alert severity="error" variant="outlined" sx={{ mt: 3 }}>
          {errorText(error).join(' ')}
        </Alert>
      )}
    </ConfirmDialog>
  );
};
