import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'ra-core';
import { StateLabel } from '../fields/StateLabel';
import { ScrolledTable } from '../page/ScrolledTable';

const signs = {
  new: 'info',
  planned: 'info',
  done: 'on',
  refused: 'error',
  notTried: 'off',
  skipped: 'off',
  invalid: 'error',
  duplicate: 'off',
  exists: 'off',
} as const;

/** What is to become, or became, of one of many. */
export interface BulkRow {
  id: string;
  name: string;
  state: keyof typeof signs;
  /** A word for the state that says more than its own. */
  label?: string;
  /** What the platform said, or why it is skipped. */
  reason?: string;
}

interface OutcomeTableProps {
  rows: readonly BulkRow[];
  /** What the names are. */
  nameLabel: string;
  /** The names are numbers or codes. */
  isMono?: boolean;
}

/** The ids as keys; a repeated one gets a different key. */
function keysOf(rows: readonly BulkRow[]): string[] {
  const counts = new Map<string, number>();
  return rows.map(({ id }) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id} ${count}`;
  });
}

/** A number with its country is never longer (characters); a code may be. */
const longest = 20;
const inOneLine = { whiteSpace: 'nowrap' };
const anywhere = { overflowWrap: 'anywhere' };
/** What was said goes below the state where both do not fit beside each other. */
const outcomeStyle = { display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 1, ...anywhere };

/** What is to become, or became, of each. */
export const OutcomeTable = ({ rows, nameLabel, isMono }: OutcomeTableProps) => {
  const translate = useTranslate();
  const keys = keysOf(rows);
  return (
    <ScrolledTable
      label={translate('app.bulk.outcomes')}
      height={280}
      head={
        <>
          <TableCell>{nameLabel}</TableCell>
          <TableCell>{translate('app.bulk.outcome')}</TableCell>
        </>
      }
    >
      {rows.map(({ name, state, label: word, reason }, place) => (
        <TableRow key={keys[place]}>
          <TableCell sx={isMono && name.length <= longest ? inOneLine : anywhere}>
            {isMono ? (
              <span translate="no" className="mono">
                {name}
              </span>
            ) : (
              name
            )}
          </TableCell>
          <TableCell>
            <Box component="span" sx={outcomeStyle}>
              <StateLabel
                state={signs[state]}
                label={word ?? translate(`app.bulk.states.${state}`)}
              />
              {reason && <span>{reason}</span>}
            </Box>
          </TableCell>
        </TableRow>
      ))}
    </ScrolledTable>
  );
};
