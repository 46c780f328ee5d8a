import { callCapture } from './callCapture';
import { callDetails } from './callDetails';
import { callLogs } from './callLogs';
import { callPlayer } from './callPlayer';
import { callTrace } from './callTrace';

export const recentCalls = {
  name: 'Recent call |||| Recent calls',
  empty: 'No data.',
  purpose: 'Calls of the last 30 days stand here, the newest first.',
  fields: {
    attempted_at: 'Time (%{zone})',
    direction: 'Direction',
    from: 'From',
    to: 'To',
    answered: 'Status',
    duration: 'Duration',
  },
  state: {
    inbound: 'Inbound',
    outbound: 'Outbound',
    answered: 'Answered',
    notAnswered: 'Not answered (%{status})',
  },
  tabs: 'About this call',
  details: callDetails,
  trace: callTrace,
  logs: callLogs,
  player: callPlayer,
  capture: callCapture,
};
