import TraceIcon from '@mui/icons-material/AccountTreeOutlined';
import RecordingIcon from '@mui/icons-material/GraphicEqOutlined';
import { plainIcon } from '../../../components/plain/plainIcon';
import { hasTrace } from '../../../engines/trace';
import type { RecentCall } from '../../../types';

const recordingIcon = plainIcon(RecordingIcon);
const traceIcon = plainIcon(TraceIcon);

const mark = (icon: React.ReactNode, label: string) => (
  <span className="call-mark" title={label}>
    {icon}
    <span className="hidden-text">{label}</span>
  </span>
);

/** What there is of a call to be heard and seen, as its record tells before it is opened. */
export const callMarks = (
  call: RecentCall,
  { isTraced, translate }: { isTraced: boolean; translate: (key: string) => string },
) => (
  <span className="call-marks">
    {call.recording_url &&
      mark(recordingIcon, translate('resources.recent-calls.list.hasRecording'))}
    {isTraced &&
      hasTrace(call) &&
      mark(traceIcon, translate('resources.recent-calls.list.hasTrace'))}
  </span>
);
