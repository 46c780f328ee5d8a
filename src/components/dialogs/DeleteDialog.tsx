import Alert from '@mui/material/Alert';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type RaRecord,
  useDataProvider,
  useNotify,
  useRedirect,
  useRefresh,
  useTranslate,
} from 'ra-core';
import { skipUnsavedGuard } from '../form/UnsavedGuard';
import { useErrorText } from '../page/errorText';
import { BlockedDialog, type UsageGroup } from './BlockedDialog';
import { ConfirmDialog } from './ConfirmDialog';

interface DeleteDialogProps {
  resource: string;
  record: RaRecord;
  /** How the record is called. */
  name: string;
  /** What the platform's users call its kind: "account". */
  kind: string;
  isOpen: boolean;
  onClose: () => void;
  /** What still uses the record; deletion is refused while any group has names. */
  usage?: (signal: AbortSignal) => Promise<UsageGroup[]>;
  /** Said when deletion is refused. */
  blockedText?: string;
  /** What else goes with it. */
  consequence?: string;
  successMessage: string;
  successArgs?: Record<string, string>;
  /** Set on the record's own page, which is gone afterwards. */
  leadsToList?: boolean;
  /** What follows instead of refreshing the screen. */
  onDeleted?: () => void;
}

/** Checks what uses a record, then asks, then deletes: the one way in which anything is deleted. */
export const DeleteDialog = ({
  resource,
  record,
  name,
  kind,
  isOpen,
  onClose,
  usage,
  blockedText = '',
  consequence,
  successMessage,
  successArgs,
  leadsToList,
  onDeleted,
}: DeleteDialogProps) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const { data: groups, error } = useQuery({
    queryKey: ['usage', resource, record.id],
    queryFn: ({ signal }) => usage?.(signal) ?? [],
    enabled: isOpen,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const inUse = groups?.filter(({ names }) => names.length > 0) ?? [];

  const remove = async () => {
    await dataProvider.delete(resource, { id: record.id, previousData: record });
    notify(successMessage, { type: 'success', messageArgs: { name, ...successArgs } });
    queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
    if (onDeleted) onDeleted();
    else if (leadsToList) redirect('list', resource, undefined, undefined, skipUnsavedGuard);
    else refresh();
  };

  if (inUse.length > 0) {
    return (
      <BlockedDialog
        isOpen={isOpen}
        title={translate('app.confirm.inUseTitle', { name })}
        text={blockedText}
        groups={inUse}
        onClose={onClose}
      />
    );
  }
  const isChecking = !groups && !error;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={translate('app.confirm.deleteTitle', { name })}
      confirmLabel={translate(isChecking ? 'app.confirm.checking' : 'app.confirm.delete')}
      isDangerous
      isDisabled={isChecking || error !== null}
      onConfirm={remove}
      onClose={onClose}
    >
      {translate('app.confirm.deleteText', { kind, name })}
      {consequence && <div>{consequence}</div>}
      {error && (
        <Alert severity="error" variant="outlined" sx={{ mt: 3 }}>
          {errorText(error).join(' ')}
        </Alert>
      )}
    </ConfirmDialog>
  );
};
