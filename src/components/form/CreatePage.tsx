import Box from '@mui/material/Box';
import {
  CreateBase,
  type RaRecord,
  type RedirectionSideEffect,
  useRedirect,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import type { ReactNode } from 'react';
import { Refused } from '../access/Refused';
import { useCanAccess, useRefusal } from '../access/useCanAccess';
import { useConsoleActions } from '../ConsoleContext';
import { useErrorText } from '../page/errorText';
import { PageHeader } from '../page/PageHeader';
import { BackLink } from './BackLink';
import { RecordForm } from './RecordForm';

type Values = Record<string, unknown>;

interface CreatePageProps<R extends RaRecord> {
  /** Shapes what was typed into what is sent. */
  transform?: (data: Partial<R>) => Partial<R>;
  /** Values of a fresh form. */
  defaultValues?: Values | Partial<R>;
  /**
   * Where a new record leads; the list unless given. `accountList` is the list narrowed to the
   * account of the record, so that it is there to see, and its edit page for those without a list.
   */
  redirectTo?: RedirectionSideEffect | 'accountList';
  onSaved?: (record: R) => void;
  /**
   * Fields that go on to the edit page when the record was created but they could not be saved; no
   * secret may be among them, as the browser keeps them with the address.
   */
  keepWhenPartial?: string[] | ((values: Values) => Values);
  /** What reads the form without being part of it, as a tester. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The id of a record that was created although a later part of the save failed. */
const createdIdOf = (error: unknown): string | undefined =>
  error && typeof error === 'object' && 'createdId' in error
    ? (error.createdId as string | undefined)
    : undefined;

const kept = (keep: NonNullable<CreatePageProps<RaRecord>['keepWhenPartial']>, values: Values) =>
  typeof keep === 'function'
    ? keep(values)
    : Object.fromEntries(keep.map((key) => [key, values[key]]));

const listOfAccount = (
  resource = '',
  _id?: unknown,
  { account_sid }: Partial<RaRecord> = {},
): string => {
  const filter = JSON.stringify(account_sid ? { account_sid } : {});
  return `${resource}?filter=${encodeURIComponent(filter)}`;
};

/** Goes where a new record leads. */
const useLeave = (redirectTo: RedirectionSideEffect | 'accountList') => {
  const redirect = useRedirect();
  const resource = useResourceContext();
  const { storeAccountFilter } = useConsoleActions();
  const hasList = useCanAccess({ action: 'list' });
  return (record: RaRecord) => {
    if (redirectTo !== 'accountList') return redirect(redirectTo, resource, record.id, record);
    storeAccountFilter(record.account_sid ?? null);
    redirect(hasList ? listOfAccount : 'edit', resource, record.id, record);
  };
};

/** The frame of every form for a new record; its texts are those of the resource. */
export function CreatePage<R extends RaRecord>({
  transform,
  defaultValues,
  redirectTo = 'list',
  onSaved,
  keepWhenPartial = [],
  tools,
  children,
}: CreatePageProps<R>) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const redirect = useRedirect();
  const resource = useResourceContext();
  const leave = useLeave(redirectTo);
  const refusal = useRefusal({ action: 'create' });
  // Without a list there is nothing to go back to.
  const hasList = useCanAccess({ action: 'list' });
  if (refusal) return <Refused refusal={refusal} />;
  return (
    <CreateBase
      transform={transform}
      redirect={false}
      disableAuthentication
      mutationOptions={{ retry: false }}
    >
      <Box sx={{ maxWidth: 1280 }}>
        <PageHeader title={translate(`resources.${resource}.title.create`)} back={<BackLink />} />
        <RecordForm
          record={defaultValues}
          isNew
          canSave
          successMessage={`resources.${resource}.notifications.created`}
          onSaved={(record) => {
            onSaved?.(record as R);
            leave(record);
          }}
          onFailed={(error, values) => {
            // Created, but not everything was saved: go on where saving again cannot create twice.
            const id = createdIdOf(error);
            if (!id) return false;
            const record = kept(keepWhenPartial, values);
            redirect('edit', resource, id, undefined, { record, unsaved: errorText(error) });
            return true;
          }}
          onCancel={hasList ? () => redirect('list', resource) : undefined}
          tools={tools}
        >
          {children}
        </RecordForm>
      </Box>
    </CreateBase>
  );
}
