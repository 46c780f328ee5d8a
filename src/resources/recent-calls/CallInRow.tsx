import Box from '@mui/material/Box';
import type { RecentCall } from '../../types';
import { CallActions } from './CallActions';
import { CallPanel } from './CallPanel';

/** A call that is open in its list. */
export const CallInRow = ({ call }: { call: RecentCall }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <Box sx={{ justifySelf: 'end' }}>
      <CallActions call={call} />
    </Box>
    <CallPanel call={call} />
  </Box>
);
