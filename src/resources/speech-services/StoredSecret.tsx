import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { secretHint } from '../../components/inputs/secret';
import { maskServiceKey } from '../../components/inputs/serviceKey';
import { monospace } from '../../theme';

interface StoredSecretProps {
  label: string;
  /** What the platform answers for it: masked. */
  masked: string | null;
}

const boxStyle = {
  m: 0,
  px: 3,
  py: 2,
  minHeight: 36,
  maxHeight: 220,
  overflow: 'auto',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 1,
  backgroundColor: 'var(--mui-palette-action-hover)',
  color: 'text.secondary',
  fontFamily: monospace,
  fontSize: 13,
} as const;

/** A secret that the platform keeps and cannot replace: that it is there, and how it begins. */
export const StoredSecret = ({ label, masked }: StoredSecretProps) => {
  const translate = useTranslate();
  const id = useId();
  const file = maskServiceKey(masked ?? '');
  const hint = secretHint(masked ?? '');
  const words = () => {
    if (!masked) return translate('resources.speech-services.secret.none');
    if (hint.startsWith('•')) return translate('resources.speech-services.secret.hidden');
    return translate('resources.speech-services.secret.begins', { hint });
  };
  return (
    <Box role="group" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box id={id} sx={{ fontSize: 13, fontWeight: 500, mb: 1 }}>
        {translate(label, { _: label })}
      </Box>
      {file ? (
        <Box component="pre" tabIndex={0} role="group" aria-labelledby={id} sx={boxStyle}>
          {file}
        </Box>
      ) : (
        <Box sx={boxStyle}>{words()}</Box>
      )}
      <FormHelperText>{translate('resources.speech-services.helper.secret')}</FormHelperText>
    </Box>
  );
};
