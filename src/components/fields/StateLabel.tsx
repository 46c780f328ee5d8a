import type { SvgIconComponent } from '@mui/icons-material';
import OffIcon from '@mui/icons-material/CancelOutlined';
import OnIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';

export type State = 'on' | 'off' | 'warning' | 'error' | 'info';

const looks: Record<State, { icon: SvgIconComponent; color: string }> = {
  on: { icon: OnIcon, color: 'success.main' },
  off: { icon: OffIcon, color: 'text.secondary' },
  warning: { icon: WarningIcon, color: 'warning.main' },
  error: { icon: ErrorIcon, color: 'error.main' },
  info: { icon: InfoIcon, color: 'info.main' },
};

/** A state in a colour, an icon and a word, so that nobody depends on the colour. */
export const StateLabel = ({ state, label }: { state: State; label: string }) => {
  const { icon: Icon, color } = looks[state];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        whiteSpace: 'nowrap',
        verticalAlign: 'middle',
        minWidth: 0,
        maxWidth: '100%',
      }}
    >
      <Box component={Icon} aria-hidden sx={{ fontSize: 16, flex: 'none', color }} />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {label}
      </Box>
    </Box>
  );
};
