import Box from '@mui/material/Box';
import { EditBase, type RaRecord, useCreatePath, useEditContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Refused } from '../access/Refused';
import { type AccessQuestion, useIsAllowed, useRefusal } from '../access/useRefusal';
import { ErrorPanel } from '../page/ErrorPanel';
import { statusOf, useErrorText } from '../page/errorText';
import { PageHeader } from '../page/PageHeader';
import { FormSkeleton } from '../page/Skeletons';
import { BackLink } from './BackLink';
import { RecordForm } from './RecordForm';

interface EditViewProps<R extends RaRecord> {
  /** The title once the record is there, usually its name; none where the form is part of a page. */
  title?: (record: R) => string;
  /** What the page is called until then. */
  loadingTitle?: string;
  onSaved?: (record: R) => void;
  /** What stands below the form: keys, deletion. */
  below?: ReactNode;
  /** What looks at the form without being part of it. */
  tools?: ReactNode;
  children: ReactNode;
}

interface EditPageProps<R extends RaRecord> extends EditViewProps<R> {
  resource: string;
  /** The record, when the URL does not name it. */
  id?: string;
  /** Shapes what was typed into what is sent. */
  transform?: (data: Partial<R>, options?: { previousData?: R }) => Partial<R>;
  /** No way back to a list that the operator may not see. */
  hasList?: boolean;
  /** The success message; the resource's own unless given. */
  successMessage?: string;
  /** The query parameter behind which another form stands, such as the open tab. */
  guardedParam?: string;
  /** A record that cannot be loaded leads back to the list, where its error is told. */
  leavesWhenFailed?: boolean;
}

/** Stands for a record that the platform does not show because it is somebody else's. */
const stranger = { account_sid: ' ', service_provider_sid: ' ' };

/** Says what the platform said of a record that it did not show, and goes on to the list. */
const BackToList = ({ resource, error }: { resource: string; error: unknown }) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const createPath = useCreatePath();
  const message =
    statusOf(error) === 404 ? translate('app.errors.notFoundTitle') : errorText(error).join(' ');
  const redirectTo = createPath({ resource, type: 'list' });
  return <Refused refusal={{ message, args: { _: message }, redirectTo }} />;
};

function EditView<R extends RaRecord>({
  resource,
  title,
  loadingTitle = '',
  onSaved,
  below,
  hasList,
  successMessage,
  guardedParam,
  leavesWhenFailed,
  tools,
  children,
}: EditPageProps<R>) {
  const translate = useTranslate();
  const { record, error, isPending, refetch } = useEditContext<R>();
  const owned = record as AccessQuestion['record'];
  const refusal = useRefusal({ action: 'edit', area: resource, record: owned });
  const canSave = useIsAllowed({ action: 'edit', area: resource, record: owned, isWrite: true });
  const denied = useRefusal({ action: 'edit', area: resource, record: stranger });
  const isDenied = !record && statusOf(error) === 403;
  if (record && refusal) return <Refused refusal={refusal} />;
  if (isDenied) {
    return (
      <Refused refusal={denied ?? { message: 'app.access.denied', redirectTo: '/internal' }} />
    );
  }
  // An ended session leads elsewhere by itself.
  if (error && !record && leavesWhenFailed && statusOf(error) !== 401) {
    return <BackToList resource={resource} error={error} />;
  }
  const listName = translate(`resources.${resource}.name`, { smart_count: 2 });
  return (
    <Box sx={{ maxWidth: 1280 }}>
      {title && (
        <PageHeader
          title={record ? title(record) : loadingTitle}
          back={hasList && <BackLink resource={resource} label={listName} />}
        />
      )}
      {error && !record ? (
        <ErrorPanel error={error} onRetry={() => refetch()} />
      ) : isPending || !record ? (
        <FormSkeleton />
      ) : (
        <>
          <RecordForm
            record={record}
            canSave={canSave}
            successMessage={successMessage ?? `resources.${resource}.notifications.updated`}
            onSaved={(saved) => onSaved?.(saved as R)}
            onDiscarded={() => refetch()}
            guardedParam={guardedParam}
            tools={tools}
          >
            {children}
          </RecordForm>
          {below}
        </>
      )}
    </Box>
  );
}

/**
 * Keeps the form apart from the rows that lists put into the cache: a row may lack what one record
 * holds (limits, view-only), and a form must neither show nor save without it.
 */
const whole = { whole: true };

/**
 * A form always begins with what is stored now: an earlier visit's record would be shown first, and
 * the newer one mixed into what is being typed, rows of lists by their place.
 */
const fromPlatform = { retry: false, gcTime: 0, onError: () => undefined, meta: whole };

/** The frame of every form for a stored record: access, waiting, failure, form, and what is below. */
export function EditPage<R extends RaRecord>({ hasList = true, ...props }: EditPageProps<R>) {
  const { resource, id, transform } = props;
  return (
    <EditBase
      resource={resource}
      id={id}
      transform={transform as never}
      mutationMode="pessimistic"
      redirect={false}
      disableAuthentication
      queryOptions={fromPlatform}
      mutationOptions={{ retry: false, meta: whole }}
    >
      <EditView {...props} hasList={hasList} />
    </EditBase>
  );
}
