import { useTranslate } from 'ra-core';
import { changeOf } from '../../engines/summary';
import { addressOf } from '../../routing/addresses';
import { useCount } from '../fields/useCount';
import { Comparison } from './Comparison';
import { useSummaryFormat } from './useSummaryFormat';

/** A number of calls, of which some were answered. */
export interface Counted {
  total: number;
  answered: number;
}

interface DayComparisonProps {
  of: 'calls' | 'answered';
  now: Counted;
  /** The other time with the filter of its list; what it is called. */
  before: Counted & { filter: Record<string, unknown> };
  name: string;
}

/** The answered part; null where nobody called. */
export const answeredPart = ({ total, answered }: Counted): number | null =>
  total > 0 ? answered / total : null;

/** Calls are compared as a part of what they were, answered parts in percentage points. */
export const DayComparison = ({ of, now, before, name }: DayComparisonProps) => {
  const translate = useTranslate();
  const count = useCount();
  const format = useSummaryFormat();
  const text = (key: string, args?: object) => translate(`app.summary.${key}`, args);
  const to = addressOf({ area: 'recent-calls', filter: before.filter });
  const [part, partBefore] = [answeredPart(now), answeredPart(before)];
  if (of === 'answered') {
    const points = part === null || partBefore === null ? 0 : part - partBefore;
    const shown = format.points(Math.abs(points));
    const key =
      part === null || partBefore === null
        ? 'notCompared'
        : shown === '0'
          ? 'samePoints'
          : points > 0
            ? 'pointsMore'
            : 'pointsLess';
    return (
      <Comparison
        difference={shown === '0' ? 0 : points}
        text={(other) => text(key, { points: shown, other })}
        other={text('other', { name, value: format.percent(partBefore) })}
        to={to}
      />
    );
  }
  const change = changeOf(now.total, before.total);
  const difference = now.total - before.total;
  const key = difference === 0 ? 'same' : difference > 0 ? 'more' : 'fewer';
  const amount = change === null ? count(Math.abs(difference)) : format.percent(Math.abs(change));
  return (
    <Comparison
      difference={difference}
      text={(other) => text(key, { amount, other })}
      other={text('other', { name, value: count(before.total) })}
      to={to}
    />
  );
};
