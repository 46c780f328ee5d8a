import { useRecordContext, useTranslate } from 'ra-core';
import { BooleanInput, SelectInput, TextInput } from 'ra-ui-materialui';
import { useCanAccess } from '../../components/access/useCanAccess';
import { FormSection } from '../../components/form/FormSection';
import { AccountInput } from '../../components/inputs/AccountInput';
import { CopyField } from '../../components/inputs/CopyField';
import type { LeastCostRouting } from '../../types';
import { RoutesSection } from './RoutesSection';
import { nameRules, validateRequired } from './routeRules';
import { useTableCarrierChoices, useTableCarriers } from './useTableCarriers';

/** Whose calls it routes; chosen once. */
const UsedByInput = ({ isNew }: { isNew: boolean }) => {
  const translate = useTranslate();
  return (
    <AccountInput
      disabled={!isNew}
      margin="none"
      emptyText={translate('app.list.providerLevel')}
      helperText={`resources.least-cost-routing.helper.${isNew ? 'account_sid' : 'accountFixed'}`}
    />
  );
};

export const LeastCostRoutingInputs = () => {
  const translate = useTranslate();
  const table = useRecordContext<LeastCostRouting>();
  const isNew = !table?.id;
  const choosesAccount = useCanAccess({ action: 'list', resource: 'accounts' });
  const { isPending } = useTableCarriers();
  const choices = useTableCarrierChoices();
  return (
    <>
      <FormSection
        title={translate('resources.least-cost-routing.sections.table')}
        purpose={translate('resources.least-cost-routing.sections.tablePurpose')}
      >
        {!isNew && (
          <CopyField
            label={translate('resources.least-cost-routing.fields.lcr_sid')}
            value={table.id}
          />
        )}
        <TextInput source="name" validate={nameRules} autoComplete="off" helperText={false} />
        <BooleanInput source="is_active" helperText={false} />
        {choosesAccount && <UsedByInput isNew={isNew} />}
        <SelectInput
          source="default_carrier_sid"
          choices={choices}
          isPending={isPending}
          readOnly={isPending}
          validate={validateRequired}
          margin="none"
          helperText="resources.least-cost-routing.helper.default_carrier_sid"
        />
      </FormSection>
      <RoutesSection isNew={isNew} />
    </>
  );
};
