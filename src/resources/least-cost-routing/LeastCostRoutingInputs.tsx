import Alert from '@mui/material/Alert';
import { useRecordContext, useTranslate } from 'ra-core';
import { SelectInput, TextInput } from 'ra-ui-materialui';
import { useWatch } from 'react-hook-form';
import { useCanAccess } from '../../components/access/useCanAccess';
import { FormSection } from '../../components/form/FormSection';
import { SharedAccountInput } from '../../components/inputs/AccountInput';
import { CheckboxInput } from '../../components/inputs/CheckboxInput';
import { shortInput } from '../../components/inputs/inputStyle';
import { useList } from '../../components/useList';
import type { LeastCostRouting } from '../../types';
import { RoutesSection } from './RoutesSection';
import { nameRules, validateRequired } from './routeRules';
import { useTableCarrierChoices, useTableCarriers } from './useTableCarriers';

/** Whose calls it routes; chosen once. */
const UsedByInput = ({ isNew }: { isNew: boolean }) => (
  <SharedAccountInput
    disabled={!isNew}
    margin="none"
    helperText={isNew ? undefined : 'resources.least-cost-routing.helper.accountFixed'}
  />
);

const anyTables = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'name', order: 'ASC' as const },
  filter: {},
};

/** Says before the save what the platform makes of a table that is not the operator's own (decision 69). */
const ProviderNotice = () => {
  const translate = useTranslate();
  const accountSid = useWatch({ name: 'account_sid' });
  const isKeptForAccount = useCanAccess({ action: 'create', resource: 'account-routing' });
  const isShown = Boolean(accountSid) && !isKeptForAccount;
  const { data: tables = [] } = useList<LeastCostRouting>('least-cost-routing', anyTables, {
    enabled: isShown,
  });
  if (!isShown) return null;
  const text = tables.some(({ account_sid }) => !account_sid) ? 'providerHasTable' : 'forProvider';
  return (
    <Alert severity="warning" role="status" variant="outlined">
      {translate(`resources.least-cost-routing.helper.${text}`)}
    </Alert>
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
        {choosesAccount && <UsedByInput isNew={isNew} />}
        {choosesAccount && isNew && <ProviderNotice />}
        <TextInput
          source="name"
          sx={shortInput}
          validate={nameRules}
          autoComplete="off"
          helperText={false}
        />
        <CheckboxInput source="is_active" defaultValue={false} />
        <SelectInput
          source="default_carrier_sid"
          choices={choices}
          isPending={isPending}
          readOnly={isPending}
          validate={validateRequired}
          margin="none"
          sx={shortInput}
          helperText="resources.least-cost-routing.helper.default_carrier_sid"
        />
      </FormSection>
      <RoutesSection isNew={isNew} />
    </>
  );
};
