import DifferentIcon from '@mui/icons-material/CompareArrowsOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { wholeText } from '../facts/FactList';

const text = (name: string) => `resources.recent-calls.compare.${name}`;

export interface PairRow {
  key: string | number;
  head: ReactNode;
  first: ReactNode;
  second: ReactNode;
  isDifferent: boolean;
}

interface PairTableProps {
  title: string;
  /** What the first column names. */
  head: string;
  rows: PairRow[];
  /** How many differ, where there are more than these rows. */
  differences?: number;
  /** What is said below it. */
  note?: ReactNode;
}

/** Two columns beside each other; the head of a row stands above them where there is no room. */
const columns = { xs: 'repeat(2, minmax(0, 1fr))', sm: '180px repeat(2, minmax(0, 1fr))' };
const headSpan = { xs: '1 / -1', sm: 'auto' };
const rowStyle = {
  display: 'grid',
  gridTemplateColumns: columns,
  columnGap: 3,
  rowGap: 0.5,
  px: 2,
  py: 1.5,
  borderBottom: '1px solid var(--mui-palette-divider)',
  fontSize: 13,
  alignItems: 'center',
};
const cellStyle = { minWidth: 0, ...wholeText, textAlign: 'start', fontWeight: 400 } as const;

/** Rows of two calls, those that differ marked and counted. */
export const PairTable = ({ title, head, rows, differences, note }: PairTableProps) => {
  const translate = useTranslate();
  const different = differences ?? rows.filter(({ isDifferent }) => isDifferent).length;
  return (
    <Box component="section" aria-label={title}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3, mb: 2 }}>
        <Typography variant="h2" sx={{ fontSize: 15, fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>
          {translate(text('differences'), { smart_count: different })}
        </Typography>
      </Box>
      <Box
        component="table"
        aria-label={title}
        sx={{
          display: 'block',
          border: '1px solid var(--mui-palette-divider)',
          borderRadius: 2,
          backgroundColor: 'background.paper',
          '& thead, & tbody': { display: 'block' },
          '& tbody tr:last-of-type': { borderBottom: 0 },
        }}
      >
        <thead>
          <Box component="tr" sx={{ ...rowStyle, color: 'text.secondary', fontSize: 12 }}>
            {[head, translate(text('first')), translate(text('second'))].map((name, place) => (
              <Box
                component="th"
                scope="col"
                key={name}
                sx={{ ...cellStyle, fontWeight: 600, ...(place === 0 && { gridColumn: headSpan }) }}
              >
                {name}
              </Box>
            ))}
          </Box>
        </thead>
        <tbody>
          {rows.map(({ key, head: name, first, second, isDifferent }) => (
            <Box
              component="tr"
              key={key}
              data-different={isDifferent || undefined}
              sx={{ ...rowStyle, ...(isDifferent && { backgroundColor: 'action.selected' }) }}
            >
              <Box
                component="th"
                scope="row"
                sx={{ ...cellStyle, gridColumn: headSpan, color: 'text.secondary' }}
              >
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
                  {name}
                  {isDifferent && (
                    <DifferentIcon
                      titleAccess={translate(text('differs'))}
                      sx={{ fontSize: 16, color: 'warning.main' }}
                    />
                  )}
                </Box>
              </Box>
              <Box component="td" sx={cellStyle}>
                {first}
              </Box>
              <Box component="td" sx={cellStyle}>
                {second}
              </Box>
            </Box>
          ))}
        </tbody>
      </Box>
      {note}
    </Box>
  );
};
