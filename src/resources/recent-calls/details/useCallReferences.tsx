import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { LinkBase, useGetMany } from 'ra-core';
import type { ReactNode } from 'react';
import { useCanAccess } from '../../../components/access/useCanAccess';
import { trunkPath } from '../../../components/calls/trunkPath';
import { ShortSid } from '../../../components/inputs/ShortSid';
import { useAccount } from '../../../components/useAccounts';
import { addressOf } from '../../../routing/addresses';
import type { Application, RecentCall } from '../../../types';

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

/** Its name, else its sid; reserves the space while it loads. */
function referenceTo(
  area: string,
  sid: string,
  { isPending, found }: { isPending: boolean; found: { name: string } | undefined },
): CallReference {
  if (found) return { name: found.name, node: linkTo(found.name, edit(area, sid)) };
  const node = isPending ? <Skeleton width={140} /> : <ShortSid sid={sid} name="SID" />;
  return { name: sid, node };
}

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
  const { account, isPending: isAccountPending } = useAccount(account_sid, { enabled: mayList });
  const { data: applications, isPending: isApplicationPending } = useGetMany<Application>(
    'applications',
    { ids: application_sid ? [application_sid] : [] },
    { enabled: Boolean(application_sid), retry: false, onError: () => undefined },
  );
  const carriersOfTrunk = trunkPath(trunk);
  return {
    account:
      mayList && account_sid
        ? referenceTo('accounts', account_sid, { isPending: isAccountPending, found: account })
        : null,
    application: application_sid
      ? referenceTo('applications', application_sid, {
          isPending: isApplicationPending,
          found: applications?.[0],
        })
      : null,
    trunk: carriersOfTrunk ? { name: trunk, node: linkTo(trunk, carriersOfTrunk) } : null,
  };
}
