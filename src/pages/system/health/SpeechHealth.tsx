import { useTranslate } from 'ra-core';
import { useRecordPath } from '../../../components/access/useRecordPath';
import { credentialName } from '../../../components/speechTest/credentialName';
import { TestState } from '../../../components/speechTest/TestState';
import { useTestOne } from '../../../components/speechTest/useSpeechTest';
import type { SpeechCredential } from '../../../types';
import { HealthSection } from './HealthSection';
import { RunButton } from './RunButton';
import { speechFinding } from './rules';
import { firstOf, useHealth } from './useHealth';
import { useRun } from './useRun';

/** Speech services by their last test, and a test of all of them: each calls its vendor for real. */
export const SpeechHealth = ({ isOnlyBroken }: { isOnlyBroken: boolean }) => {
  const translate = useTranslate();
  const query = useHealth('speech', firstOf<SpeechCredential>('speech-services'));
  const { data, error, dataUpdatedAt, refetch } = query;
  const testOne = useTestOne();
  const pathOf = useRecordPath();
  const { progress, run, stop } = useRun();
  const rows = data?.rows ?? [];
  const testAll = async () => {
    // What the platform remembers of each is what the rows go by.
    if (await run(rows, ({ id }, signal) => testOne(String(id), signal))) await refetch();
  };
  return (
    <HealthSection
      title={translate('app.health.sections.speech')}
      rows={data?.rows.map((credential) => ({
        key: String(credential.id),
        name: credentialName(credential, translate),
        to: pathOf('speech-services', credential),
        finding: speechFinding(credential),
        details: <TestState credential={credential} />,
      }))}
      total={data?.total}
      error={error}
      askedAt={dataUpdatedAt}
      isOnlyBroken={isOnlyBroken}
      empty={translate('app.health.empty.speech')}
      actions={
        <RunButton
          label={translate('app.health.testAll', { smart_count: rows.length })}
          progress={progress}
          isDisabled={rows.length === 0}
          onStart={testAll}
          onStop={stop}
        />
      }
      onRetry={() => refetch()}
    />
  );
};
