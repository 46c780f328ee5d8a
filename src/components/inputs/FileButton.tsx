import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import type { Ref } from 'react';

interface FileButtonProps {
  id: string;
  label: string;
  /** The name of the input if there is no label beside it. */
  name?: string;
  accept: string;
  hasError: boolean;
  isDisabled?: boolean;
  describedBy: string;
  inputRef?: Ref<HTMLInputElement>;
  /** The text of the chosen file, or the file itself where it may be too large to be read. */
  onText?: (text: string) => void;
  onFile?: (file: File) => void;
}

const buttonStyle = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  px: 3,
  minHeight: 30,
  border: '1px solid var(--mui-palette-primary-main)',
  borderRadius: 1,
  color: 'primary.main',
  fontSize: 13,
  fontWeight: 600,
  '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
  '&:focus-within': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
  '&:has(input:disabled)': { opacity: 0.5 },
  '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', fontSize: 0 },
} as const;

/** Chooses a text file and reads it. The browser's own file input lies over the button. */
export const FileButton = ({
  id,
  label,
  name,
  accept,
  hasError,
  isDisabled = false,
  describedBy,
  inputRef,
  onText,
  onFile,
}: FileButtonProps) => (
  <Box component="span" sx={buttonStyle}>
    <UploadIcon aria-hidden sx={{ fontSize: 18 }} />
    <span>{label}</span>
    <input
      type="file"
      id={id}
      aria-label={name}
      ref={inputRef}
      accept={accept}
      aria-invalid={hasError}
      disabled={isDisabled}
      aria-describedby={describedBy}
      onChange={async ({ target }) => {
        const [file] = target.files ?? [];
        if (file) onFile?.(file);
        if (file && onText) onText(await file.text());
        target.value = '';
      }}
    />
  </Box>
);
