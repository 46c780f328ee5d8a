import OpenIcon from '@mui/icons-material/ChevronRight';
import ClosedIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { LogLevel, LogLine } from '../../../engines/logs';
import { mono } from '../../../theme';

const colors: Partial<Record<LogLevel, string>> = {
  fatal: 'error.main',
  error: 'error.main',
  warn: 'warning.main',
  info: 'info.main',
};

const Rest = ({ id, text }: { id: string; text: string }) => (
  <Box
    id={id}
    component="pre"
    translate="no"
    sx={{
      m: 0,
      px: { xs: 3, sm: 9 },
      pb: 2,
      ...mono,
      fontSize: 12.5,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    }}
  >
    {text}
  </Box>
);

interface LogRowProps {
  line: LogLine;
  isOpen: boolean;
  onToggle: () => void;
}

/** A line of the log: when, how grave, what; and all the rest of it when it is opened. */
export const LogRow = ({ line, isOpen, onToggle }: LogRowProps) => {
  const translate = useTranslate();
  const id = useId();
  const { time, level, message, rest } = line;
  // A line that is no JSON has nothing but itself.
  const isPlain = time === '' && level === 'none';
  return (
    <>
      <Box
        translate="no"
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: '28px minmax(0, 1fr) auto',
            sm: '28px 10.5rem 3.5rem minmax(0, 1fr)',
          },
          alignItems: 'start',
          columnGap: 1,
          px: 1,
          py: 0.5,
          minHeight: 31,
          ...mono,
          fontSize: 12.5,
          lineHeight: 22 / 12.5,
        }}
      >
        {rest === '' ? (
          <span />
        ) : (
          <IconButton
            size="small"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            aria-label={translate('resources.recent-calls.logs.action.details')}
            onClick={onToggle}
            sx={{ p: 0, width: '1.5rem', height: '1.5rem' }}
          >
            {isOpen ? <ClosedIcon fontSize="small" /> : <OpenIcon fontSize="small" />}
          </IconButton>
        )}
        {isPlain ? null : (
          <>
            <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {time}
            </Box>
            <Box
              component="span"
              translate="yes"
              sx={{ color: colors[level] ?? 'text.secondary', fontWeight: 600 }}
            >
              {level === 'none' ? '' : translate(`resources.recent-calls.logs.level.${level}`)}
            </Box>
          </>
        )}
        <Box
          component="span"
          sx={{
            gridColumn: { xs: '2 / -1', sm: isPlain ? '2 / -1' : 'auto' },
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {message}
        </Box>
      </Box>
      {isOpen && <Rest id={id} text={rest} />}
    </>
  );
};
