import Box from '@mui/material/Box';
import {
  CreateBase,
  type RaRecord,
  type RedirectionSideEffect,
  useEvent,
  useNavigate,
  useRedirect,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { addressOf } from '../../routing/addresses';
import { Refused } from '../access/Refused';
import { useCanAccess, useRefusal } from '../access/useCanAccess';
import { useConsoleActions } from '../ConsoleContext';
import { useNoteAdded } from '../firstSteps/useSetup';
import { useErrorText } from '../page/errorText';
import { PageHeader } from '../page/PageHeader';
import { BackLink } from './BackLink';
import { FormSections } from './FormSections';
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
  /** True for a form whose record opens, wherever others lead; asked with what was saved. */
  isOpened?: (sent: Values) => boolean;
  onSaved?: (record: R) => void;
  /**
   * Fields that go on to the edit page when the record was created but they could not be saved; no
   * secret may be among them, as the browser keeps them with the address.
   */
  keepWhenPartial?: string[] | ((values: Values) => Values);
  /** What reads the form without being part of it, as a tester. */
  tools?: ReactNode;
  /** There can be no other one after this one. */
  isOneOnly?: boolean;
  children: ReactNode;
}

/** The id of a record that was created although a later part of the save failed. */
const createdIdOf = (error: unknown): string | undefined =>
  (error as { createdId?: string } | null)?.createdId;

const kept = (keep: NonNullable<CreatePageProps<RaRecord>['keepWhenPartial']>, values: Values) =>
  typeof keep === 'function'
    ? keep(values)
    : Object.fromEntries(keep.map((key) => [key, values[key]]));

/** Goes where a new record leads. */
const useLeave = (
  redirectTo: RedirectionSideEffect | 'accountList',
  isOpened: ((sent: Values) => boolean) | undefined,
) => {
  const redirect = useRedirect();
  const navigate = useNavigate();
  const resource = useResourceContext();
  const { storeAccountFilter } = useConsoleActions();
  const hasList = useCanAccess({ action: 'list' });
  return (record: RaRecord, sent: Values) => {
    if (isOpened?.(sent)) return redirect('edit', resource, record.id);
    if (redirectTo !== 'accountList') return redirect(redirectTo, resource, record.id, record);
    const { account_sid } = record;
    storeAccountFilter(account_sid ?? null);
    if (!hasList) return redirect('edit', resource, record.id, record);
    const list = addressOf({ area: resource, filter: account_sid ? { account_sid } : {} });
    navigate(list, { state: { _scrollToTop: true, created: record.id } });
  };
};

/** What the form for another record begins with: whose it is, not what it is. */
const keptForAnother = [
  'account_sid',
  'voip_carrier_sid',
  'application_sid',
  'scope',
  'is_active',
] as const;

const startOf = (defaults: Values | undefined, values: Values): Values => ({
  ...defaults,
  ...Object.fromEntries(
    keptForAnother.flatMap((key) => (key in values ? [[key, values[key]]] : [])),
  ),
});

/** The form for another record, once the one before it was created; `start` is what it begins with. */
function useAnother(defaultValues: Values | undefined) {
  const [start, setStart] = useState({ count: 0, record: defaultValues });
  const [saved, setSaved] = useState<Values | null>(null);
  const isWanted = useRef(false);
  const begin = useEvent((values: Values) =>
    setStart(({ count }) => ({ count: count + 1, record: startOf(defaultValues, values) })),
  );
  // The form that was saved is drawn clean first, so that its draft goes.
  useEffect(() => {
    if (saved) begin(saved);
  }, [saved, begin]);
  return { start, isWanted, begin: setSaved };
}

/** The frame of every form for a new record; its texts are those of the resource. */
export function CreatePage<R extends RaRecord>({
  transform,
  defaultValues,
  redirectTo = 'list',
  isOpened,
  onSaved,
  keepWhenPartial = [],
  tools,
  isOneOnly = false,
  children,
}: CreatePageProps<R>) {
  const another = useAnother(defaultValues);
  const translate = useTranslate();
  const errorText = useErrorText();
  const redirect = useRedirect();
  const resource = useResourceContext();
  const leave = useLeave(redirectTo, isOpened);
  const noteAdded = useNoteAdded();
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
        <FormSections>
          <RecordForm
            key={another.start.count}
            record={another.start.record}
            isNew
            canSave
            successMessage={`resources.${resource}.notifications.created`}
            onSaved={(record, sent) => {
              noteAdded(resource);
              onSaved?.(record as R);
              if (another.isWanted.current) another.begin(sent);
              else leave(record, sent);
            }}
            onAnother={
              isOneOnly
                ? undefined
                : (isWanted) => {
                    another.isWanted.current = isWanted;
                  }
            }
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
        </FormSections>
      </Box>
    </CreateBase>
  );
}
