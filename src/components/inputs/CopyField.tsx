import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import { ownLine } from '../../theme';
import { CopyButton } from './CopyButton';

interface CopyFieldProps {
  label: string;
  value: string;
  /** Shown as dots until the operator asks, and never repeated in a message. */
  isSecret?: boolean;
  /** A secret that is shown from the start, as this is the time to copy it. */
  startsShown?: boolean;
  helperText?: ReactNode;
}

/** A value that is read and copied, never typed: sids, signing secrets, new keys. */
export const CopyField = ({
  label,
  value,
  isSecret = false,
  startsShown = !isSecret,
  helperText,
}: CopyFieldProps) => {
  const translate = useTranslate();
  const id = useId();
  const [isRevealed, setIsRevealed] = useState(startsShown);
  return (
    <TextField
      id={id}
      label={label}
      value={isRevealed ? value : '•'.repeat(Math.min(value.length, 32))}
      helperText={helperText}
      fullWidth
      disabled={false}
      slotProps={{
        input: {
          readOnly: true,
          sx: { fontSize: 13, paddingInlineEnd: 1.5, '& input': ownLine },
          endAdornment: (
            <InputAdornment position="end">
              {isSecret && (
                <IconButton
                  component="span"
                  disabled={false}
                  size="small"
                  aria-label={translate(`app.form.${isRevealed ? 'hide' : 'show'}`)}
                  onClick={() => setIsRevealed(!isRevealed)}
                  sx={{ '& svg': { fontSize: 16 } }}
                >
                  {isRevealed ? <HideIcon /> : <ShowIcon />}
                </IconButton>
              )}
              <CopyButton text={value} name={label} isSecret={isSecret} />
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
