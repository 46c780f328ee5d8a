import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase, useParams, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Refused } from '../../../components/access/Refused';
import { useRefusal } from '../../../components/access/useCanAccess';
import { accountPath } from '../../../components/hosted/accountPaths';
import { PageHeader } from '../../../components/page/PageHeader';
import type { Area } from '../../../types/access';

interface BillingPageProps {
  title: string;
  resource: Area;
  children: (accountSid: string) => ReactNode;
}

/** The frame of a page below the own account: for those whose account it is. */
export const BillingPage = ({ title, resource, children }: BillingPageProps) => {
  const translate = useTranslate();
  const { accountSid = '' } = useParams();
  const refusal = useRefusal({
    action: 'edit',
    resource,
    record: { account_sid: accountSid },
    isWrite: true,
  });
  if (refusal) return <Refused refusal={refusal} />;
  return (
    <Box sx={{ maxWidth: 1280 }}>
      <PageHeader
        title={title}
        back={
          <Link
            component={LinkBase}
            to={accountPath(accountSid, 'edit')}
            color="textSecondary"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}
          >
            <ArrowBackIcon className="ahead" sx={{ fontSize: 16 }} />
            {translate('resources.accounts.name', { smart_count: 1 })}
          </Link>
        }
      />
      {children(accountSid)}
    </Box>
  );
};
