import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useCanAccess } from '../../../components/access/useCanAccess';
import { FormSection } from '../../../components/form/FormSection';
import type { CurrentUser } from '../../../engines/billing';
import { SelfDeletionDialog } from './SelfDeletionDialog';

/** The end of the own account, for those who may. */
export const SelfDeletion = ({ current }: { current: CurrentUser }) => {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const record = { account_sid: current.account.account_sid };
  const isAllowed = useCanAccess({ action: 'delete', resource: 'own-account', record });
  if (!isAllowed) return null;
  return (
    <FormSection
      title={translate('pages.billing.deletion.title')}
      purpose={translate('pages.billing.deletion.purpose')}
      isDangerous
    >
      <div>
        <Button variant="outlined" color="error" onClick={() => setIsOpen(true)}>
          {translate('pages.billing.deletion.open')}
        </Button>
      </div>
      {isOpen && <SelfDeletionDialog current={current} onClose={() => setIsOpen(false)} />}
    </FormSection>
  );
};
