import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { required, useDataProvider, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { FormSection } from '../../components/form/FormSection';
import { CheckboxInput } from '../../components/inputs/CheckboxInput';
import { PasswordInput } from '../../components/inputs/PasswordInput';
import type { ConsoleDataProvider } from '../../dataProvider';
import type { PasswordSettings } from '../../types';
import { passwordRule } from './userRules';

/** The policy until that of the platform is loaded (decision 34). */
const defaultPolicy: PasswordSettings = {
  min_password_length: 6,
  require_digit: false,
  require_special_character: false,
};
const validateRequired = required();

const usePolicy = (): PasswordSettings => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data = defaultPolicy } = useQuery({
    queryKey: ['password-settings'],
    queryFn: ({ signal }) => dataProvider.getPasswordSettings(signal),
  });
  return data;
};

const PolicyText = ({ policy }: { policy: PasswordSettings }) => {
  const translate = useTranslate();
  const rules = [
    translate('public.createPassword.length', { length: policy.min_password_length }),
    ...(policy.require_digit ? [translate('public.createPassword.digit')] : []),
    ...(policy.require_special_character ? [translate('public.createPassword.special')] : []),
  ];
  return (
    <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
      {translate('public.createPassword.must')}
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Box>
    </Box>
  );
};

/** The temporary password, checked against the platform's policy, which stands beside it. */
export const PasswordInputs = ({ isNew }: { isNew: boolean }) => {
  const translate = useTranslate();
  const policy = usePolicy();
  const validate = useMemo(
    () => (isNew ? [validateRequired, passwordRule(policy)] : [passwordRule(policy)]),
    [isNew, policy],
  );
  return (
    <FormSection
      title={translate('resources.users.sections.password')}
      purpose={translate('resources.users.sections.passwordPurpose')}
    >
      <PasswordInput
        source="initial_password"
        validate={validate}
        autoComplete="new-password"
        helperText={!isNew && 'resources.users.helper.initial_password'}
      />
      <PolicyText policy={policy} />
      <CheckboxInput
        source="force_change"
        helperText="resources.users.helper.force_change"
        defaultValue={false}
      />
    </FormSection>
  );
};
