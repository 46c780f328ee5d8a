import Box from '@mui/material/Box';
import { EditBase, type RaRecord, useEditContext, useResourceContext, useTranslate } from 'ra-core';
import type { ComponentType, ReactNode } from 'react';
import { unreadPaths } from '../../domain/unreadable';
import { addressOf, consoleRoot } from '../../routing/addresses';
import type { ResourceName } from '../../types';
import { Refused } from '../access/Refused';
import { useCanAccess, useRefusal } from '../access/useCanAccess';
import type { DeleteDialogProps } from '../dialogs/DeleteDialog';
import { ErrorPanel } from '../page/ErrorPanel';
import { statusOf, useErrorText } from '../page/errorText';
import { FormSkeleton } from '../page/Skeletons';
import { DangerSection } from './DangerSection';
import { EditHeader } from './EditHeader';
import { FormSections } from './FormSections';
import { RecordForm } from './RecordForm';
import { SaveBarLast } from './SaveBarPlace';

interface EditViewProps<R extends RaRecord> {
  /** The title once the record is there; its representation unless given. */
  title?: (record: R) => string;
  /** The page is called the same for every record, whose name stands beside. */
  hasFixedTitle?: boolean;
  /** The form is a part of a page that has a title. */
  hasNoTitle?: boolean;
  /** What follows a save; `sent` is what the form held. */
  onSaved?: (record: R, sent: Partial<R>) => void;
  /** What follows a failed one, of which a part may be stored. */
  onFailed?: () => void;
  /** What stands before the form. */
  above?: ReactNode;
  /** Something beside the form is still loading: nothing is shown, so that nothing moves later. */
  isWaiting?: boolean;
  /** How many sections the page has: one with many keeps the place of their index while it loads. */
  sections?: number;
  /** The keys of the first sections' titles, which keep their place as well. */
  heads?: readonly string[];
  /** The first of them is a line: how the record fares. */
  startsWithState?: boolean;
  /** What stands between the form and the deletion. */
  below?: ReactNode;
  /** The dialog of the deletion, where it asks for more than every resource does. */
  deleteDialog?: ComponentType<DeleteDialogProps<R>>;
  /** The last section, where it is more than the deletion of a resource. */
  danger?: ReactNode;
  /** What reads the form without being part of it, as a tester. */
  tools?: ReactNode;
  /** The query parameter that switches to another form, such as the open tab. */
  guardedParam?: string;
  /** A record that cannot be loaded leads back to the list, which shows its error. */
  leavesWhenFailed?: boolean;
  /** What is shown in place of a record that does not exist, where there is more to say than that. */
  missing?: ReactNode;
  children: ReactNode;
}

type Transform<R> = (data: Partial<R>, options?: { previousData?: R }) => Partial<R>;

interface EditPageProps<R extends RaRecord> extends EditViewProps<R> {
  /** The resource of the context unless given. */
  resource?: ResourceName;
  /** The record, when the URL does not name it. */
  id?: string;
  /** Shapes what was typed into what is sent. */
  transform?: Transform<R>;
}

/** Stands for a record of another account, which the platform answers with 403. */
const foreignRecord = { account_sid: ' ', service_provider_sid: ' ' };

/** That there is no such record, by what it would be. */
const useMissingText = () => {
  const translate = useTranslate();
  const resource = useResourceContext();
  return translate('app.errors.notFoundNamed', {
    name: translate(`resources.${resource}.name`, { smart_count: 1 }),
  });
};

/** Shows the platform's message about a record that it did not return, and goes to the list. */
const BackToList = ({ error }: { error: unknown }) => {
  const missing = useMissingText();
  const errorText = useErrorText();
  const resource = useResourceContext();
  const message = statusOf(error) === 404 ? missing : errorText(error).join(' ');
  const redirectTo = addressOf({ area: resource });
  return <Refused refusal={{ message, args: { _: message }, redirectTo }} />;
};

function EditView<R extends RaRecord>({
  title,
  hasFixedTitle,
  hasNoTitle,
  onSaved,
  onFailed,
  above,
  isWaiting = false,
  sections,
  heads,
  startsWithState,
  below,
  deleteDialog,
  danger = <DangerSection deleteDialog={deleteDialog} />,
  guardedParam,
  leavesWhenFailed,
  missing,
  tools,
  children,
}: EditViewProps<R>) {
  const resource = useResourceContext();
  const missingText = useMissingText();
  const { record, error, isPending, refetch } = useEditContext<R>();
  const refusal = useRefusal({ action: 'edit', record });
  const canSave = useCanAccess({ action: 'edit', record, isWrite: true });
  const foreignRefusal = useRefusal({ action: 'edit', record: foreignRecord });
  if (record && refusal) return <Refused refusal={refusal} />;
  if (!record && statusOf(error) === 403) {
    return (
      <Refused
        refusal={foreignRefusal ?? { message: 'app.access.denied', redirectTo: consoleRoot }}
      />
    );
  }
  // After a 401 the session is over, and the sign-in page follows by itself.
  if (error && !record && leavesWhenFailed && statusOf(error) !== 401) {
    return <BackToList error={error} />;
  }
  return (
    <Box sx={{ maxWidth: 1280 }}>
      {!hasNoTitle && <EditHeader title={title} hasFixedTitle={hasFixedTitle} />}
      {missing && !record && statusOf(error) === 404 ? (
        missing
      ) : error && !record ? (
        <ErrorPanel error={error} onRetry={() => refetch()} missing={missingText} />
      ) : isPending || isWaiting || !record ? (
        <FormSkeleton
          sections={sections}
          isReadOnly={!canSave}
          heads={heads}
          startsWithState={startsWithState}
        />
      ) : (
        <FormSections atLeast={sections}>
          <SaveBarLast>
            {above}
            <RecordForm
              record={record}
              name={title?.(record)}
              canSave={canSave}
              successMessage={`resources.${resource}.notifications.updated`}
              onSaved={(saved, sent) => onSaved?.(saved as R, sent as Partial<R>)}
              onFailed={() => {
                onFailed?.();
                return false;
              }}
              onDiscarded={() => refetch()}
              guardedParam={guardedParam}
              tools={tools}
            >
              {children}
            </RecordForm>
            {below}
            {danger}
          </SaveBarLast>
        </FormSections>
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
 * A form always begins with what is stored now. A cached record would be shown first, and the newer
 * one merged into what is being typed, with rows of lists matched by index.
 */
const fromPlatform = { retry: false, gcTime: 0, onError: () => undefined, meta: whole };

/**
 * The same, except for groups with an unreadable part: those keep the form's values, because a group
 * without its address would be sent as none.
 */
const keepUnread =
  <R extends RaRecord>(transform: Transform<R>): Transform<R> =>
  (data, options) => {
    const groups = unreadPaths(data, options?.previousData)
      .filter((path) => path.includes('.'))
      .map((path) => path.split('.')[0] as keyof R);
    return {
      ...transform(data, options),
      ...Object.fromEntries(groups.map((key) => [key, data[key]])),
    };
  };

/**
 * The frame of every form for a stored record: access, waiting, failure, form, what is below, and
 * deletion. Its texts are those of the resource.
 */
export function EditPage<R extends RaRecord>(props: EditPageProps<R>) {
  const { resource, id, transform, ...view } = props;
  return (
    <EditBase
      resource={resource}
      id={id}
      transform={transform && keepUnread(transform)}
      mutationMode="pessimistic"
      redirect={false}
      disableAuthentication
      queryOptions={fromPlatform}
      mutationOptions={{ retry: false, meta: whole }}
    >
      <EditView {...view} />
    </EditBase>
  );
}
