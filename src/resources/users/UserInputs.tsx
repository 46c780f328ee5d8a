import { email, useRecordContext, useTranslate } from 'ra-core';
import { BooleanInput, TextInput } from 'ra-ui-materialui';
import { useConsole } from '../../components/ConsoleContext';
import { FormSection } from '../../components/form/FormSection';
import { CopyField } from '../../components/inputs/CopyField';
import { requiredText } from '../../components/validation/requiredText';
import type { User } from '../../types';
import { PasswordInputs } from './PasswordInputs';
import { UserScopeInputs } from './UserScopeInputs';

const validateName = [requiredText()];
const validateEmail = [requiredText(), email()];

export const UserInputs = () => {
  const translate = useTranslate();
  const user = useRecordContext<User>();
  const { identity } = useConsole();
  const isNew = !user?.id;
  const isSelf = user?.id === identity.userSid;
  // Who switches these for oneself is locked out, and cannot switch them back.
  const ownSwitch = isSelf && { disabled: true };
  return (
    <>
      <FormSection
        title={translate('resources.users.sections.identity')}
        purpose={translate('resources.users.sections.identityPurpose')}
      >
        {!isNew && (
          <CopyField label={translate('resources.users.fields.user_sid')} value={user.user_sid} />
        )}
        <TextInput source="name" validate={validateName} autoComplete="off" helperText={false} />
        <TextInput
          source="email"
          type="email"
          validate={validateEmail}
          autoComplete="off"
          helperText={false}
        />
        {!isNew && (
          <BooleanInput
            source="is_active"
            helperText={isSelf && 'resources.users.helper.notForSelf'}
            {...ownSwitch}
          />
        )}
        {(isNew || user.is_view_only !== undefined) && (
          <BooleanInput
            source="is_view_only"
            helperText={`resources.users.helper.${isSelf ? 'notForSelf' : 'is_view_only'}`}
            {...ownSwitch}
          />
        )}
      </FormSection>
      <UserScopeInputs />
      <PasswordInputs isNew={isNew} />
    </>
  );
};
