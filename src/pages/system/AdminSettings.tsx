import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  ResourceContextProvider,
  SaveContextProvider,
  type SaveHandlerCallbacks,
  useMutationMiddlewares,
} from 'ra-core';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useCanAccess } from '../../components/access/useCanAccess';
import { RecordForm } from '../../components/form/RecordForm';
import { ErrorPanel } from '../../components/page/ErrorPanel';
import { isPartlySaved } from '../../components/page/errorText';
import { FormSkeleton } from '../../components/page/Skeletons';
import { TtsCacheSection } from '../../components/ttsCache/TtsCacheSection';
import { usePlatform } from '../../components/usePlatform';
import type { SaveMeta, AdminSettingsRecord as Settings } from '../../dataProvider';
import { changesOf } from '../../engines/drafts';
import { AdminInputs } from './AdminInputs';
import { toAdminSettings } from './toAdminSettings';

const resource = 'admin-settings';
const queryKey = [resource];

/**
 * Makes the stored values the new starting point of a form with flat fields, and keeps what was typed:
 * after a save that failed in part, only the rest counts as unsaved.
 */
const ResumeUnsaved = ({ stored }: { stored: object }) => {
  const { getValues, reset, setValue } = useFormContext();
  const known = useRef(stored);
  useEffect(() => {
    if (known.current === stored) return;
    const typed = changesOf(getValues(), known.current);
    known.current = stored;
    reset(stored);
    // Values that were not typed are those stored by now, by whomever.
    for (const { path, to } of typed) setValue(path.join('.'), to, { shouldDirty: true });
  }, [stored, getValues, reset, setValue]);
  return null;
};

type Save = (
  resource: string,
  params: { id: string; data: Settings; previousData: Settings; meta?: SaveMeta },
) => Promise<{ data: Settings }>;

/** The two halves of the platform's settings as one record, and a save that sends what changed. */
const useAdminSettings = () => {
  const dataProvider = usePlatform();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => dataProvider.getAdminSettings(signal),
    // The form begins with what is stored now: what an earlier visit read would count as typed.
    gcTime: 0,
  });
  const { mutateAsync, isPending: saving } = useMutation({
    mutationFn: ({ save, wanted, stored }: { save: Save; wanted: Settings; stored: Settings }) =>
      save(resource, { id: stored.id, data: wanted, previousData: stored }),
  });
  const { getMutateWithMiddlewares, ...middlewares } = useMutationMiddlewares<Save>();
  const send: Save = async (_resource, { data: wanted, previousData, meta }) => ({
    data: await dataProvider.saveAdminSettings(wanted, previousData, meta),
  });
  const save = async (
    typed: Partial<Settings>,
    { onSuccess, onError }: SaveHandlerCallbacks = {},
  ) => {
    if (!data) return;
    const wanted = toAdminSettings(typed, data);
    try {
      const withLook = getMutateWithMiddlewares(send);
      const { data: saved } = await mutateAsync({ save: withLook, wanted, stored: data });
      queryClient.setQueryData(queryKey, saved);
      onSuccess?.(saved, undefined, undefined);
    } catch (failure) {
      // What was saved after all is the new starting point, so that saving again sends only the rest.
      if (isPartlySaved(failure)) await refetch();
      onError?.(failure, undefined, undefined);
    }
  };
  return { data, error, refetch, save, saving, middlewares };
};

export const AdminSettings = ({ tabParam }: { tabParam: string }) => {
  const dataProvider = usePlatform();
  const { data, error, refetch, save, saving, middlewares } = useAdminSettings();
  const canSave = useCanAccess({ action: 'edit', resource, isWrite: true });
  if (error && !data) return <ErrorPanel error={error} onRetry={() => refetch()} />;
  if (!data) return <FormSkeleton />;
  return (
    <ResourceContextProvider value={resource}>
      <SaveContextProvider value={{ save, saving, mutationMode: 'pessimistic', ...middlewares }}>
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
    </ResourceContextProvider>
  );
};
