import { useTranslateLabel, type Validator } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useState } from 'react';
import { useSecretField } from '../form/drafts/FormSecrets';
import { RevealButton } from './RevealButton';

interface RevealInputProps {
  source: string;
  /** The same array at each render, as a new one registers the input again. */
  validate?: Validator[];
  isRequired?: boolean;
}

/** A secret that the platform tells in clear: dots until the operator wants to see it. */
export const RevealInput = ({ source, validate, isRequired }: RevealInputProps) => {
  const [isShown, setIsShown] = useState(false);
  const labelOf = useTranslateLabel();
  useSecretField(source, String(labelOf({ source })));
  return (
    <TextInput
      source={source}
      validate={validate}
      isRequired={isRequired}
      type={isShown ? 'text' : 'password'}
      helperText={false}
      slotProps={{
        htmlInput: { autoComplete: 'new-password', spellCheck: false },
        input: { endAdornment: <RevealButton isShown={isShown} onChange={setIsShown} /> },
      }}
    />
  );
};
