import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import type { NewestCalls } from '../../dataProvider';
import {
  type CallSummary,
  summaryByTrunk,
  summaryOf,
  type TrunkSummary,
} from '../../engines/summary';
import { addressOf } from '../../routing/addresses';
import { sipReason } from '../calls/sipReason';
import { trunkName } from '../calls/trunkPath';
import { useCount } from '../fields/useCount';
import { ShareBars } from './ShareBars';
import { useSummaryFormat } from './useSummaryFormat';

/** Bars that are shown of each kind. */
const most = 6;

interface CallReasonsProps {
  newest: NewestCalls;
  /** What the calls are narrowed to: that of the lists that the bars lead to. */
  filter: Record<string, unknown>;
  /** More about the trunks, below. */
  children?: (trunks: TrunkSummary[]) => ReactNode;
}

const Fact = ({ label, help, value }: { label: string; help?: string; value: string }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography component="dt" variant="body2" color="textSecondary">
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0, fontSize: 18, fontWeight: 600 }}>
      {value}
    </Box>
    {help && (
      <Box component="dd" sx={{ m: 0, fontSize: 12, color: 'text.secondary', maxWidth: 220 }}>
        {help}
      </Box>
    )}
  </Box>
);

const Facts = ({ summary: { asr, acd, pdd, ner } }: { summary: CallSummary }) => {
  const translate = useTranslate();
  const format = useSummaryFormat();
  const text = (key: string) => translate(`app.summary.${key}`);
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' },
        columnGap: 8,
        rowGap: 4,
        m: 0,
      }}
    >
      <Fact label={text('asr')} value={format.percent(asr)} />
      <Fact label={text('ner')} help={text('nerHelp')} value={format.percent(ner)} />
      <Fact label={text('acd')} value={format.duration(acd)} />
      <Fact label={text('pdd')} help={text('pddHelp')} value={format.seconds(pdd)} />
    </Box>
  );
};

interface HalfProps {
  title: string;
  /** What is said where it has no bars. */
  empty: string | false;
  children: ReactNode;
}

const Half = ({ title, empty, children }: HalfProps) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography variant="h3" sx={{ mb: 2 }}>
      {title}
    </Typography>
    {empty ? <Typography color="textSecondary">{empty}</Typography> : children}
  </Box>
);

/** Why calls were not answered, over which carriers, and how the others went; each bar leads to its calls. */
export const CallReasons = ({ newest, filter, children }: CallReasonsProps) => {
  const translate = useTranslate();
  const count = useCount();
  const format = useSummaryFormat();
  const { calls, read, total } = newest;
  const summary = useMemo(() => summaryOf(calls), [calls]);
  const trunks = useMemo(() => summaryByTrunk(calls), [calls]);
  const text = (key: string, args?: object) => translate(`app.summary.${key}`, args);
  const listOf = (narrower: object) =>
    addressOf({ area: 'recent-calls', filter: { ...filter, answered: 'false', ...narrower } });
  const failed = summary.calls - summary.answered;
  const failing = trunks.filter((trunk) => trunk.calls > trunk.answered).slice(0, most);
  const causes = summary.causes.slice(0, most);
  const noFailures = summary.calls === 0 ? '–' : text('noFailures');
  const mostOfCause = causes[0]?.calls ?? 1;
  const mostOfTrunk = Math.max(1, ...failing.map((trunk) => trunk.calls - trunk.answered));
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 4 }}>
        {read < total
          ? text('ofNewest', { read: count(read), total: count(total) })
          : text('ofAll', { total: count(total), smart_count: total })}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          gap: { xs: 6, md: 12 },
          mb: 6,
        }}
      >
        <Half title={text('causes')} empty={failed === 0 && noFailures}>
          <ShareBars
            label={text('causes')}
            bars={causes.map(({ id, calls: own }) => ({
              id,
              name: [id, sipReason(translate, id)].filter(Boolean).join(' ') || text('noStatus'),
              part: own / mostOfCause,
              value: text('countPart', { count: count(own), part: format.percent(own / failed) }),
              to: id ? listOf({ sip_status: id }) : undefined,
            }))}
          />
        </Half>
        <Half
          title={text('trunks')}
          empty={failing.length === 0 && (failed === 0 ? noFailures : text('noCarrier'))}
        >
          <ShareBars
            label={text('trunks')}
            bars={failing.map(({ trunk, calls: all, answered }) => ({
              id: trunk,
              name: trunkName(trunk, translate),
              part: (all - answered) / mostOfTrunk,
              value: text('failedOf', { failed: count(all - answered), calls: count(all) }),
              to: listOf({ trunk }),
            }))}
          />
        </Half>
      </Box>
      <Facts summary={summary} />
      {children?.(trunks)}
    </>
  );
};
