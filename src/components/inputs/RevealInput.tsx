import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useTranslate, type Validator } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useState } from 'react';

interface RevealInputProps {
  source: string;
  /** A constant. */
  validate?: Validator[];
  isRequired?: boolean;
}

/** A secret that the platform tells in clear: dots until the operator wants to see it. */
export const RevealInput = ({ source, validate, isRequired }: RevealInputProps) => {
  const translate = useTranslate();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextInput
      source={source}
      validate={validate}
      isRequired={isRequired}
      type={isShown ? 'text' : 'password'}
      helperText={false}
      slotProps={{
        htmlInput: { autoComplete: 'new-password', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                // No button element: it works in a form that is disabled as a whole.
                component="span"
                disabled={false}
                size="small"
                edge="end"
                aria-label={translate(`app.form.${isShown ? 'hide' : 'show'}`)}
                aria-pressed={isShown}
                onClick={() => setIsShown(!isShown)}
              >
                {isShown ? <HideIcon fontSize="small" /> : <ShowIcon fontSize="small" />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
