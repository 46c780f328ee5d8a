import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface FactItem {
  /** Tells one row from the next. */
  key: string;
  label: string;
  value: ReactNode;
}

/** Nothing of a fact is cut off. */
export const wholeText = {
  overflowWrap: 'anywhere',
  '& .words': { whiteSpace: 'normal' },
} as const;

/** Facts under their names, in as many columns as there is room for. */
export const FactList = ({ label, facts }: { label: string; facts: FactItem[] }) => (
  <Box
    component="dl"
    aria-label={label}
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 26.25rem), 1fr))',
      columnGap: 6,
    }}
  >
    {facts.map(({ key, label: name, value }) => (
      <Box
        key={key}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'min(8rem, 40%) minmax(0, 1fr)',
          // A name is aligned with the first line of its value.
          alignItems: 'baseline',
          alignContent: 'center',
          columnGap: 3,
          // As high as with a button to copy.
          minHeight: 35,
          py: 1,
          borderBottom: '1px solid var(--mui-palette-divider)',
          fontSize: 13,
        }}
      >
        <Box component="dt" sx={{ color: 'text.secondary' }}>
          {name}
        </Box>
        <Box component="dd" sx={{ m: 0, minWidth: 0, ...wholeText }}>
          {value}
        </Box>
      </Box>
    ))}
  </Box>
);
