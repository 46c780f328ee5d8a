import type { ThemeOptions } from '@mui/material/styles';
import { HelperText } from './HelperText';

/** Labels above their inputs and 36 px inputs, for plain MUI and react-admin inputs alike. */
export const inputs: ThemeOptions['components'] = {
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none' } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none' } },
  // Each input would bring a sheet of rules by which it sees that the browser has filled it in, and moves its
  // label: ours stand above.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        marginBottom: 4,
        fontSize: 13,
        fontWeight: 500,
        lineHeight: 1.45,
        maxWidth: '100%',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        transition: 'none',
        '&, &.Mui-focused, &.Mui-error, &.Mui-disabled': {
          color: theme.vars?.palette.text.primary,
        },
        // The mark of react-admin's own titles is as red as MUI's.
        '& span > [aria-hidden]': { color: theme.vars?.palette.error.main },
      }),
      asterisk: ({ theme }) => ({ color: theme.vars?.palette.error.main }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: 14,
        borderRadius: 6,
        minHeight: 36,
        backgroundColor: theme.vars?.palette.background.paper,
        '&.MuiInputBase-multiline': { padding: '6px 12px' },
        '& textarea': { padding: 0, height: 'auto' },
      }),
      input: {
        height: '1.25rem',
        padding: '8px 12px',
        '&::placeholder': { opacity: 1, color: 'var(--mui-palette-text-secondary)' },
        // A number or an address has no direction of its own, and reads from left to right in any language.
        '&:is(input, textarea)': { unicodeBidi: 'plaintext' },
        '&:is(input)': { textAlign: ['-webkit-match-parent', 'match-parent'] },
        // What may not be changed is still there to be read.
        '&.Mui-disabled': { WebkitTextFillColor: 'var(--mui-palette-text-secondary)' },
      },
      adornedStart: { '& .MuiOutlinedInput-input': { paddingInlineStart: 0 } },
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: `color-mix(in srgb, ${theme.vars?.palette.text.primary} 42%, transparent)`,
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiSelect: { styleOverrides: { select: { minHeight: '1.25rem', lineHeight: '20px' } } },
  MuiFormHelperText: {
    defaultProps: { component: HelperText },
    styleOverrides: {
      root: {
        marginInlineStart: 0,
        marginTop: 4,
        fontSize: 12.5,
        '&.Mui-disabled': { color: 'var(--mui-palette-text-secondary)' },
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { '&:has(.MuiSwitch-root)': { marginInlineStart: -7, gap: 2 } },
      label: { fontSize: 14 },
    },
  },
  MuiCheckbox: { defaultProps: { size: 'small' } },
  // Turns inside of a control that says by itself that it waits.
  MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
  MuiSwitch: { defaultProps: { size: 'small' } },
};
