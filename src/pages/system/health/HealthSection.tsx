import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { RelativeTime } from '../../../components/fields/RelativeTime';
import { type State, StateLabel } from '../../../components/fields/StateLabel';
import { Bounded } from '../../../components/page/Bounded';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { TableSkeleton } from '../../../components/page/Skeletons';
import { byLevel, type Finding, isBroken, type Level } from './rules';

const states: Record<Level, State> = {
  broken: 'error',
  look: 'warning',
  unknown: 'off',
  well: 'normal',
};

/** The most rows that a section draws. */
const mostDrawn = 50;

/** One thing and how it is. */
export interface HealthRow {
  key: string;
  name: string;
  /** Where its record is; null where it has none. */
  to: string | null;
  finding: Finding;
  /** What is drawn in place of the words of the finding. */
  details?: ReactNode;
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 3,
  rowGap: 1,
  minHeight: 36,
  mb: 1,
} as const;

// On a phone each has a line of its own, before anything is known.
const ageStyle = {
  flexBasis: { xs: '100%', sm: 'auto' },
  minHeight: 20,
  // Stands on the line of the title before it has words.
  '&::before': { content: '"\\200b"' },
} as const;
const actionStyle = {
  flexBasis: { xs: '100%', sm: 'auto' },
  marginInlineStart: { sm: 'auto' },
  '&:empty': { display: 'none' },
} as const;

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: 4,
  alignItems: 'center',
  minHeight: 44,
  px: 3,
  py: 2,
  borderTop: '1px solid var(--mui-palette-divider)',
  '&:first-of-type': { borderTop: 0 },
  overflowWrap: 'anywhere',
} as const;

const frameStyle = {
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

const Rows = ({ rows }: { rows: HealthRow[] }) => {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={frameStyle}>
      {rows.map(({ key, name, to, finding, details }) => (
        <Box component="li" key={key} sx={rowStyle}>
          {to ? (
            <Link component={LinkBase} to={to} underline="hover">
              {name}
            </Link>
          ) : (
            <span>{name}</span>
          )}
          {details ?? (
            <StateLabel
              state={states[finding.level]}
              label={translate(`app.health.${finding.says}`, finding.args)}
            />
          )}
        </Box>
      ))}
    </Box>
  );
};

/** What stands in the place of rows. */
const Empty = ({ children }: { children: ReactNode }) => (
  <Box sx={{ ...frameStyle, px: 3, py: 3, color: 'text.secondary' }}>{children}</Box>
);

interface HealthSectionProps {
  title: string;
  /** Undefined while they are still to come. */
  rows: HealthRow[] | undefined;
  /** How many there are, where only the first were looked at. */
  total?: number;
  error: unknown;
  /** When it was answered (ms since 1970). */
  askedAt: number;
  isOnlyBroken: boolean;
  /** What is said where there is nothing at all. */
  empty: string;
  actions?: ReactNode;
  /** What stands above the rows. */
  children?: ReactNode;
  onRetry: () => void;
}

const useCounts = (rows: HealthRow[] | undefined, total: number | undefined) => {
  const translate = useTranslate();
  if (!rows?.length) return '';
  const broken = rows.filter(({ finding }) => isBroken(finding)).length;
  const count = translate(`app.health.${broken > 0 ? 'counts' : 'countsNone'}`, {
    smart_count: broken,
    total: total ?? rows.length,
  });
  return (total ?? 0) > rows.length
    ? `${count} ${translate('app.health.firstOnly', { smart_count: rows.length })}`
    : count;
};

/** One part of the screen: how many need attention, how old that is, and each thing with the way to it. */
export const HealthSection = (props: HealthSectionProps) => {
  const { title, rows, total, error, askedAt, isOnlyBroken, empty, actions, onRetry } = props;
  const translate = useTranslate();
  const id = useId();
  const counts = useCounts(rows, total);
  const wanted = rows?.filter(({ finding }) => !isOnlyBroken || isBroken(finding)).sort(byLevel);
  const drawn = wanted?.slice(0, mostDrawn);
  const more = (wanted?.length ?? 0) - (drawn?.length ?? 0);
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 6 }}>
      <Box sx={headStyle}>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" component="span" sx={ageStyle}>
          <span>{counts}</span>
          {askedAt > 0 && (
            <>
              <span>{counts && ' · '}</span>
              <RelativeTime time={new Date(askedAt).toISOString()} />
            </>
          )}
        </Typography>
        {/* Named after what the rows are, which is not known before. */}
        <Box sx={{ ...actionStyle, visibility: rows ? 'visible' : 'hidden' }}>{actions}</Box>
      </Box>
      <Bounded of="panel">
        <div>
          {props.children}
          {error && !rows ? (
            <ErrorPanel error={error} onRetry={onRetry} />
          ) : !drawn ? (
            <TableSkeleton rows={3} />
          ) : drawn.length === 0 ? (
            <Empty>{rows?.length ? translate('app.health.allWell') : empty}</Empty>
          ) : (
            <Rows rows={drawn} />
          )}
          {more > 0 && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
              {translate('app.health.more', { smart_count: more })}
            </Typography>
          )}
        </div>
      </Bounded>
    </Box>
  );
};
