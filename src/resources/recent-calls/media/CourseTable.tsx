import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'ra-core';
import type { RtpStream } from '../../../engines/rtp';
import { type Axis, courseRows } from './courseShapes';
import { useStreamTexts } from './streamTexts';

const text = (name: string) => `resources.recent-calls.media.course.${name}`;
const columns = ['time', 'packets', 'lost', 'jitter', 'level', 'keys'] as const;

interface CourseTableProps {
  stream: RtpStream;
  name: string;
  axis: Axis;
}

/** The values of a stream over time, for those who do not see its drawing or want to read them. */
export const CourseTable = ({ stream, name, axis }: CourseTableProps) => {
  const translate = useTranslate();
  const { number, milliseconds, key } = useStreamTexts();
  return (
    <Box
      // It is scrolled by the keyboard as well.
      tabIndex={0}
      role="region"
      aria-label={name}
      sx={{ overflow: 'auto', maxHeight: 320, border: '1px solid var(--mui-palette-divider)' }}
    >
      <Table
        size="small"
        stickyHeader
        aria-label={name}
        sx={{ '& td': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', fontSize: 13 } }}
      >
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{translate(text(`table.${column}`))}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {courseRows(stream, key).map(({ time, packets, lost, jitter, level, keys }) => (
            <TableRow key={time}>
              <TableCell>
                {translate(text('seconds'), { value: number((time - axis.start) / 1e6, 1) })}
              </TableCell>
              <TableCell>{number(packets)}</TableCell>
              <TableCell>{number(lost)}</TableCell>
              <TableCell>{milliseconds(jitter)}</TableCell>
              <TableCell>
                {level === null ? '—' : translate(text('decibels'), { value: number(level) })}
              </TableCell>
              <TableCell>{keys.join(' ')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};
