import Box from '@mui/material/Box';
import {
  CreateBase,
  type RaRecord,
  type RedirectionSideEffect,
  useRedirect,
  useTranslate,
} from 'ra-core';
import type { ReactNode } from 'react';
import { Refused } from '../access/Refused';
import { useIsAllowed, useRefusal } from '../access/useRefusal';
import { useErrorText } from '../page/errorText';
import { PageHeader } from '../page/PageHeader';
import { BackLink } from './BackLink';
import { RecordForm } from './RecordForm';

interface CreatePageProps<R extends RaRecord> {
  resource: string;
  title: string;
  /** Shapes what was typed into what is sent. */
  transform?: (data: Partial<R>) => Partial<R>;
  /** Values of a fresh form. */
  defaults?: Record<string, unknown>;
  /** Where a new record leads; the list unless given. */
  redirectTo?: RedirectionSideEffect;
  onSaved?: (record: R) => void;
  /**
   * Fields that go on to the edit page when the record was created but they could not be saved; no
   * secret may be among them, as the browser keeps them with the address.
   */
  keepWhenPartial?: string[] | ((values: Record<string, unknown>) => Record<string, unknown>);
  /** What looks at the form without being part of it. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The id of a record that was created although a later part of the save failed. */
const createdIdOf = (error: unknown): string | undefined =>
  error && typeof error === 'object' && 'createdId' in error
    ? (error.createdId as string | undefined)
    : undefined;

const kept = (
  keep: NonNullable<CreatePageProps<RaRecord>['keepWhenPartial']>,
  values: Record<string, unknown>,
) =>
  typeof keep === 'function'
    ? keep(values)
    : Object.fromEntries(keep.map((key) => [key, values[key]]));

/** The frame of every form for a new record. */
export function CreatePage<R extends RaRecord>({
  resource,
  title,
  transform,
  defaults,
  redirectTo = 'list',
  onSaved,
  keepWhenPartial = [],
  tools,
  children,
}: CreatePageProps<R>) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const redirect = useRedirect();
  const refusal = useRefusal({ action: 'create', area: resource });
  // Without a list there is nothing to go back to.
  const hasList = useIsAllowed({ action: 'list', area: resource });
  if (refusal) return <Refused refusal={refusal} />;
  const listName = translate(`resources.${resource}.name`, { smart_count: 2 });
  return (
    <CreateBase
      resource={resource}
      transform={transform as never}
      redirect={false}
      disableAuthentication
      mutationOptions={{ retry: false }}
    >
      <Box sx={{ maxWidth: 1280 }}>
        <PageHeader
          title={title}
          back={hasList && <BackLink resource={resource} label={listName} />}
        />
        <RecordForm
          record={defaults}
          isNew
          canSave
          successMessage={`resources.${resource}.notifications.created`}
          onSaved={(record) => {
            onSaved?.(record as R);
            redirect(redirectTo, resource, record.id, record);
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
