import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useId, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormSection } from '../../components/form/FormSection';
import { CheckboxInput } from '../../components/inputs/CheckboxInput';
import { PasswordInput } from '../../components/inputs/PasswordInput';
import { PasswordRules } from '../../components/inputs/PasswordRules';
import { useCopy } from '../../components/inputs/useCopy';
import { usePlatform } from '../../components/usePlatform';
import { generatePassword } from '../../components/validation/generatePassword';
import { requiredText } from '../../components/validation/requiredText';
import type { PasswordSettings } from '../../types';
import { passwordRule } from './userRules';

/** The policy until that of the platform is loaded (decision 34). */
const defaultPolicy: PasswordSettings = {
  min_password_length: 6,
  require_digit: false,
  require_special_character: false,
};
const validateRequired = requiredText();
const source = 'initial_password';

const usePolicy = (): PasswordSettings => {
  const dataProvider = usePlatform();
  const { data = defaultPolicy } = useQuery({
    queryKey: ['password-settings'],
    queryFn: ({ signal }) => dataProvider.getPasswordSettings(signal),
  });
  return data;
};

/** Draws a password, and copies what is there to hand it on. */
const PasswordTools = ({ policy, password }: { policy: PasswordSettings; password: string }) => {
  const translate = useTranslate();
  const copy = useCopy();
  const { setValue } = useFormContext();
  const generate = () =>
    setValue(source, generatePassword(policy), { shouldDirty: true, shouldValidate: true });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button size="small" variant="outlined" onClick={generate}>
        {translate('app.forms.password.generate')}
      </Button>
      <Button
        size="small"
        disabled={!password}
        onClick={() => copy(password, translate(`resources.users.fields.${source}`))}
      >
        {translate('app.forms.password.copy')}
      </Button>
    </Box>
  );
};

/** The temporary password, checked against the platform's policy, which is shown beside it. */
export const PasswordInputs = ({ isNew }: { isNew: boolean }) => {
  const translate = useTranslate();
  const policy = usePolicy();
  const rulesId = useId();
  const password = String(useWatch({ name: source }) ?? '');
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
        source={source}
        validate={validate}
        helperText={!isNew && 'resources.users.helper.initial_password'}
      />
      <PasswordTools policy={policy} password={password} />
      <PasswordRules id={rulesId} password={password} policy={policy} translate={translate} />
      <CheckboxInput source="force_change" helperText={false} defaultValue={false} />
    </FormSection>
  );
};
