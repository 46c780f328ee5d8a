import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { JsonInput } from '../../components/inputs/JsonInput';
import { checkAppJson } from './applicationRules';

/** Whether JSON overrides the calling webhook, and the JSON; null in the form means that it does not. */
export const AppJsonInput = () => {
  const translate = useTranslate();
  const { setValue, clearErrors } = useFormContext();
  const json: string | null = useWatch({ name: 'app_json' }) ?? null;
  const remembered = useRef('');
  const toggle = (isOn: boolean) => {
    if (json !== null) remembered.current = json;
    clearErrors('app_json');
    setValue('app_json', isOn ? remembered.current : null, { shouldDirty: true });
  };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <FormControlLabel
        control={<Checkbox checked={json !== null} onChange={(_event, isOn) => toggle(isOn)} />}
        label={translate('resources.applications.fields.has_app_json')}
        sx={{ justifySelf: 'start' }}
      />
      {json !== null && (
        <JsonInput
          source="app_json"
          label="resources.applications.fields.app_json"
          helperText="resources.applications.helper.app_json"
          placeholder={translate('resources.applications.placeholder.app_json')}
          validate={checkAppJson}
        />
      )}
    </Box>
  );
};
