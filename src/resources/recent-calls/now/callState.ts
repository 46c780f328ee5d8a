import type { State } from '../../../components/fields/StateLabel';
import type { LiveCall } from '../../../types';

/** How each state of a call looks; what the platform adds to them one day is shown by its own word. */
const looks: Partial<Record<string, State>> = {
  queued: 'info',
  trying: 'info',
  ringing: 'info',
  'early-media': 'info',
  'in-progress': 'on',
  completed: 'off',
  failed: 'off',
  busy: 'off',
  'no-answer': 'off',
};

export const lookOf = ({ call_status }: LiveCall): State => looks[call_status] ?? 'info';

/** Whether somebody has answered, which most of what can be done to a call needs. */
export const isAnswered = ({ call_status }: LiveCall): boolean => call_status === 'in-progress';

/** Whether the engine can end it: an outbound call that does not ring yet can neither be hung up nor cancelled. */
export const canHangUp = ({ isOver, call_status, direction }: LiveCall): boolean =>
  !isOver &&
  (call_status === 'in-progress' ||
    direction === 'inbound' ||
    ['ringing', 'early-media'].includes(call_status));
