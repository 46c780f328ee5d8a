import { useResourceContext, useTranslate } from 'ra-core';
import { EmptyState } from '../page/EmptyState';
import { statusOf } from '../page/errorText';

const OneAccountOnly = () => {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (
    <EmptyState
      title={translate(`resources.${resource}.oneAccount`)}
      text={translate('resources.alerts.chooseAccount')}
    />
  );
};

/** Answers of a platform that has no list of all accounts, or none for this operator (decision 51). */
const unanswered = [403, 404, 501];

/** What a list of all accounts shows on a platform that lists those of one account only. */
export const explainOneAccount = (error: unknown, { account_sid }: Record<string, unknown>) =>
  !account_sid && unanswered.includes(statusOf(error) ?? 0) ? <OneAccountOnly /> : null;
