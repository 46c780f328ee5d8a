import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase, useTranslate } from 'ra-core';
import { FormSection } from '../../../components/form/FormSection';
import { addressOf } from '../../../routing/addresses';
import type { SetupArea } from '../../../types';

/** What is still to do before the account can take calls, with the way to each. */
export const SetupSection = ({ missing }: { missing: SetupArea[] }) => {
  const translate = useTranslate();
  return (
    <FormSection
      title={translate('pages.billing.setup.title')}
      purpose={translate('pages.billing.setup.purpose')}
    >
      <Box component="ul" sx={{ m: 0, pl: 5, display: 'grid', gap: 1 }}>
        {missing.map((area) => (
          <li key={area}>
            <Link component={LinkBase} to={addressOf({ area, view: 'add' })}>
              {translate(`pages.billing.setup.steps.${area}`)}
            </Link>
          </li>
        ))}
      </Box>
    </FormSection>
  );
};
