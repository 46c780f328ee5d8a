import Box from '@mui/material/Box';
import { ownLine } from '../../theme';

/** A value as it is: nothing is hidden for being empty, zero or false. */
const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value === ''
      ? '""'
      : value
    : (JSON.stringify(value) ?? 'undefined');

/** Every field of a record under the names that the platform gives them, falsy values included. */
export const FieldGrid = ({ fields }: { fields: Record<string, unknown> }) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
      columnGap: 5,
      rowGap: { xs: 0, sm: 1 },
      m: 0,
      fontSize: 13,
    }}
  >
    {Object.entries(fields).map(([key, value]) => (
      <Box key={key} sx={{ display: 'contents' }}>
        <Box component="dt" translate="no" sx={{ color: 'text.secondary' }}>
          {key}
        </Box>
        <Box
          component="dd"
          translate="no"
          sx={{
            m: 0,
            mb: { xs: 1.5, sm: 0 },
            ...ownLine,
            overflowWrap: 'anywhere',
            whiteSpace: 'pre-wrap',
            color: value === null || value === '' ? 'text.secondary' : undefined,
          }}
        >
          {textOf(value)}
        </Box>
      </Box>
    ))}
  </Box>
);
