import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { FormSection } from '../../../components/form/FormSection';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { listWords } from '../../../domain/listWords';
import { EnvironmentInputs } from './EnvironmentInputs';
import { useEnvironment } from './useEnvironment';

/**
 * The variables that the calling webhook publishes. Nothing is here where it publishes none, or the
 * platform cannot ask.
 */
export const EnvironmentSection = () => {
  const translate = useTranslate();
  const { schema, error, retry, url } = useEnvironment();
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
        schema && <EnvironmentInputs key={url} schema={schema} url={url} />
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
