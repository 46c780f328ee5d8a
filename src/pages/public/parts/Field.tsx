import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type KeyboardEvent, useId, useState } from 'react';
import { usePublicTexts } from '../../../i18n/PublicTexts';

export interface FieldProps
  extends Pick<
    OutlinedInputProps,
    'name' | 'type' | 'autoComplete' | 'value' | 'endAdornment' | 'inputRef' | 'onFocus'
  > {
  label: string;
  onType?: (text: string) => void;
  /** What is wrong, in words. */
  error?: string | null;
  /** The id of further words about this field. */
  describedBy?: string;
  watchesCapsLock?: boolean;
  inputMode?: 'numeric';
}

/** Whether caps lock is on, as far as the keys typed into this field show it. */
function useCapsLock() {
  const [isOn, setIsOn] = useState(false);
  const read = (event: KeyboardEvent) => setIsOn(event.getModifierState('CapsLock'));
  return { isOn, listeners: { onKeyDown: read, onKeyUp: read, onBlur: () => setIsOn(false) } };
}

/** A required text field with its label above, its error below and its caps-lock warning beside. */
export const Field = ({
  label,
  onType,
  error,
  describedBy,
  watchesCapsLock,
  inputMode,
  ...input
}: FieldProps) => {
  const { translate } = usePublicTexts();
  const { isOn, listeners } = useCapsLock();
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <FormControl fullWidth required error={Boolean(error)}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}
      >
        <InputLabel htmlFor={id}>{label}</InputLabel>
        {watchesCapsLock && (
          <Box role="status" sx={{ fontSize: 13, fontWeight: 500, color: 'warning.main' }}>
            {isOn && translate('public.capsLock')}
          </Box>
        )}
      </Box>
      <OutlinedInput
        {...input}
        {...(watchesCapsLock ? listeners : {})}
        id={id}
        onChange={(event) => onType?.(event.target.value)}
        inputProps={{
          autoCapitalize: 'none',
          inputMode,
          spellCheck: false,
          'aria-describedby':
            [error && errorId, describedBy].filter(Boolean).join(' ') || undefined,
        }}
      />
      {error && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
};
