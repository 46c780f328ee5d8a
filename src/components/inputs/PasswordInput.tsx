import { useTranslateLabel, useWrappedSource } from 'ra-core';
import { TextInput, type TextInputProps } from 'ra-ui-materialui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSecretField } from '../form/drafts/FormSecrets';
import { RevealButton } from './RevealButton';

interface PasswordInputProps extends TextInputProps {
  /** It is sent without blanks around it, as keys are; those of a password count, and are told. */
  isTrimmed?: boolean;
}

/** A password, known to the form around as a secret: dots until the operator wants to see it. */
export const PasswordInput = ({
  helperText = false,
  autoComplete = 'new-password',
  isTrimmed = false,
  ...props
}: PasswordInputProps) => {
  const [isShown, setIsShown] = useState(false);
  const labelOf = useTranslateLabel();
  const { source, label } = props;
  const value: unknown = useWatch({ name: useWrappedSource(source) });
  const hasEdges = !isTrimmed && typeof value === 'string' && value !== value.trim();
  useSecretField(source, typeof label === 'string' ? label : String(labelOf({ source })));
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      helperText={hasEdges ? 'app.forms.password.edges' : helperText}
      slotProps={{
        htmlInput: { autoComplete, spellCheck: false },
        input: { endAdornment: <RevealButton isShown={isShown} onChange={setIsShown} /> },
      }}
    />
  );
};
