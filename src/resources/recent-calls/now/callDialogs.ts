import type { CallNow } from '../../../components/live/useLiveCalls';
import type { CallControl } from './useCallChange';

export interface CallDialogProps {
  call: CallNow;
  /** Who calls whom, as people read it. */
  parties: { from: string; to: string };
  change: CallControl['change'];
  onClose: () => void;
}
