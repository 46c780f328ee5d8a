import { LinkBase, useTranslate } from 'ra-core';
import type { HourCounts, Stretch } from '../../engines/summary';
import { addressOf } from '../../routing/addresses';
import { useCount } from '../fields/useCount';
import { stretchFilter } from './stretchFilter';
import { useStretchNames } from './useStretchNames';

interface HourTableProps {
  caption: string;
  hours: readonly Stretch[];
  before?: readonly Stretch[];
  counts: HourCounts;
  isByDay?: boolean;
  filter?: Record<string, unknown>;
}

/** What the chart shows, as a table: the same numbers with the same links. */
export const HourTable = ({
  caption,
  hours,
  before,
  counts,
  isByDay = false,
  filter,
}: HourTableProps) => {
  const translate = useTranslate();
  const count = useCount();
  const names = useStretchNames(isByDay);
  const text = (key: string) => translate(`app.summary.${key}`);
  const number = (value: number | undefined) => (value === undefined ? '–' : count(value));
  const rows = hours.filter(({ from }) => counts[from]);
  return (
    <table className="summary-table">
      <caption className="hidden-text">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text(isByDay ? 'dayColumn' : 'hourColumn')}</th>
          <th scope="col">{text('calls')}</th>
          <th scope="col">{text('answered')}</th>
          {before && <th scope="col">{text('yesterday')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((hour) => {
          const { total, answered } = counts[hour.from] ?? {};
          const same = before?.[hours.indexOf(hour)];
          return (
            <tr key={hour.from}>
              <th scope="row">{names.name(hour)}</th>
              <td>
                <LinkBase
                  to={addressOf({
                    area: 'recent-calls',
                    filter: { ...filter, ...stretchFilter(hour) },
                  })}
                >
                  {number(total)}
                </LinkBase>
              </td>
              <td>{number(answered)}</td>
              {before && <td>{number(same && counts[same.from]?.total)}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
