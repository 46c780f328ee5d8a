import Link from '@mui/material/Link';
import { LinkBase, useGetOne, useTranslate } from 'ra-core';
import { useList } from '../../components/useList';
import { addressOf } from '../../routing/addresses';
import { type Alert, type Application, customRange, type RecentCall } from '../../types';
import { isCallTarget } from './useCauses';

const day = 86_400_000;

/** The application whose call raised an alert: the platform names the call, and the call names it. */
export const AlertApplication = ({ alert }: { alert: Alert }) => {
  const translate = useTranslate();
  const { account_sid, target_sid } = alert;
  const at = Date.parse(alert.time);
  const isKnown = isCallTarget(alert) && Boolean(account_sid) && !Number.isNaN(at);
  const moment = (offset: number) => new Date((isKnown ? at : 0) + offset).toISOString();
  const options = { retry: false, onError: () => undefined, staleTime: Number.POSITIVE_INFINITY };
  const { data: calls } = useList<RecentCall>(
    'recent-calls',
    {
      filter: {
        account_sid,
        q: target_sid,
        ...{ date: customRange, from: moment(-day), to: moment(day) },
      },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'attempted_at', order: 'DESC' },
    },
    { ...options, enabled: isKnown },
  );
  const id = calls?.[0]?.application_sid ?? '';
  const { data: application } = useGetOne<Application>(
    'applications',
    { id },
    { ...options, enabled: id !== '' },
  );
  if (!application) return null;
  return (
    <div>
      {translate('resources.alerts.list.application')}{' '}
      <Link component={LinkBase} to={addressOf({ area: 'applications', sid: id, view: 'edit' })}>
        {application.name}
      </Link>
    </div>
  );
};
