import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SaveContextProvider, type SaveHandlerCallbacks, useDataProvider } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useCanAccess } from '../../components/access/useCanAccess';
import { RecordForm } from '../../components/form/RecordForm';
import { ErrorPanel } from '../../components/page/ErrorPanel';
import { FormSkeleton } from '../../components/page/Skeletons';
import { TtsCacheSection } from '../../components/ttsCache/TtsCacheSection';
import type { ConsoleDataProvider, AdminSettings as Settings } from '../../dataProvider';
import { AdminInputs } from './AdminInputs';
import { toAdminSettings } from './toAdminSettings';

const queryKey = ['admin-settings'];

/**
 * Takes what is stored by now as the new starting point of a form with flat fields, and keeps what
 * was typed: after a save of which a part failed, only the rest counts as unsaved.
 */
const ResumeUnsaved = ({ stored }: { stored: object }) => {
  const { getValues, reset, setValue } = useFormContext();
  const known = useRef(stored);
  useEffect(() => {
    if (known.current === stored) return;
    known.current = stored;
    const typed = Object.entries(getValues());
    reset(stored);
    for (const [name, value] of typed) setValue(name, value, { shouldDirty: true });
  }, [stored, getValues, reset, setValue]);
  return null;
};

/** The two halves of the platform's settings as one record, and a save that sends what changed. */
const useAdminSettings = () => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => dataProvider.getAdminSettings(signal),
    // The form begins with what is stored now: what an earlier visit read would count as typed.
    gcTime: 0,
  });
  const { mutateAsync, isPending: saving } = useMutation({
    mutationFn: ({ wanted, stored }: { wanted: Settings; stored: Settings }) =>
      dataProvider.saveAdminSettings(wanted, stored),
  });
  const save = async (
    typed: Partial<Settings>,
    { onSuccess, onError }: SaveHandlerCallbacks = {},
  ) => {
    if (!data) return;
    const wanted = toAdminSettings(typed, data);
    try {
      const saved = await mutateAsync({ wanted, stored: data });
      queryClient.setQueryData(queryKey, saved);
      onSuccess?.(saved, undefined, undefined);
    } catch (failure) {
      // What was saved after all is the new starting point, so that saving again sends only the rest.
      await refetch();
      onError?.(failure, undefined, undefined);
    }
  };
  return { data, error, refetch, save, saving };
};

export const AdminSettings = ({ tabParam }: { tabParam: string }) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch, save, saving } = useAdminSettings();
  const canSave = useCanAccess({ action: 'edit', resource: 'admin-settings', isWrite: true });
  if (error && !data) return <ErrorPanel error={error} onRetry={() => refetch()} />;
  if (!data) return <FormSkeleton />;
  return (
    <>
      <SaveContextProvider value={{ save, saving, mutationMode: 'pessimistic' }}>
        <RecordForm
          record={data}
          canSave={canSave}
          successMessage="pages.settings.notifications.updated"
          guardedParam={tabParam}
        >
          <ResumeUnsaved stored={data} />
          <AdminInputs />
        </RecordForm>
      </SaveContextProvider>
      <TtsCacheSection
        queryKey={['tts-cache']}
        read={dataProvider.getTtsCacheSize}
        clear={dataProvider.clearTtsCache}
        canClear={canSave}
      />
    </>
  );
};
