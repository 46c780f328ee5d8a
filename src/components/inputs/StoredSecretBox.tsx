import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { monospace } from '../../theme';
import { secretHint } from './secret';
import { maskServiceKey } from './serviceKey';

interface StoredSecretBoxProps {
  /** A key or a text. */
  label: string;
  /** What the platform answers for the secret; null for none. */
  masked: string | null | undefined;
  helperText?: string;
  /** What replaces it, where that is possible. */
  action?: ReactNode;
}

const boxStyle = {
  m: 0,
  px: 3,
  py: 2,
  flex: 1,
  minWidth: 0,
  minHeight: 36,
  maxHeight: 220,
  overflow: 'auto',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 1.5,
  backgroundColor: 'var(--mui-palette-action-hover)',
  color: 'text.secondary',
  fontFamily: monospace,
  fontSize: 13,
} as const;

/** A secret that the platform keeps, wherever one is: that it is there, and how it begins. */
export const StoredSecretBox = ({ label, masked, helperText, action }: StoredSecretBoxProps) => {
  const translate = useTranslate();
  const id = useId();
  const file = maskServiceKey(masked ?? '');
  return (
    <Box role="group" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box id={id} sx={{ fontSize: 13, fontWeight: 500, mb: 1 }}>
        {translate(label, { _: label })}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        {file ? (
          <Box component="pre" tabIndex={0} role="group" aria-labelledby={id} sx={boxStyle}>
            {file}
          </Box>
        ) : (
          <Box sx={boxStyle}>
            {masked
              ? translate('app.form.stored', { hint: secretHint(masked) })
              : translate('app.forms.secret.none')}
          </Box>
        )}
        {action}
      </Box>
      {helperText && <FormHelperText>{translate(helperText)}</FormHelperText>}
    </Box>
  );
};
