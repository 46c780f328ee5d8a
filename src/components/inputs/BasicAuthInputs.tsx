import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useRecordContext, useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useFormContext, useWatch } from 'react-hook-form';
import { requiredText } from '../validation/requiredText';
import { PasswordInput } from './PasswordInput';
import { hasBasicAuth, type WebhookValues } from './webhook';

const bothRequired = [requiredText('app.webhook.bothRequired')];
const noAutofill = { htmlInput: { autoComplete: 'off' } };

const valueAt = (values: unknown, path: string): WebhookValues | undefined =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], values) as
    | WebhookValues
    | undefined;

/**
 * The tick "Use HTTP basic authentication" of the webhook at `source`, with its two inputs. What
 * was typed stays in the form when the tick goes; `toWebhook` leaves it out.
 */
export const BasicAuthInputs = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const record = useRecordContext();
  const tick = `${source}.has_auth`;
  const ticked: boolean | undefined = useWatch({ name: tick });
  const initial = hasBasicAuth(valueAt(record, source));
  const isOn = ticked ?? initial;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={isOn}
            onChange={(_event, isTicked) =>
              setValue(tick, isTicked === initial ? undefined : isTicked, { shouldDirty: true })
            }
          />
        }
        label={translate('app.webhook.basicAuth')}
        sx={{ justifySelf: 'start' }}
      />
      {isOn && (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <TextInput
            source={`${source}.username`}
            label="app.webhook.username"
            validate={bothRequired}
            helperText={false}
            slotProps={noAutofill}
          />
          <PasswordInput
            source={`${source}.password`}
            label="app.webhook.password"
            validate={bothRequired}
          />
        </Box>
      )}
    </Box>
  );
};
