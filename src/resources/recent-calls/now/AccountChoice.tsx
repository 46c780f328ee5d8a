import { useNavigate, useTranslate } from 'ra-core';
import { useConsoleActions } from '../../../components/ConsoleContext';
import { Combobox } from '../../../components/inputs/Combobox';
import { callsNowPath } from '../../../components/live/callsNowPath';
import { useAccounts } from '../../../components/useAccounts';
import type { Account } from '../../../types';

const none: Account[] = [];

/** Whose calls are shown, for those who see more than one account: the platform answers those of one. */
export const AccountChoice = ({ accountSid }: { accountSid: string | null }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { storeAccountFilter } = useConsoleActions();
  const { data, isPending } = useAccounts();
  const choose = (sid: string | null) => {
    storeAccountFilter(sid);
    navigate(callsNowPath(sid), { replace: true });
  };
  return (
    <Combobox
      className="filter"
      label={translate('app.list.account')}
      placeholder={translate('live.calls.chooseAccount')}
      choices={data ?? none}
      value={data?.find(({ id }) => id === accountSid) ?? null}
      onChange={(choice) => choose(choice?.id ?? null)}
      isLoading={isPending}
      isReadOnly={isPending && accountSid !== null}
    />
  );
};
