import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import {
  formatLatency,
  formatPosition,
  type RecordingSession,
  type Region,
} from '../../../engines/audio';
import { mono } from '../../../theme';
import { regionColours } from './waveColours';

const text = 'resources.recent-calls.player';

interface RegionTableProps {
  session: RecordingSession;
  regions: Region[];
  onRegion: (region: Region) => void;
}

const tenth = (seconds: number) => `${formatPosition(seconds)}.${Math.floor((seconds * 10) % 10)}`;

/** The words, the key or the vendor of a mark, which distinguish it from its neighbours. */
const summary = (region: Region): string => {
  if (region.kind === 'dtmf') return region.digit;
  if (region.kind === 'synthesisLatency') return region.vendor;
  if (region.kind === 'applicationLatency') return region.status;
  if (region.kind === 'speech' && typeof region.outcome === 'object') {
    return region.outcome.transcript ?? '';
  }
  return '';
};

const Swatch = ({ kind }: Pick<Region, 'kind'>) => (
  <Box
    component="span"
    aria-hidden
    sx={{ width: 12, height: 12, borderRadius: 0.5, flexShrink: 0, border: '1px solid' }}
    style={{ backgroundColor: regionColours[kind] }}
  />
);

const RegionRow = ({ session, region, onRegion }: RegionTableProps & { region: Region }) => {
  const translate = useTranslate();
  const time = tenth(region.start);
  const mark = translate(`${text}.region.${region.kind}`);
  const latency = region.kind === 'dtmf' ? null : region.latency;
  return (
    <TableRow hover>
      <TableCell sx={{ width: '1%', paddingInlineEnd: 0 }}>
        <Button
          translate="no"
          size="small"
          aria-label={translate(`${text}.seek`, { time })}
          onClick={() => {
            session.seek(region.start);
            session.play();
          }}
          sx={{ ...mono, minWidth: 0, px: 1 }}
        >
          {time}
        </Button>
      </TableCell>
      <TableCell>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 2 }}>
          <Swatch kind={region.kind} />
          <Button
            size="small"
            color="inherit"
            aria-label={translate(`${text}.details`, { mark, time })}
            onClick={() => onRegion(region)}
            sx={{ minWidth: 0, px: 1, flexShrink: 0, textAlign: 'start' }}
          >
            {mark}
          </Button>
          <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'break-word' }}>
            {summary(region)}
          </Box>
        </Box>
      </TableCell>
      <TableCell translate="no" align="right" sx={{ ...mono, width: '1%' }}>
        {latency === null ? '' : formatLatency(latency)}
      </TableCell>
    </TableRow>
  );
};

/** How many marks are shown at once: a call of hours has thousands. */
const step = 100;

/** The marks of a recording as a table, in the order in which they are heard. */
export const RegionTable = (props: RegionTableProps) => {
  const translate = useTranslate();
  const { regions } = props;
  const [shown, setShown] = useState(step);
  const left = regions.length - shown;
  const label = translate(`${text}.latenciesTable`);
  return (
    // Long ones scroll, for the keyboard too.
    <TableContainer
      role="region"
      aria-label={label}
      tabIndex={0}
      sx={{ maxHeight: 280, border: '1px solid', borderColor: 'divider', borderRadius: 1.5 }}
    >
      <Table stickyHeader size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate(`${text}.at`)}</TableCell>
            <TableCell>{translate(`${text}.mark`)}</TableCell>
            <TableCell align="right">{translate(`${text}.latency`)}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {regions.slice(0, shown).map((region) => (
            <RegionRow
              key={`${region.spanId} ${region.kind} ${region.start}`}
              {...props}
              region={region}
            />
          ))}
        </TableBody>
      </Table>
      {left > 0 && (
        <Button
          size="small"
          fullWidth
          onClick={({ currentTarget }) => {
            // The last of them takes the button away.
            if (left <= step) currentTarget.closest<HTMLElement>('[role=region]')?.focus();
            setShown(shown + step);
          }}
        >
          <span>{translate(`${text}.more`, { smart_count: left })}</span>
        </Button>
      )}
    </TableContainer>
  );
};
