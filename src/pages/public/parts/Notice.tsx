import Box, { type BoxProps } from '@mui/material/Box';
import { forwardRef } from 'react';

type Severity = 'success' | 'warning' | 'error';

/** The outlines of the signs, in a square of 24. */
const signs: Record<Severity, string> = {
  success: 'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM8.5 12l2.5 2.5 4.5-5',
  warning: 'M12 5 3.5 19.5h17L12 5zm0 6v4m0 2v.5',
  error: 'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0zm-8-4v5m0 2.5v.5',
};

interface NoticeProps extends Pick<BoxProps, 'id' | 'role' | 'tabIndex' | 'sx' | 'children'> {
  severity: Severity;
}

/**
 * A message with its icon, in the colours of an alert; the public pages load nothing else of it.
 */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(function Notice(
  { severity, children, sx, ...props },
  ref,
) {
  const colour = `var(--mui-palette-${severity}-main)`;
  return (
    <Box
      ref={ref}
      {...props}
      data-severity={severity}
      sx={[
        {
          display: 'flex',
          gap: 3,
          px: 4,
          py: 3,
          // The icon is beside the first line, however many there are.
          alignItems: 'flex-start',
          borderRadius: 2,
          color: 'text.primary',
          backgroundColor: `color-mix(in srgb, ${colour} 12%, var(--mui-palette-background-paper))`,
          fontSize: 14,
          lineHeight: 1.43,
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <svg
        width="22"
        height="22"
        viewBox="0 0 24 24"
        aria-hidden="true"
        style={{
          flex: 'none',
          marginTop: -1,
          fill: 'none',
          stroke: colour,
          strokeWidth: 2,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
        }}
      >
        <path d={signs[severity]} />
      </svg>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
    </Box>
  );
});
