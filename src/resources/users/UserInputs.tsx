import { email, useRecordContext, useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useConsole } from '../../components/ConsoleContext';
import { FormSection } from '../../components/form/FormSection';
import { CheckboxInput } from '../../components/inputs/CheckboxInput';
import { shortInput } from '../../components/inputs/inputStyle';
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
  // Who logs in with GitHub or Google is refused with any password (contract 2.1).
  const hasPassword = isNew || !user.provider || user.provider === 'local';
  // Who switches these for oneself is locked out, and cannot switch them back.
  return (
    <>
      <UserScopeInputs />
      <FormSection
        title={translate('resources.users.sections.identity')}
        purpose={translate('resources.users.sections.identityPurpose')}
      >
        <TextInput
          source="name"
          sx={shortInput}
          validate={validateName}
          autoComplete="off"
          helperText={false}
        />
        <TextInput
          source="email"
          sx={shortInput}
          type="email"
          validate={validateEmail}
          autoComplete="off"
          helperText={false}
        />
        {!isNew && (
          <CheckboxInput
            source="is_active"
            helperText={isSelf && 'resources.users.helper.notForSelf'}
            isDisabled={isSelf}
            defaultValue={false}
          />
        )}
        {(isNew || user.is_view_only !== undefined) && (
          <CheckboxInput
            source="is_view_only"
            helperText={`resources.users.helper.${isSelf ? 'notForSelf' : 'is_view_only'}`}
            isDisabled={isSelf}
            defaultValue={false}
          />
        )}
      </FormSection>
      {hasPassword && <PasswordInputs isNew={isNew} />}
    </>
  );
};
