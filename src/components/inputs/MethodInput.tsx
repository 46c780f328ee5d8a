import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useInput, useTranslate } from 'ra-core';
import type { WebhookMethod } from '../../types';

interface MethodInputProps {
  source: string;
  methods: readonly WebhookMethod[];
  isDisabled: boolean;
}

/** The HTTP method of a webhook. A stored one that is no longer offered stays as it is. */
export const MethodInput = ({ source, methods, isDisabled }: MethodInputProps) => {
  const translate = useTranslate();
  const { field, id } = useInput({ source, defaultValue: methods[0] });
  const choices = [...new Set([...methods, field.value].filter(Boolean))];
  return (
    <TextField
      select
      {...field}
      id={id}
      label={translate('app.webhook.method')}
      disabled={isDisabled || choices.length === 1}
    >
      {choices.map((method) => (
        <MenuItem key={method} value={method}>
          {method}
        </MenuItem>
      ))}
    </TextField>
  );
};
