import { useListContext, useLocaleState, useTranslate } from 'ra-core';
import { memo, useCallback } from 'react';
import { useCanAccess } from '../../../components/access/useCanAccess';
import { useConsole } from '../../../components/ConsoleContext';
import { clockTime } from '../../../components/fields/clockTime';
import { formatSeconds } from '../../../components/fields/format';
import { MonoText } from '../../../components/fields/MonoText';
import { readableNumber } from '../../../components/fields/phoneNumber';
import { useClock } from '../../../components/fields/useClock';
import { ExpandableTable } from '../../../components/list/ExpandableTable';
import { useListAddress } from '../../../components/list/ListAddress';
import { ListColumn } from '../../../components/list/ListColumn';
import type { RecentCall } from '../../../types';
import { CallDirection } from '../CallDirection';
import { CallInRow } from '../CallInRow';
import { CallStatus } from '../CallStatus';
import { callMarks } from './callMarks';
import { OwnerColumn } from './OwnerColumn';
import { trunkLink } from './trunkLink';

const Column = ListColumn<RecentCall>;

/** A number or SIP user of a call as people read it, and in its title as it is stored. */
const CallNumber = ({ number }: { number: string }) => (
  <MonoText title={number}>{readableNumber(number)}</MonoText>
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
  const text = (key: string) => translate(`resources.recent-calls.list.${key}`);
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
        label={translate('resources.recent-calls.fields.attempted_at', { zone })}
        disableSort
        render={({ attempted_at }) => clockTime(attempted_at, zone, clock)}
      />
      <Column
        source="direction"
        label={<span className="hidden-text">{text('direction')}</span>}
        disableSort
        className="icon-only"
        render={({ direction }) => <CallDirection direction={direction} />}
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
        align="right"
        disableSort
        className="nowrap"
        // With seconds, durations of hours would push the trunk off a narrow screen; the details
        // show them.
        render={({ duration }) => formatSeconds(duration, locale, 2)}
      />
      <Column
        label={<span className="hidden-text">{text('marks')}</span>}
        className="wide-only"
        render={(call) => callMarks(call, { isTraced: features.tracing, translate })}
      />
      <OwnerColumn
        label={text(isOfAll ? 'accountAndApplication' : 'application')}
        isOfAll={isOfAll}
      />
      <Column
        source="trunk"
        disableSort
        className="wide-only"
        render={({ trunk }) => trunkLink(trunk)}
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
