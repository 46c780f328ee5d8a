import Box from '@mui/material/Box';
import { useTranslate, useWrappedSource, type Validator } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useId, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { WebhookMethod } from '../../types';
import { requiredText } from '../validation/requiredText';
import { BasicAuthInputs } from './BasicAuthInputs';
import { ChoiceInput } from './ChoiceInput';
import { isWebSocketUrl, validateWebhookUrl } from './webhook';

interface WebhookInputsProps {
  /** Where the webhook is in the record: `{ url, method, username, password }` or null. */
  source: string;
  /** What it is for, a key or a text. */
  label: string;
  methods?: WebhookMethod[];
  isRequired?: boolean;
  helperText?: string;
  /** Rules for the address in place of the usual ones; the same array at each render. */
  validate?: Validator[];
  /** A websocket address forces GET (rule 4.7). */
  webSocketUsesGet?: boolean;
  onUrlChange?: (url: string) => void;
}

const bothMethods: WebhookMethod[] = ['POST', 'GET'];
const checked = [validateWebhookUrl];
const requiredAndChecked = [requiredText(), validateWebhookUrl];

interface MethodInputProps {
  source: string;
  methods: readonly WebhookMethod[];
  isDisabled: boolean;
}

/** The HTTP method of a webhook. A stored one that is no longer offered stays as it is. */
const MethodInput = ({ source, methods, isDisabled }: MethodInputProps) => {
  const stored: WebhookMethod | null | undefined = useWatch({ name: useWrappedSource(source) });
  const translate = useTranslate();
  const choices = [...new Set([...methods, ...(stored ? [stored] : [])])];
  const isOnly = choices.length === 1;
  return (
    <ChoiceInput
      source={source}
      label="app.webhook.method"
      choices={choices.map((id) => ({ id, name: id }))}
      defaultValue={methods[0]}
      isDisabled={isDisabled || isOnly || undefined}
      helperText={isOnly ? translate('app.forms.webhook.only', { method: choices[0] }) : undefined}
    />
  );
};

/** Address, method and basic authentication of one webhook. Send it through `toWebhook`. */
export const WebhookInputs = ({
  source,
  label,
  methods = bothMethods,
  isRequired = false,
  helperText,
  validate = isRequired ? requiredAndChecked : checked,
  webSocketUsesGet = false,
  onUrlChange,
}: WebhookInputsProps) => {
  const translate = useTranslate();
  const legendId = useId();
  const path = useWrappedSource(source);
  const { getValues, setValue } = useFormContext();
  const url = useWatch({ name: `${path}.url` });
  const isForced = webSocketUsesGet && isWebSocketUrl(url);
  // What was chosen before a websocket forced GET comes back with another address (decision 78).
  const chosen = useRef<WebhookMethod | undefined>(undefined);
  const changeUrl = (next: string) => {
    const willBeForced = webSocketUsesGet && isWebSocketUrl(next);
    if (willBeForced && !isForced) chosen.current = getValues(`${path}.method`);
    if (willBeForced !== isForced) {
      const method = willBeForced ? 'GET' : (chosen.current ?? methods[0]);
      setValue(`${path}.method`, method, { shouldDirty: true });
    }
    onUrlChange?.(next);
  };
  return (
    <Box
      role="group"
      aria-labelledby={legendId}
      sx={{ display: 'grid', gap: 3, minWidth: 0, '& + [role="group"]': { mt: 4 } }}
    >
      <Box id={legendId} sx={{ fontSize: 14, fontWeight: 600 }}>
        {translate(label, { _: label })}
      </Box>
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 7rem' },
        }}
      >
        <TextInput
          source={`${source}.url`}
          label="app.webhook.url"
          type="url"
          validate={validate}
          helperText={isForced ? 'app.webhook.webSocketGet' : (helperText ?? false)}
          onChange={(event) => changeUrl(String(event?.target?.value ?? event ?? ''))}
        />
        <MethodInput source={`${source}.method`} methods={methods} isDisabled={isForced} />
      </Box>
      <BasicAuthInputs source={path} />
    </Box>
  );
};
