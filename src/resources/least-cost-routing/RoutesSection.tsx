import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useConsole } from '../../components/ConsoleContext';
import { FormSection } from '../../components/form/FormSection';
import { SaveBlocker, useBlockSave } from '../../components/form/SaveBlocker';
import { ErrorPanel } from '../../components/page/ErrorPanel';
import { RoutesInput } from './RoutesInput';
import { useOnlyCarrier } from './useOnlyCarrier';
import { useTableCarriers } from './useTableCarriers';

/** The routes in their order, or why there is no carrier for them. */
export const RoutesSection = ({ isNew }: { isNew: boolean }) => {
  const translate = useTranslate();
  const { identity } = useConsole();
  const account = useWatch({ name: 'account_sid' }) || identity.accountSid;
  const { data: carriers, error, refetch } = useTableCarriers();
  const onlyCarrier = useOnlyCarrier(isNew);
  // Until the carriers of the chosen account are known, the form shows those of another.
  useBlockSave(isNew && !carriers);
  const lacking = account ? 'noCarriersOfAccount' : 'noCarriers';
  return (
    <FormSection
      title={translate('resources.least-cost-routing.sections.routes')}
      purpose={translate('resources.least-cost-routing.sections.routesPurpose')}
      isWide
    >
      {error && <ErrorPanel error={error} onRetry={() => refetch()} />}
      {carriers?.length === 0 && (
        <SaveBlocker>{translate(`resources.least-cost-routing.validation.${lacking}`)}</SaveBlocker>
      )}
      <RoutesInput onlyCarrier={onlyCarrier} />
    </FormSection>
  );
};
