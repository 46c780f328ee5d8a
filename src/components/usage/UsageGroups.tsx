import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'ra-core';
import type { ReactNode } from 'react';
import type { Used } from '../../types';
import { useRecordPath } from '../access/useRecordPath';
import { readableNumber } from '../fields/phoneNumber';

export interface UsageGroup {
  /** What kind of thing uses it, already translated. */
  label: string;
  /** All of them, or the first. */
  records: Used[];
  /** How many there are; null where that is not known. */
  count: number | null;
  /** Where all of them are; null where there is no such list. */
  listHref: string | null;
  /** What is to be said of the count. */
  note?: string;
}

const shown = 10;

/** Where a record is: API keys and addresses have no page of their own. */
function useHrefOf(): (record: Used) => string | null {
  const pathOf = useRecordPath();
  return (record) => (record.resource === null ? null : pathOf(record.resource, record));
}

const nameOf = ({ resource, name, id }: Used) =>
  resource === 'phone-numbers' ? readableNumber(name) : name || id;

/** Keys are only counted. */
const isNamed = ({ resource }: Used) => resource !== 'api-keys';

interface UsageGroupsProps {
  groups: UsageGroup[];
  /** The operator goes to one of them. */
  onFollow?: () => void;
}

/** What uses a record, by kind: how many, and the first of them, each leading there. */
export const UsageGroups = ({ groups, onFollow }: UsageGroupsProps) => {
  const hrefOf = useHrefOf();
  const link = (href: string | null, content: ReactNode) =>
    href ? (
      <Link component={LinkBase} to={href} onClick={onFollow}>
        {content}
      </Link>
    ) : (
      content
    );
  return groups.map(({ label, records, count, listHref, note }) => {
    const named = records.filter(isNamed);
    return (
      <Box key={label} sx={{ mb: 3 }}>
        <Typography variant="h3" component="p">
          {link(listHref, count === null ? label : `${label} (${count})`)}
        </Typography>
        {note && (
          <Typography variant="body2" color="textSecondary">
            {note}
          </Typography>
        )}
        <Box
          component="ul"
          sx={{
            m: 0,
            mt: 1,
            paddingInlineStart: 5,
            lineHeight: '26px',
            overflowWrap: 'anywhere',
            columnWidth: 200,
            // Each is a target of its own height, whatever stands beside it.
            '& a': { display: 'inline-block' },
          }}
        >
          {named.slice(0, shown).map((record) => (
            <li key={record.id}>
              {link(hrefOf(record), <bdi translate="no">{nameOf(record)}</bdi>)}
            </li>
          ))}
          {named.length > 0 && count !== null && count > shown && (
            <li>{link(listHref, <bdi>{`+ ${count - shown}`}</bdi>)}</li>
          )}
        </Box>
      </Box>
    );
  });
};
