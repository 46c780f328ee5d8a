import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useListFilterContext, useTranslate } from 'ra-core';
import type { Account } from '../../types';
import { useIsAllowed } from '../access/useRefusal';
import { useConsole } from '../ConsoleContext';
import { useAccounts } from '../useAccounts';

/** Narrows a list to one account, for those who see more than one; remembered within the section. */
export const AccountFilter = ({ allLabel }: { allLabel?: string }) => {
  const translate = useTranslate();
  const { storeAccountFilter } = useConsole();
  const { filterValues, setFilters } = useListFilterContext();
  const isAllowed = useIsAllowed({ action: 'list', area: 'accounts' });
  const { data: accounts = [], isPending } = useAccounts({ enabled: isAllowed });
  if (!isAllowed) return null;

  const chosen = accounts.find(({ id }) => id === filterValues.account_sid) ?? null;
  const choose = (account: Account | null) => {
    const { account_sid: _previous, ...others } = filterValues;
    storeAccountFilter(account?.id ?? null);
    setFilters(account ? { ...others, account_sid: account.id } : others, undefined, false);
  };
  return (
    <Autocomplete
      size="small"
      options={accounts}
      loading={isPending}
      value={chosen}
      onChange={(_event, account) => choose(account)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      sx={{ width: { xs: '100%', sm: 240 } }}
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder={allLabel ?? translate('app.list.allAccounts')}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps?.htmlInput,
              'aria-label': translate('app.list.account'),
            },
          }}
        />
      )}
    />
  );
};
