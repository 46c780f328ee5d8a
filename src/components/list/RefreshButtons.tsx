import AutoRefreshIcon from '@mui/icons-material/Autorenew';
import RefreshIcon from '@mui/icons-material/Refresh';
import { useQueryClient } from '@tanstack/react-query';
import { useListContext, useResourceContext, useStore, useTranslate } from 'ra-core';
import { PlainButton } from '../plain/PlainButton';
import { plainIcon } from '../plain/plainIcon';
import { usePlatform } from '../usePlatform';

/** How often a list that refreshes itself does so (seconds). */
export const refreshSeconds = 30;

const refreshIcon = plainIcon(RefreshIcon);
const autoRefreshIcon = plainIcon(AutoRefreshIcon);

/** Whether the list of the resource in context refreshes itself; kept until the sign-out. */
export const useAutoRefresh = () => useStore<boolean>(`${useResourceContext()}.autoRefresh`, false);

export const RefreshButton = () => {
  const translate = useTranslate();
  const { refetch, isFetching } = useListContext();
  const dataProvider = usePlatform();
  const queryClient = useQueryClient();
  const refresh = () => {
    void dataProvider.forgetLists();
    // Names and choices are asked for anew by the screen that needs them next.
    void queryClient.invalidateQueries({ refetchType: 'none' });
    void refetch();
  };
  return (
    <PlainButton
      label={translate('app.list.refresh')}
      icon={refreshIcon}
      disabled={isFetching}
      onClick={refresh}
    />
  );
};

/** Refreshes the list again and again while somebody looks at it. */
export const AutoRefreshButton = () => {
  const translate = useTranslate();
  const [isOn, setIsOn] = useAutoRefresh();
  return (
    <PlainButton
      label={translate('app.list.autoRefresh', { smart_count: refreshSeconds })}
      icon={autoRefreshIcon}
      aria-pressed={isOn}
      onClick={() => setIsOn(!isOn)}
    />
  );
};
