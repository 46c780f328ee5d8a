import { useTheme } from '@mui/material/styles';

/** The sides of the window at which a line begins and ends, for what is placed by script. */
export const useSides = () =>
  useTheme().direction === 'rtl'
    ? ({ start: 'right', end: 'left' } as const)
    : ({ start: 'left', end: 'right' } as const);

/** Whether the page is written from right to left, for what is measured in the window or steered by arrow keys. */
export const isMirrored = (): boolean => document.dir === 'rtl';
