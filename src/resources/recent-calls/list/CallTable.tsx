import { useListContext, useLocaleState, useTranslate } from 'ra-core';
import { memo, useCallback } from 'react';
import { useCanAccess } from '../../../components/access/useCanAccess';
import { useConsole } from '../../../components/ConsoleContext';
import { clockTime } from '../../../components/fields/clockTime';
import { formatSeconds } from '../../../components/fields/format';
import { useClock } from '../../../components/fields/useClock';
import { ExpandableTable } from '../../../components/list/ExpandableTable';
import { useListAddress } from '../../../components/list/ListAddress';
import { ListColumn } from '../../../components/list/ListColumn';
import type { RecentCall } from '../../../types';
import { CallInRow } from '../CallInRow';
import { CallNumber } from '../CallNumber';
import { CallStatus } from '../CallStatus';
import { callMarks } from './callMarks';
import { callWay } from './callWay';
import { OwnerColumn } from './OwnerColumn';

const Column = ListColumn<RecentCall>;

/** The head of a column that shows one fact above another. */
const twoHeads = (above: string, below: string) => (
  <span className="two-heads">
    <span>{above}</span> <span>{below}</span>
  </span>
);

interface CallRowsProps {
  /** The time zone that the head names: that of the first row. */
  zone: string;
  /** The list is not of one account. */
  isOfAll: boolean;
}

/** Not drawn again with each refresh. */
const CallRows = memo(function CallRows({ zone, isOfAll }: CallRowsProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const clock = useClock();
  const { features } = useConsole();
  const text = (key: string, options?: object) =>
    translate(`resources.recent-calls.list.${key}`, options);
  const application = text('application');
  const nameOf = useCallback(
    ({ from, to, attempted_at }: RecentCall) =>
      translate('resources.recent-calls.call', { from, to, time: clock.exact(attempted_at) }),
    [translate, clock],
  );
  const dayOf = useCallback(({ attempted_at }: RecentCall) => clock.day(attempted_at), [clock]);
  const panel = useCallback((call: RecentCall) => <CallInRow call={call} />, []);
  return (
    <ExpandableTable panel={panel} nameOf={nameOf} groupOf={dayOf}>
      <Column
        source="attempted_at"
        label={twoHeads(text('time', { zone }), translate('resources.recent-calls.fields.trunk'))}
        disableSort
        render={(call) => (
          <span className="call-time">
            {clockTime(call.attempted_at, zone, clock)}
            {callWay(call, translate)}
          </span>
        )}
      />
      <Column
        source="from"
        disableSort
        className="first-line"
        render={({ from }) => <CallNumber number={from} />}
      />
      <Column
        source="to"
        disableSort
        className="first-line goes-to"
        render={({ to }) => <CallNumber number={to} />}
      />
      <Column
        source="answered"
        disableSort
        className="takes-rest"
        render={(call) => <CallStatus call={call} />}
      />
      <Column
        source="duration"
        align="end"
        disableSort
        className="nowrap"
        // With seconds, durations of hours would push the account off a narrow screen; the details
        // show them.
        render={({ duration }) => formatSeconds(duration, locale, 2)}
      />
      <Column
        name="marks"
        label={<span className="hidden-text">{text('marks')}</span>}
        className="wide-only"
        render={(call) => callMarks(call, { isTraced: features.tracing, translate })}
      />
      <OwnerColumn
        label={isOfAll ? twoHeads(translate('app.list.account'), application) : application}
        isOfAll={isOfAll}
      />
    </ExpandableTable>
  );
});

export const CallTable = () => {
  const { data } = useListContext<RecentCall>();
  const { accountSid } = useListAddress();
  const { zoneAt } = useClock();
  const mayChoose = useCanAccess({ action: 'list', resource: 'accounts' });
  return (
    <CallRows zone={zoneAt(data?.[0]?.attempted_at ?? '')} isOfAll={mayChoose && !accountSid} />
  );
};
