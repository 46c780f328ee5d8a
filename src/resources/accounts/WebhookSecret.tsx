import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEditContext, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog';
import { CopyField } from '../../components/inputs/CopyField';
import { usePlatform } from '../../components/usePlatform';
import type { Account } from '../../types';

/** The secret that signs what the platform sends: read, copied, replaced, never saved by the form. */
export const WebhookSecret = ({ account }: { account: Account }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = usePlatform();
  const { refetch } = useEditContext();
  const [isAsking, setIsAsking] = useState(false);
  const regenerate = async () => {
    await dataProvider.regenerateWebhookSecret(account.account_sid);
    notify('resources.accounts.notifications.secretRegenerated', { type: 'success' });
    await refetch?.();
  };
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <CopyField
          label={translate('resources.accounts.fields.webhook_secret')}
          value={account.webhook_secret ?? ''}
          helperText={translate('resources.accounts.helper.webhook_secret')}
          isSecret
        />
        <Button variant="outlined" size="small" onClick={() => setIsAsking(true)}>
          {translate('resources.accounts.action.regenerate')}
        </Button>
      </Box>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate('resources.accounts.regenerate.title')}
        confirmLabel={translate('resources.accounts.regenerate.confirm')}
        isDangerous
        onConfirm={regenerate}
        onClose={() => setIsAsking(false)}
      >
        {translate('resources.accounts.regenerate.text')}
      </ConfirmDialog>
    </>
  );
};
