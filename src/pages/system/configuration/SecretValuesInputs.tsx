import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';

interface SecretValuesInputsProps {
  names: readonly string[];
  values: ReadonlyMap<string, string>;
  onChange: (values: ReadonlyMap<string, string>) => void;
}

/** A field for each placeholder. The values are in memory alone. */
export const SecretValuesInputs = ({ names, values, onChange }: SecretValuesInputsProps) => {
  const translate = useTranslate();
  if (names.length === 0) return null;
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, display: 'grid', gap: 3 }}>
      <Typography component="legend" variant="h3" sx={{ mb: 1 }}>
        {translate('app.configFile.values')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate('app.configFile.valuesText')}
      </Typography>
      {names.map((name) => (
        <TextField
          key={name}
          size="small"
          type="password"
          label={name}
          value={values.get(name) ?? ''}
          onChange={({ target }) => onChange(new Map([...values, [name, target.value]]))}
          slotProps={{ htmlInput: { autoComplete: 'new-password', spellCheck: false } }}
        />
      ))}
    </Box>
  );
};
