import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { maskServiceKey } from '../../domain/serviceKey';
import { ownLine } from '../../theme';
import { secretHint } from './secret';

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
  flex: '1 1 220px',
  minWidth: 0,
  minHeight: 36,
  maxHeight: 220,
  overflow: 'auto',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 1.5,
  backgroundColor: 'var(--mui-palette-action-hover)',
  color: 'text.secondary',
  ...ownLine,
  fontSize: 13,
  overflowWrap: 'anywhere',
} as const;

/** The box, and beside it what replaces the secret. */
export const secretRowStyle = { display: 'flex', alignItems: 'center', gap: 2 } as const;

/** What is shown of a key or a secret: a few of its letters, or its file with the key itself hidden. */
export const SecretText = ({ name, text, file }: { name: string; text: string; file?: string }) =>
  file ? (
    <Box component="pre" translate="no" tabIndex={0} role="group" aria-label={name} sx={boxStyle}>
      {file}
    </Box>
  ) : (
    <Box translate="yes" sx={boxStyle}>
      {text}
    </Box>
  );

/** A secret that the platform keeps, wherever one is: that it is there, and how it begins. */
export const StoredSecretBox = ({ label, masked, helperText, action }: StoredSecretBoxProps) => {
  const translate = useTranslate();
  const id = useId();
  const name = translate(label, { _: label });
  const hint = masked && translate('app.form.stored', { hint: secretHint(masked) });
  return (
    <Box role="group" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box id={id} sx={{ fontSize: 13, fontWeight: 500, mb: 1 }}>
        {name}
      </Box>
      <Box sx={secretRowStyle}>
        <SecretText
          name={name}
          text={hint || translate('app.forms.secret.none')}
          file={maskServiceKey(masked ?? '')}
        />
        {action}
      </Box>
      {helperText && <FormHelperText>{translate(helperText)}</FormHelperText>}
    </Box>
  );
};
