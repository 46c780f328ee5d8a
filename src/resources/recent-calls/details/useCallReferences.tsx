import Link from '@mui/material/Link';
import { LinkBase, useGetMany } from 'ra-core';
import type { ReactNode } from 'react';
import { useCanAccess } from '../../../components/access/useCanAccess';
import { ShortSid } from '../../../components/inputs/ShortSid';
import { useAccount } from '../../../components/useAccounts';
import { addressOf } from '../../../routing/addresses';
import type { Application, RecentCall } from '../../../types';
import { trunkPath } from '../trunkPath';

/** What a call refers to, by its name where that is known. */
export interface CallReference {
  name: string;
  node: ReactNode;
}

const edit = (area: string, sid: string) => addressOf({ area, sid, view: 'edit' });

const linkTo = (name: string, path: string): ReactNode => (
  <Link component={LinkBase} to={path}>
    {name}
  </Link>
);

/**
 * Account, application and trunk of a call with the ways there. The call names its carrier only, so
 * that its trunk leads to the carriers of that name.
 */
export function useCallReferences({ account_sid, application_sid, trunk }: RecentCall): {
  account: CallReference | null;
  application: CallReference | null;
  trunk: CallReference | null;
} {
  const mayList = useCanAccess({ action: 'list', resource: 'accounts' });
  const { account } = useAccount(account_sid, { enabled: mayList });
  const { data: applications } = useGetMany<Application>(
    'applications',
    { ids: application_sid ? [application_sid] : [] },
    { enabled: Boolean(application_sid), retry: false, onError: () => undefined },
  );
  const application = applications?.[0];
  const carriersOfTrunk = trunkPath(trunk);
  return {
    account:
      mayList && account
        ? { name: account.name, node: linkTo(account.name, edit('accounts', account_sid)) }
        : null,
    application: application_sid
      ? application
        ? {
            name: application.name,
            node: linkTo(application.name, edit('applications', application_sid)),
          }
        : { name: application_sid, node: <ShortSid sid={application_sid} name="SID" /> }
      : null,
    trunk: carriersOfTrunk ? { name: trunk, node: linkTo(trunk, carriersOfTrunk) } : null,
  };
}
