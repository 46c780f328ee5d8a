import OffIcon from '@mui/icons-material/CancelOutlined';
import OnIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { plainIcon } from '../plain/plainIcon';

const dot = (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="5" />
  </svg>
);

const icons = {
  normal: dot,
  on: plainIcon(OnIcon),
  off: plainIcon(OffIcon),
  warning: plainIcon(WarningIcon),
  error: plainIcon(ErrorIcon),
  info: plainIcon(InfoIcon),
};

export type State = keyof typeof icons;

interface StateLabelProps {
  state: State;
  label: string;
  /** What the tooltip says more, for the pointer and the keyboard. */
  details?: string;
}

/**
 * A state as colour, icon and word, so that colour is never the only sign. `normal` is the expected
 * state and has no colour.
 */
export const StateLabel = ({ state, label, details }: StateLabelProps) => (
  <span
    className={`state-label ${state}`}
    {...(details && { tabIndex: 0, 'data-tooltip': details })}
  >
    {icons[state]}
    <span title={label}>{label}</span>
  </span>
);
