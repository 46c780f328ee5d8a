import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog';
import { Combobox } from '../../../components/inputs/Combobox';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { usePlatform } from '../../../components/usePlatform';
import type { Application } from '../../../types';
import type { CallDialogProps } from './callDialogs';

const none: Application[] = [];

/** Moves a call to another application of its account: to that one's calling webhook. */
export const MoveDialog = ({ call, parties, change, onClose }: CallDialogProps) => {
  const translate = useTranslate();
  const dataProvider = usePlatform();
  const [chosen, setChosen] = useState<Application | null>(null);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['live', 'applications', call.account_sid],
    queryFn: async () => {
      const applications = await dataProvider.getAccountApplications(call.account_sid);
      return applications.filter(({ call_hook }) => call_hook?.url);
    },
    retry: false,
    // The answer may hold passwords of webhooks: nobody keeps it.
    gcTime: 0,
  });
  const hook = chosen?.call_hook;
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={translate('live.calls.move.title')}
      confirmLabel={translate('live.calls.move.confirm')}
      isDisabled={!hook}
      onConfirm={async () => hook && change(call, { act: 'move', to: hook })}
      onClose={onClose}
    >
      <p>{translate('live.calls.move.about', parties)}</p>
      {error ? (
        <ErrorPanel error={error} onRetry={() => refetch()} />
      ) : (
        <Combobox
          label={translate('live.calls.move.application')}
          placeholder={translate('live.calls.move.application')}
          choices={data ?? none}
          value={chosen}
          onChange={(choice) => setChosen(data?.find(({ id }) => id === choice?.id) ?? null)}
          isLoading={isPending}
        />
      )}
    </ConfirmDialog>
  );
};
