import { useTranslateLabel } from 'ra-core';
import { TextInput, type TextInputProps } from 'ra-ui-materialui';
import { useState } from 'react';
import { useSecretField } from '../form/drafts/FormSecrets';
import { RevealButton } from './RevealButton';

/** A password, known to the form around as a secret: dots until the operator wants to see it. */
export const PasswordInput = ({
  helperText = false,
  autoComplete = 'new-password',
  ...props
}: TextInputProps) => {
  const [isShown, setIsShown] = useState(false);
  const labelOf = useTranslateLabel();
  const { source, label } = props;
  useSecretField(source, typeof label === 'string' ? label : String(labelOf({ source })));
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      helperText={helperText}
      slotProps={{
        htmlInput: { autoComplete, spellCheck: false },
        input: { endAdornment: <RevealButton isShown={isShown} onChange={setIsShown} /> },
      }}
    />
  );
};
