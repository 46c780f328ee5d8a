import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'ra-core';
import { StateLabel } from '../../../components/fields/StateLabel';
import { monospace } from '../../../theme';

export interface NumberOutcome {
  number: string;
  state: 'new' | 'added' | 'failed' | 'notTried' | 'invalid' | 'duplicate' | 'exists';
  /** What the platform said. */
  reason?: string;
}

const signs = {
  new: 'info',
  added: 'on',
  failed: 'error',
  notTried: 'off',
  invalid: 'error',
  duplicate: 'off',
  exists: 'off',
} as const;

const text = (name: string) => `resources.phone-numbers.many.${name}`;

/** The numbers as keys; a repeated one gets a different key. */
function keysOf(outcomes: NumberOutcome[]): string[] {
  const counts = new Map<string, number>();
  return outcomes.map(({ number }) => {
    const count = (counts.get(number) ?? 0) + 1;
    counts.set(number, count);
    return count === 1 ? number : `${number} ${count}`;
  });
}

/** What is to become, or became, of each number. */
export const OutcomeTable = ({ outcomes }: { outcomes: NumberOutcome[] }) => {
  const translate = useTranslate();
  const keys = keysOf(outcomes);
  return (
    <Box
      role="region"
      aria-label={translate(text('outcomes'))}
      tabIndex={0}
      sx={{
        maxHeight: 280,
        overflow: 'auto',
        border: '1px solid var(--mui-palette-divider)',
        borderRadius: 1.5,
      }}
    >
      <Table size="small" stickyHeader aria-label={translate(text('outcomes'))}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('resources.phone-numbers.fields.number')}</TableCell>
            <TableCell>{translate(text('outcome'))}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {outcomes.map(({ number, state, reason }, place) => (
            <TableRow key={keys[place]}>
              <TableCell sx={{ fontFamily: monospace, overflowWrap: 'anywhere' }}>
                {number}
              </TableCell>
              <TableCell>
                <StateLabel state={signs[state]} label={translate(text(`states.${state}`))} />
                {reason && (
                  <Box component="span" sx={{ ml: 2, overflowWrap: 'anywhere' }}>
                    {reason}
                  </Box>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};
