import { useTranslate } from 'ra-core';
import { StateLabel } from '../../components/fields/StateLabel';
import { useAccount } from '../../components/useAccounts';
import type { Application } from '../../types';

/** Whether the calls of an application are recorded: by itself, by its account, or not. */
export const RecordingState = ({ application }: { application: Application }) => {
  const translate = useTranslate();
  const { account } = useAccount(application.account_sid);
  const by = account?.record_all_calls ? 'account' : application.record_all_calls ? 'on' : 'off';
  return (
    <StateLabel
      state={by === 'off' ? 'off' : 'on'}
      label={translate(`resources.applications.recording.${by}`)}
    />
  );
};
