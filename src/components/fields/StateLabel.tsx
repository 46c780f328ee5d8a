import OffIcon from '@mui/icons-material/CancelOutlined';
import OnIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { plainIcon } from '../plain/plainIcon';

const icons = {
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

/** A state in a colour, an icon and a word, so that nobody depends on the colour. */
export const StateLabel = ({ state, label, details }: StateLabelProps) => (
  <span
    className={`state-label ${state}`}
    {...(details && { tabIndex: 0, 'data-tooltip': details })}
  >
    {icons[state]}
    <span>{label}</span>
  </span>
);
