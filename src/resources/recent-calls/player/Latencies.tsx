import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useConsole } from '../../../components/ConsoleContext';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import type { RecordingSession, Region } from '../../../engines/audio';
import { hasTrace } from '../../../engines/trace';
import type { RecentCall } from '../../../types';
import { RegionTable } from './RegionTable';
import type { useRegions } from './useRegions';

const text = 'resources.recent-calls.player';

interface LatenciesProps {
  call: RecentCall;
  session: RecordingSession;
  marks: ReturnType<typeof useRegions>;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  onRegion: (region: Region) => void;
  /** Stands beside the switch. */
  actions: ReactNode;
}

const Marks = ({ session, marks, onRegion }: Omit<LatenciesProps, 'actions'>) => {
  const translate = useTranslate();
  const { regions, hasStart, error, isLoading, refetch } = marks;
  if (error) return <ErrorPanel error={error} onRetry={() => refetch()} />;
  if (regions && regions.length > 0) {
    return <RegionTable session={session} regions={regions} onRegion={onRegion} />;
  }
  const key = isLoading ? 'latenciesLoading' : hasStart ? 'latenciesNone' : 'latenciesNoStart';
  return (
    <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
      {translate(`${text}.${key}`)}
    </Typography>
  );
};

/** The switch that marks in the waveform what the trace knows, and the marks as a table. */
export const Latencies = ({ actions, ...props }: LatenciesProps) => {
  const translate = useTranslate();
  const { features } = useConsole();
  const { call, isShown, onShow } = props;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
        {features.tracing && hasTrace(call) && (
          <FormControlLabel
            control={
              <Switch checked={isShown} onChange={(_event, isChecked) => onShow(isChecked)} />
            }
            label={translate(`${text}.latencies`)}
          />
        )}
        <Box sx={{ flexGrow: 1 }} />
        {actions}
      </Box>
      {isShown && <Marks {...props} />}
    </>
  );
};
