import { useQuery } from '@tanstack/react-query';
import {
  ResourceContextProvider,
  useLocation,
  useResourceDefinitions,
  useTranslate,
} from 'ra-core';
import { useState } from 'react';
import { Refused } from '../../components/access/Refused';
import { useRefusal } from '../../components/access/useCanAccess';
import { BackLink } from '../../components/form/BackLink';
import { useHoldUnsavedWork } from '../../components/form/useHoldUnsavedWork';
import { ErrorPanel } from '../../components/page/ErrorPanel';
import { NotFound } from '../../components/page/NotFound';
import { PageHeader } from '../../components/page/PageHeader';
import { FormSkeleton } from '../../components/page/Skeletons';
import type { ResourceName } from '../../types';
import type { Importing } from '../../types/importing';
import type { ResourceOptions } from '../../types/resourceOptions';
import { CheckStep } from './CheckStep';
import { ColumnsStep } from './ColumnsStep';
import { FileStep } from './FileStep';
import { FoundImport } from './FoundImport';
import { IntoInput } from './IntoInput';
import { RunStep } from './RunStep';
import { useImportCheck } from './useImportCheck';
import { useImportFile } from './useImportFile';
import { useImportRun } from './useImportRun';

interface ImportStepsProps {
  resource: ResourceName;
  importing: Importing;
}

/** From the file to the records, one step below the other. */
const ImportSteps = ({ resource, importing }: ImportStepsProps) => {
  const [into, setInto] = useState<string | null>(null);
  const source = useImportFile(importing);
  const file = source.state.at === 'open' ? source.state.file : null;
  const check = useImportCheck({ resource, importing, file, into });
  const run = useImportRun({
    ...{ resource, into, file, rows: check.rows, again: check.again },
  });
  const isOn = run.isBusy;
  const { refused, notTried } = run.outcome;
  // The note says how far it is, and keeps none of its rows.
  const isWaiting = file?.isTyped && (!run.hasBegun || isOn);
  useHoldUnsavedWork(isWaiting || isOn || refused.length + notTried.length > 0, false);
  const isImpossible = importing.columns.some(
    ({ key, isRequired }) => isRequired && key !== 'account_sid' && !file?.keys.includes(key),
  );
  const hasSecrets = importing.columns.some(
    ({ key, kind }) => kind === 'secret' && file?.keys.includes(key),
  );
  return (
    <>
      {importing.into && (
        <IntoInput resource={resource} value={into} isLocked={isOn} onChange={setInto} />
      )}
      <FileStep source={source} isLocked={isOn} />
      {file && (
        <>
          <ColumnsStep
            importing={importing}
            file={file}
            isLocked={isOn}
            onKey={source.setKey}
            onHead={source.setHasHead}
          />
          {(!importing.into || into) && (
            <CheckStep
              file={file}
              importing={importing}
              rows={run.rows}
              error={check.error}
              onRetry={() => check.again().catch(() => undefined)}
            />
          )}
          {run.rows && (
            <RunStep
              resource={resource}
              file={file}
              rows={run.rows}
              importing={run}
              hasSecrets={hasSecrets}
              isImpossible={isImpossible}
            />
          )}
        </>
      )}
    </>
  );
};

const ImportOf = ({
  resource,
  load,
}: {
  resource: ResourceName;
  load: () => Promise<Importing>;
}) => {
  const translate = useTranslate();
  const refusal = useRefusal({ action: 'create', resource });
  const { data, error, refetch } = useQuery({
    queryKey: ['importing', resource],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (refusal) return <Refused refusal={refusal} />;
  if (error) return <ErrorPanel error={error} onRetry={() => refetch()} />;
  if (!data) return <FormSkeleton withTitle />;
  const name = translate(`resources.${resource}.name`, { smart_count: 2 });
  return (
    <>
      <PageHeader title={translate('app.importing.title', { name })} back={<BackLink />} />
      <FoundImport resource={resource} />
      <ImportSteps resource={resource} importing={data} />
    </>
  );
};

/** Makes records of the rows of a file: `/internal/import?of={resource}`. */
export const ImportPage = () => {
  const resource = new URLSearchParams(useLocation().search).get('of') ?? '';
  const definitions = useResourceDefinitions();
  const load = (definitions[resource]?.options as ResourceOptions | undefined)?.importing;
  if (!load) return <NotFound />;
  return (
    <ResourceContextProvider value={resource}>
      <ImportOf key={resource} resource={resource as ResourceName} load={load} />
    </ResourceContextProvider>
  );
};
