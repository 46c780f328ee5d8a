import { useTranslateLabel } from 'ra-core';
import { type PasswordInputProps, PasswordInput as RaPasswordInput } from 'ra-ui-materialui';
import { useSecretField } from '../form/drafts/FormSecrets';

/** react-admin's input of a password, known to the form around as a secret. */
export const PasswordInput = (props: PasswordInputProps) => {
  const labelOf = useTranslateLabel();
  const { source, label } = props;
  useSecretField(source, typeof label === 'string' ? label : String(labelOf({ source })));
  return <RaPasswordInput {...props} />;
};
