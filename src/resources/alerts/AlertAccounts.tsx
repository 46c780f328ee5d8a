import { useTranslate } from 'ra-core';
import { ReferenceName } from '../../components/list/referenceNames';
import type { Alert } from '../../types';

/** Whose an alert is, as a link; where alike ones are of several accounts, the first and how many more. */
export const AlertAccounts = ({ alert }: { alert: Alert }) => {
  const translate = useTranslate();
  const sids = (alert.alike ?? [alert]).map(({ account_sid }) => account_sid);
  const [first, ...more] = [...new Set(sids.filter(Boolean))];
  if (!first) return null;
  return (
    <>
      <ReferenceName resource="accounts" sid={first} emptyText="" />
      {more.length > 0 && (
        <span className="muted">
          {' '}
          {translate('resources.alerts.list.moreAccounts', { smart_count: more.length })}
        </span>
      )}
    </>
  );
};
