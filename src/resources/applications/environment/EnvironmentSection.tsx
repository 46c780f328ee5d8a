import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { countDirty } from '../../../components/form/dirtyFields';
import { FormSection } from '../../../components/form/FormSection';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { listWords } from '../../../domain/listWords';
import type { Application } from '../../../types';
import { EnvironmentInputs } from './EnvironmentInputs';
import { useEnvironment } from './useEnvironment';

/** What was typed for webhooks that were tried; a form that was saved or discarded begins anew. */
function useTried() {
  const { getValues } = useFormContext<Application>();
  const { dirtyFields, defaultValues } = useFormState<Application>();
  const isClean = countDirty(dirtyFields) === 0;
  const tried = useRef<Record<string, unknown>>({});
  const before = defaultValues?.env_vars;
  useEffect(() => {
    const isStored =
      JSON.stringify(getValues('env_vars') ?? null) === JSON.stringify(before ?? null);
    if (isClean && isStored) tried.current = {};
  }, [isClean, before, getValues]);
  return tried;
}

/**
 * The variables that the calling webhook publishes. Nothing is here where it publishes none, or the
 * platform cannot ask.
 */
export const EnvironmentSection = () => {
  const translate = useTranslate();
  const { schema, error, retry, url } = useEnvironment();
  const tried = useTried();
  const isEmpty = !schema || schema.variables.length + schema.unreadable.length === 0;
  if (isEmpty && !error) return null;
  const unreadable = schema?.unreadable.filter(Boolean) ?? [];
  return (
    <FormSection
      title={translate('resources.applications.sections.environment')}
      purpose={translate('resources.applications.sections.environmentPurpose')}
    >
      {error ? (
        <ErrorPanel error={error} onRetry={retry} />
      ) : (
        schema && <EnvironmentInputs key={url} {...{ schema, url, tried }} />
      )}
      {schema && schema.unreadable.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
          {unreadable.length > 0
            ? translate('resources.applications.environment.unreadable', {
                names: listWords(unreadable, translate),
                smart_count: unreadable.length,
              })
            : translate('resources.applications.environment.unreadableAll')}
        </Alert>
      )}
    </FormSection>
  );
};
