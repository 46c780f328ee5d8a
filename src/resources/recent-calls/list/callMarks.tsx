import TraceIcon from '@mui/icons-material/AccountTreeOutlined';
import RecordingIcon from '@mui/icons-material/GraphicEqOutlined';
import SipIcon from '@mui/icons-material/SyncAltOutlined';
import { plainIcon } from '../../../components/plain/plainIcon';
import { hasTrace } from '../../../engines/trace';
import { hrefOf } from '../../../routing/addresses';
import type { RecentCall } from '../../../types';
import { callPath } from '../callLink';

const icons = {
  capture: plainIcon(SipIcon),
  tracing: plainIcon(TraceIcon),
  details: plainIcon(RecordingIcon),
};

interface MarkTexts {
  isTraced: boolean;
  translate: (key: string) => string;
}

/**
 * Icons for what a call has to read, see and hear, according to its record: each opens the call there.
 * One tab stop; the arrow keys move between them.
 */
export const callMarks = (call: RecentCall, { isTraced, translate }: MarkTexts) => {
  const marks = [
    ...(call.sip_callid ? [['capture', 'capture.title'] as const] : []),
    ...(isTraced && hasTrace(call) ? [['tracing', 'trace.title'] as const] : []),
    ...(call.recording_url ? [['details', 'list.recording'] as const] : []),
  ];
  return (
    <span className="call-marks" data-roving>
      {marks.map(([tab, key], index) => {
        const label = translate(`resources.recent-calls.${key}`);
        return (
          <a
            key={tab}
            className="call-mark"
            href={hrefOf(callPath(call, { tab }))}
            data-tab={tab}
            data-tooltip={label}
            aria-label={label}
            tabIndex={index > 0 ? -1 : undefined}
          >
            {icons[tab]}
          </a>
        );
      })}
    </span>
  );
};
