import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { LinkBase, useTranslate } from 'ra-core';
import { readableNumber } from '../../../components/fields/phoneNumber';
import { BackLink } from '../../../components/form/BackLink';
import { EmptyState } from '../../../components/page/EmptyState';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { PageHeader } from '../../../components/page/PageHeader';
import { FormSkeleton } from '../../../components/page/Skeletons';
import type { RecentCall } from '../../../types';
import { callPath, comparePath, type LinkedCall } from '../callLink';
import { useIsReading } from '../capture/useCapture';
import { type CallFact, useCallFacts } from '../details/useCallFacts';
import { useCallReferences } from '../details/useCallReferences';
import { FactValue } from '../facts/FactValue';
import { useLinkedCall } from '../useLinkedCall';
import { CompareMessages } from './CompareMessages';
import { type PairRow, PairTable } from './PairTable';
import { pairFacts } from './pairFacts';
import { useLatencyFacts } from './useLatencyFacts';

const text = (name: string) => `resources.recent-calls.compare.${name}`;

interface Two {
  first: RecentCall;
  second: RecentCall;
}

const cellOf = (fact: CallFact | null) =>
  fact && <FactValue others={fact.others}>{fact.node ?? fact.value}</FactValue>;

const rowsOf = (first: CallFact[], second: CallFact[], isWhole = true): PairRow[] =>
  pairFacts(first, second, isWhole).map(({ key, label, isDifferent, ...pair }) => ({
    key,
    head: label,
    first: cellOf(pair.first),
    second: cellOf(pair.second),
    isDifferent,
  }));

const Details = ({ first, second }: Two) => {
  const translate = useTranslate();
  const ofFirst = useCallFacts(first, useCallReferences(first));
  const ofSecond = useCallFacts(second, useCallReferences(second));
  const areReading = [useIsReading(first), useIsReading(second)];
  return (
    <PairTable
      title={translate(text('details'))}
      head={translate(text('fact'))}
      rows={rowsOf(ofFirst, ofSecond, !areReading.includes(true))}
    />
  );
};

const Latencies = ({ first, second }: Two) => {
  const translate = useTranslate();
  const rows = rowsOf(useLatencyFacts(first), useLatencyFacts(second));
  if (rows.length === 0) return null;
  return (
    <PairTable
      title={translate('resources.recent-calls.trace.latency.title')}
      head={translate(text('fact'))}
      rows={rows}
    />
  );
};

/** The two calls by their numbers, and the ways to each. */
const Heads = ({ first, second }: Two) => {
  const translate = useTranslate();
  const sides: [string, RecentCall][] = [
    ['A', first],
    ['B', second],
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {sides.map(([name, call]) => (
        <Box key={name} sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
          <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {translate(text(name === 'A' ? 'first' : 'second'))}
          </Box>
          <Link component={LinkBase} to={callPath(call)}>
            {translate('resources.recent-calls.fromTo', {
              from: readableNumber(call.from),
              to: readableNumber(call.to),
            })}
          </Link>
        </Box>
      ))}
    </Box>
  );
};

/** Two calls side by side: their facts and messages, with differences marked. */
export const CompareCalls = ({ first, second }: { first: LinkedCall; second: LinkedCall }) => {
  const translate = useTranslate();
  const found = [useLinkedCall(first), useLinkedCall(second)] as const;
  const [a, b] = found;
  const failed = found.find(({ error }) => error);
  const header = (swap?: string) => (
    <PageHeader
      title={translate(text('title'))}
      back={<BackLink />}
      actions={
        swap && (
          <Button size="small" component={LinkBase} to={swap}>
            {translate(text('swap'))}
          </Button>
        )
      }
    />
  );
  if (!a.call || !b.call) {
    return (
      <>
        {header()}
        {failed ? (
          <ErrorPanel error={failed.error} onRetry={() => failed.refetch()} />
        ) : a.isPending || b.isPending ? (
          <FormSkeleton sections={2} />
        ) : (
          <EmptyState
            title={translate('resources.recent-calls.notFound.title')}
            text={translate('resources.recent-calls.notFound.byDays')}
          />
        )}
      </>
    );
  }
  const two = { first: a.call, second: b.call };
  return (
    <>
      {header(comparePath(b.call, a.call))}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
        <Heads {...two} />
        <Details {...two} />
        <Latencies {...two} />
        <CompareMessages {...two} />
      </Box>
    </>
  );
};
