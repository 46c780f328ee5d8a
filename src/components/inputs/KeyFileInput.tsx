import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { FieldTitle, useTranslate } from 'ra-core';
import { InputHelperText } from 'ra-ui-materialui';
import { type ReactNode, type Ref, useId } from 'react';
import { FileButton } from './FileButton';
import { SecretText, secretRowStyle } from './StoredSecretBox';

interface KeyFileInputProps {
  id: string;
  /** A key or a text. */
  label: string;
  isRequired: boolean;
  /** What is shown of the key that is stored or was chosen; '' while there is none. */
  text?: string;
  /** The same for a key that is a file of its own, several lines long. */
  file?: string;
  buttonLabel: string;
  accept: string;
  error?: string;
  helperText: string;
  inputRef: Ref<HTMLInputElement>;
  onText: (text: string) => void;
  /** Shown beside the button that chooses the file. */
  action?: ReactNode;
}

const labelStyle = {
  fontSize: 13,
  fontWeight: 500,
  '& span > [aria-hidden]': { color: 'error.main' },
} as const;

/** A key that comes in a file; it looks like every other secret that is stored. */
export const KeyFileInput = ({
  id,
  label,
  isRequired,
  text = '',
  file,
  buttonLabel,
  accept,
  error,
  helperText,
  inputRef,
  onText,
  action,
}: KeyFileInputProps) => {
  const translate = useTranslate();
  const helpId = useId();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="label" htmlFor={id} sx={{ ...labelStyle, display: 'block', mb: 1 }}>
        <FieldTitle label={label} isRequired={isRequired} />
      </Box>
      <Box sx={{ ...secretRowStyle, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
        {(file || text) && (
          <SecretText name={translate(label, { _: label })} text={text} file={file} />
        )}
        <FileButton
          id={id}
          inputRef={inputRef}
          accept={accept}
          label={buttonLabel}
          hasError={Boolean(error)}
          describedBy={helpId}
          onText={onText}
        />
        {action}
      </Box>
      <FormHelperText id={helpId} error={Boolean(error)}>
        <InputHelperText error={error} helperText={helperText} />
      </FormHelperText>
    </Box>
  );
};
