import Box from '@mui/material/Box';

interface MediaFactsProps {
  /** Label and value of each fact; `key` identifies it. */
  facts: { key: string; label: string; value: string }[];
}

/** Short facts under their names, in as many columns as there is room for. */
export const MediaFacts = ({ facts }: MediaFactsProps) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(9.375rem, 1fr))',
      gap: 3,
      '& dt': { color: 'text.secondary', fontSize: 13 },
      '& dd': { m: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
    }}
  >
    {facts.map(({ key, label, value }) => (
      <div key={key}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Box>
);
