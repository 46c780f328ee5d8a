import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormSection } from '../../components/form/FormSection';
import { WebhookInputs } from '../../components/inputs/WebhookInputs';
import { validateWebhookUrl, type WebhookValues } from '../../components/inputs/webhook';
import { smsMustStay } from './applicationRules';

const smsRules = [validateWebhookUrl, smsMustStay];

/** The webhook of incoming SMS: folded until the application has one or somebody wants one. */
export const SmsSection = () => {
  const translate = useTranslate();
  const hook: WebhookValues | null | undefined = useWatch({ name: 'messaging_hook' });
  const [isWanted, setWanted] = useState(false);
  const inputs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isWanted) inputs.current?.querySelector('input')?.focus();
  }, [isWanted]);
  return (
    <FormSection
      title={translate('resources.applications.sections.sms')}
      purpose={translate('resources.applications.sections.smsPurpose')}
    >
      {isWanted || hook ? (
        <Box ref={inputs}>
          <WebhookInputs
            source="messaging_hook"
            label="resources.applications.fields.messaging_hook"
            helperText="resources.applications.helper.messaging_hook"
            validate={smsRules}
            webSocketUsesGet
          />
        </Box>
      ) : (
        <Button
          size="small"
          startIcon={<AddIcon />}
          aria-expanded={false}
          onClick={() => setWanted(true)}
          sx={{ alignSelf: 'start' }}
        >
          {translate('resources.applications.action.addSms')}
        </Button>
      )}
    </FormSection>
  );
};
