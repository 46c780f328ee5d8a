import AutoRefreshIcon from '@mui/icons-material/Autorenew';
import RefreshIcon from '@mui/icons-material/Refresh';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import Tooltip from '@mui/material/Tooltip';
import { useListContext, useResourceContext, useStore, useTranslate } from 'ra-core';

/** How often a list that refreshes itself does so (seconds). */
export const refreshSeconds = 30;

/** Whether the list of the resource in context refreshes itself; kept until the sign-out. */
export const useAutoRefresh = () => useStore<boolean>(`${useResourceContext()}.autoRefresh`, false);

export const RefreshButton = () => {
  const translate = useTranslate();
  const { refetch, isFetching } = useListContext();
  return (
    <Tooltip title={translate('app.list.refresh')}>
      <span>
        <IconButton
          size="small"
          disabled={isFetching}
          onClick={() => refetch()}
          aria-label={translate('app.list.refresh')}
        >
          <RefreshIcon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
};

/** Refreshes the list again and again while somebody looks at it. */
export const AutoRefreshButton = () => {
  const translate = useTranslate();
  const [isOn, setIsOn] = useAutoRefresh();
  const label = translate('app.list.autoRefresh', { smart_count: refreshSeconds });
  return (
    <Tooltip title={label}>
      <ToggleButton
        value="refresh"
        size="small"
        selected={isOn}
        onChange={() => setIsOn(!isOn)}
        aria-label={label}
        sx={{ p: 1.5, border: 0 }}
      >
        <AutoRefreshIcon fontSize="small" />
      </ToggleButton>
    </Tooltip>
  );
};
