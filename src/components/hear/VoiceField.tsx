import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { SpeechChoice } from '../../types';

interface VoiceFieldProps {
  name: 'account' | 'language' | 'voice';
  choices: SpeechChoice[];
  value: string;
  isWaiting?: boolean;
  onChange: (value: string) => void;
}

/** One of the choices of the dialog: the browser's own list, as vendors have hundreds. */
export const VoiceField = ({ name, choices, value, isWaiting, onChange }: VoiceFieldProps) => {
  const translate = useTranslate();
  return (
    <TextField
      select
      fullWidth
      label={translate(`app.hear.${name}`)}
      value={value}
      disabled={isWaiting}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {isWaiting && <option value={value}>{translate('app.loading')}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.name}
        </option>
      ))}
    </TextField>
  );
};
