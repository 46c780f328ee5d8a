import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase, useTranslate } from 'ra-core';
import { FormSection } from '../../../components/form/FormSection';
import { addressOf } from '../../../routing/addresses';
import type { SetupStep } from '../../../types';

const areas: Record<SetupStep, string> = {
  carrier: 'carriers',
  speech: 'speech-services',
  application: 'applications',
  phoneNumber: 'phone-numbers',
};

/** What is still to do before the account can take calls, with the way to each. */
export const SetupSection = ({ steps }: { steps: SetupStep[] }) => {
  const translate = useTranslate();
  return (
    <FormSection
      title={translate('pages.billing.setup.title')}
      purpose={translate('pages.billing.setup.purpose')}
    >
      <Box component="ul" sx={{ m: 0, pl: 5, display: 'grid', gap: 1 }}>
        {steps.map((step) => (
          <li key={step}>
            <Link component={LinkBase} to={addressOf({ area: areas[step], view: 'add' })}>
              {translate(`pages.billing.setup.${step}`)}
            </Link>
          </li>
        ))}
      </Box>
    </FormSection>
  );
};
