import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { StateLabel } from '../../components/fields/StateLabel';
import type { Account } from '../../types';

/** Active or not, and what else is on: recording and debug logging. */
export const AccountState = ({ account }: { account: Account }) => {
  const translate = useTranslate();
  const extra = [
    account.record_all_calls && 'recording',
    account.enable_debug_log && 'debugLog',
  ].filter((word) => typeof word === 'string');
  const isActive = account.is_active;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 3 }}>
      <StateLabel
        state={isActive ? 'on' : 'off'}
        label={translate(`resources.accounts.state.${isActive ? 'active' : 'inactive'}`)}
      />
      {extra.map((word) => (
        <StateLabel key={word} state="info" label={translate(`resources.accounts.state.${word}`)} />
      ))}
    </Box>
  );
};
