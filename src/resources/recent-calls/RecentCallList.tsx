import { useLocaleState, useTranslate } from 'ra-core';
import { DataTable } from 'ra-ui-materialui';
import {
  formatPhoneNumber,
  formatSeconds,
  formatTime,
  timeZoneName,
} from '../../components/fields/format';
import { StateLabel } from '../../components/fields/StateLabel';
import { AccountColumn } from '../../components/list/AccountColumn';
import { AccountFilter } from '../../components/list/AccountFilter';
import { ListPage } from '../../components/list/ListPage';
import { SearchField } from '../../components/list/SearchField';
import { useAccountDefault } from '../../components/list/useAccountDefault';
import { EmptyState } from '../../components/page/EmptyState';
import type { RecentCall } from '../../types';

const Column = DataTable.Col<RecentCall>;
const newestFirst = { field: 'attempted_at', order: 'DESC' } as const;

const fromText = ({ from }: RecentCall) => formatPhoneNumber(from);
const toText = ({ to }: RecentCall) => formatPhoneNumber(to);

export const RecentCallList = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const accountDefault = useAccountDefault();
  const timeLabel = translate('resources.recent-calls.fields.attempted_at', {
    zone: timeZoneName(locale),
  });
  const statusText = ({ answered, sip_status }: RecentCall) => (
    <StateLabel
      state={answered ? 'on' : 'error'}
      label={translate(`resources.recent-calls.state.${answered ? 'answered' : 'notAnswered'}`, {
        status: sip_status,
      })}
    />
  );
  return (
    <ListPage
      resource="recent-calls"
      title={translate('resources.recent-calls.name', { smart_count: 2 })}
      sort={newestFirst}
      filterDefaultValues={accountDefault}
      filters={
        <>
          <SearchField debounce={500} />
          <AccountFilter />
        </>
      }
      empty={
        <EmptyState
          title={translate('resources.recent-calls.empty')}
          text={translate('resources.recent-calls.purpose')}
        />
      }
    >
      <DataTable rowClick={false} bulkActionButtons={false}>
        <Column
          source="attempted_at"
          label={timeLabel}
          disableSort
          render={(call) => formatTime(call.attempted_at, locale)}
        />
        <Column
          source="direction"
          disableSort
          render={({ direction }) => translate(`resources.recent-calls.state.${direction}`)}
        />
        <Column source="from" disableSort render={fromText} />
        <Column source="to" disableSort render={toText} />
        <Column source="answered" disableSort render={statusText} />
        <Column
          source="duration"
          align="right"
          disableSort
          render={({ duration }) => formatSeconds(duration, locale)}
        />
        <AccountColumn />
      </DataTable>
    </ListPage>
  );
};
