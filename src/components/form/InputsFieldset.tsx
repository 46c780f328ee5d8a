import Box from '@mui/material/Box';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';

const inputs = [
  'MuiFormControl',
  'MuiTextField',
  'MuiAutocomplete',
  'MuiCheckbox',
  'MuiRadio',
  'MuiSwitch',
  'MuiSelect',
  'MuiButton',
  'MuiIconButton',
  'RaAutocompleteInput',
] as const;

/**
 * A theme that disables every input and button by default. A disabled fieldset alone stops only native
 * inputs, not the lists that inputs open. Inputs of react-admin mark their insides as enabled, and a
 * form control does so for its checkbox, so both are listed here.
 */
const disabledInputs = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    ...Object.fromEntries(
      inputs.map((name) => {
        const { defaultProps, ...rest } = theme.components?.[name] ?? {};
        return [name, { ...rest, defaultProps: { ...defaultProps, disabled: true } }];
      }),
    ),
  },
});

const style = {
  border: 0,
  m: 0,
  p: 0,
  minWidth: 0,
  // Disabled inputs stay readable.
  '& .MuiInputBase-input.Mui-disabled': {
    color: 'text.primary',
    WebkitTextFillColor: 'var(--mui-palette-text-primary)',
  },
  '& .MuiInputLabel-root.Mui-disabled': { color: 'text.primary' },
  '& .MuiInputBase-root.Mui-disabled': { bgcolor: 'action.hover' },
};

interface InputsFieldsetProps {
  isDisabled: boolean;
  /** It is saved, and goes in a moment: it takes nothing more, and looks as before. */
  isDone: boolean;
  children: ReactNode;
}

/** The inputs of a form: all disabled, and legible, for those who may not save it. */
export const InputsFieldset = ({ isDisabled, isDone, children }: InputsFieldsetProps) => (
  <Box component="fieldset" disabled={isDisabled || isDone} sx={style}>
    {isDisabled ? <ThemeProvider theme={disabledInputs}>{children}</ThemeProvider> : children}
  </Box>
);
