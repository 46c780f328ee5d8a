import type { ReactNode } from 'react';
import type { HourCounts, Stretch } from '../../engines/summary';
import { addressOf, hrefOf } from '../../routing/addresses';
import { useCount } from '../fields/useCount';
import { rove } from '../plain/rove';
import { useLinkClicks } from '../plain/useLinkClicks';
import { stretchFilter } from './stretchFilter';
import { useStretchNames } from './useStretchNames';

interface HourChartProps {
  label: string;
  hours: readonly Stretch[];
  /** The same hours of the day before: a line, once all of them are known. */
  before?: readonly Stretch[];
  counts: HourCounts;
  /** Each bar is a day. */
  isByDay?: boolean;
  /** What the list of an hour is narrowed to besides. */
  filter?: Record<string, unknown>;
}

/** A round number that no bar exceeds, so that the scale does not change with each call. */
function scaleOf(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= most) ?? 10;
  return Math.max(4, step * power);
}

const percent = (part: number, whole: number) => `${whole > 0 ? (100 * part) / whole : 0}%`;

/** The calls of each hour as steps from bar to bar; nothing until all of them are known. */
const BeforeLine = ({
  hours,
  counts,
  scale,
}: Pick<HourChartProps, 'counts' | 'hours'> & { scale: number }) => {
  if (hours.length === 0 || hours.some(({ from }) => !counts[from])) return null;
  const steps = hours.map(({ from }, index) => {
    const y = 100 - (100 * (counts[from]?.total ?? 0)) / scale;
    return `${index === 0 ? 'M' : 'L'}${index} ${y}H${index + 1}`;
  });
  return (
    <svg
      className="hour-line"
      viewBox={`0 0 ${hours.length} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={steps.join('')} strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
    </svg>
  );
};

/** Bars of all calls by hour, of which the darker part was answered; each leads to the calls of its hour. */
export const HourChart = ({
  label,
  hours,
  before = [],
  counts,
  isByDay = false,
  filter,
}: HourChartProps) => {
  const count = useCount();
  const names = useStretchNames(isByDay);
  const followLink = useLinkClicks();
  const every = Math.max(1, Math.ceil(hours.length / 8));
  const totals = [...hours, ...before].map(({ from }) => counts[from]?.total ?? 0);
  const scale = scaleOf(Math.max(0, ...totals));
  const firstKnown = hours.find(({ from }) => counts[from]);
  const bar = (hour: Stretch): ReactNode => {
    const known = counts[hour.from];
    if (!known) return <span key={hour.from} className="hour-bar" />;
    const { total, answered = 0 } = known;
    const text = names.textOf(hour, {
      calls: count(total),
      answered: count(answered),
      smart_count: total,
    });
    return (
      <a
        key={hour.from}
        className="hour-bar"
        href={hrefOf(
          addressOf({ area: 'recent-calls', filter: { ...filter, ...stretchFilter(hour) } }),
        )}
        aria-label={text}
        data-tooltip={text}
        tabIndex={hour === firstKnown ? undefined : -1}
      >
        <i style={{ height: percent(total, scale) }}>
          <i style={{ height: percent(answered, total) }} />
        </i>
      </a>
    );
  };
  const group = { role: 'group', 'aria-label': label, onClick: followLink, onKeyDown: rove };
  return (
    <div className="hour-chart">
      <span className="hour-scale" aria-hidden="true">
        {firstKnown && count(scale)}
      </span>
      <div className="hour-bars" data-roving {...group}>
        {hours.map(bar)}
        <BeforeLine hours={before} counts={counts} scale={scale} />
      </div>
      <div className="hour-labels" aria-hidden="true">
        {hours.map(({ from }, index) => (
          <span key={from}>{index % every === 0 ? names.short(from) : ''}</span>
        ))}
      </div>
    </div>
  );
};
